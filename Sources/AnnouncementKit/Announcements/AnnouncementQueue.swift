// SPDX-License-Identifier: MIT

/// The rule book: who is heard, who waits, who is cut, and what becomes of each.
///
/// A value: events in, effects out. It knows no clock; `now` is any clock that never goes back.
/// At most one announcement is heard at a time, and each accepted one ends in exactly one outcome.
public struct AnnouncementQueue: Sendable, Equatable {
    public let limits: QueueLimits
    /// The one being spoken.
    public internal(set) var current: AcceptedAnnouncement?
    public internal(set) var isPaused = false
    public internal(set) var isClosed = false
    var line = WaitingLine()
    var settling = SettlingChanges()
    private var nextTurn: UInt64 = 1

    public init(limits: QueueLimits = QueueLimits()) {
        self.limits = limits
    }

    /// Everything that waits, in the order in which it will be heard if nothing more comes; what must still come to
    /// rest is last.
    public var waiting: [AcceptedAnnouncement] { line.all + settling.all }

    public var waitingCount: Int { line.count + settling.count }

    /// When ``advance(now:)`` must be called next, on the clock of the events; nil when nothing waits for a time.
    public var nextDeadline: Duration? { settling.nextDue }

    /// Takes an announcement in, or throws and is unchanged.
    public mutating func post(
        _ announcement: Announcement, id: AnnouncementID, client: ClientID, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !isClosed else { throw .closed }
        var entry = AcceptedAnnouncement(announcement, id: id, client: client, turn: nextTurn, now: now)
        entry.merge(rivals(of: entry))
        let arrived = QueueEffect.report(entry, .queued, reason: nil)
        if let settled = try settle(entry, now: now) {
            nextTurn += 1
            return [arrived] + settled
        }
        let isHeard = mayBeHeardNow(entry)
        if !isHeard && announcement.priority == .notification {
            return [arrived, .report(entry, .ended(.dropped), reason: reasonForDropping())]
        }
        let room = isHeard ? [] : try makeRoom(for: entry)
        nextTurn += 1
        return [arrived] + room + admit(entry, now: now)
    }

    /// Time has passed: what has come to rest takes its turn.
    public mutating func advance(now: Duration) -> [QueueEffect] {
        settling.takeDue(now: now).flatMap { admit($0, now: now) }
    }

    /// Speaks it when it may be heard now, and puts it in line when not.
    private mutating func admit(_ entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard mayBeHeardNow(entry) else { return wait(entry) }
        return replaceRivals(of: entry) + cutCurrent(for: entry, now: now) + [speak(entry, now: now)]
    }

    /// The first sample of the current one is heard.
    public mutating func began(_ id: AnnouncementID) -> [QueueEffect] {
        guard let current, current.id == id else { return [] }
        return [.report(current, .began, reason: nil)]
    }

    /// The current one was heard to its end.
    public mutating func finished(_ id: AnnouncementID, now: Duration) -> [QueueEffect] {
        end(id, .finished, reason: nil, now: now)
    }

    /// The current one could not be spoken or heard. The queue goes on with the next.
    public mutating func failed(_ id: AnnouncementID, reason: String, now: Duration) -> [QueueEffect] {
        end(id, .failed, reason: reason, now: now)
    }

    /// How many characters of a stopped announcement were heard: a `message`, or anything paused, goes on from there.
    public mutating func wasHeard(_ id: AnnouncementID, upTo heard: Int) {
        guard let entry = line[id], entry.rank != .low || isPaused else { return }
        line.setHeard(heard, of: id)
    }

    /// The current one would say again what its slot said last: equal text is silence.
    public mutating func unchanged(_ id: AnnouncementID, now: Duration) -> [QueueEffect] {
        end(id, .dropped, reason: "dropped: it would say again what its slot said last", now: now)
    }

    private mutating func end(
        _ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String?, now: Duration
    ) -> [QueueEffect] {
        guard let ended = current, ended.id == id else { return [] }
        current = nil
        return [.report(ended, .ended(outcome), reason: reason)] + speakNext(now: now)
    }

    private func mayBeHeardNow(_ entry: AcceptedAnnouncement) -> Bool {
        guard !isPaused else { return false }
        guard let current else { return true }
        return entry.announcement.priority.cuts(current.rank, queueing: entry.announcement.queue)
    }

    private func reasonForDropping() -> String {
        guard let current else { return "dropped: speech is paused" }
        return "dropped: an announcement of priority \(current.rank.rawValue) was being heard"
    }

    private mutating func speak(_ entry: AcceptedAnnouncement, now: Duration) -> QueueEffect {
        current = entry
        if let slot = entry.slot, entry.announcement.settles != nil { settling.tell(slot, now: now) }
        return .speak(entry)
    }

    /// The next in line that is still worth saying.
    mutating func speakNext(now: Duration) -> [QueueEffect] {
        guard current == nil, !isPaused else { return [] }
        var effects: [QueueEffect] = []
        while let next = line.removeFirst() {
            guard next.isExpired(at: now) else { return effects + [speak(next, now: now)] }
            effects.append(.report(next, .ended(.expired), reason: "expired: it waited longer than it is worth saying"))
        }
        return effects
    }
}
