// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The rule book: who is heard, who waits, who is cut, and what becomes of each.
///
/// A value: events in, effects out. It knows no clock; `now` is any clock that never goes back.
/// At most one announcement is heard at a time, and each accepted one ends in exactly one outcome.
package struct AnnouncementQueue: Sendable, Equatable {
    package let limits: QueueLimits
    /// The one being spoken.
    package internal(set) var current: AcceptedAnnouncement?
    package internal(set) var isPaused = false
    package internal(set) var isClosed = false
    var room = WaitingRoom()
    var recent = RecentAnnouncements()
    private var nextTurn: UInt64 = 1
    /// Whether anything of the current one has been heard.
    var hasBegun = false
    /// Since the sound of one was lost, as long as something waits.
    var outage: Outage?
    /// Whether some may wait that would cut the current one: they were paused when it came, or it has sunk in rank.
    var mayBeOvertaken = false

    package init(limits: QueueLimits = QueueLimits()) {
        self.limits = limits
    }

    /// Everything that waits, in the order in which it will be heard if nothing more comes; then that of paused clients,
    /// and last what must still come to rest.
    package var waiting: [AcceptedAnnouncement] { room.all }

    /// The first of ``waiting``, no more than `limit`: cheap when many wait.
    package func waiting(limit: Int) -> [AcceptedAnnouncement] { room.next(max(0, limit)) }

    package var waitingCount: Int { room.count }

    /// When ``advance(now:)`` must be called next, on the clock of the events; nil when nothing waits for a time.
    package var nextDeadline: Duration? {
        guard isMute, let end = outage?.waits.first?.end else { return room.nextDeadline }
        return room.nextDeadline.map { min($0, end) } ?? end
    }

    /// Takes an announcement in, or throws and is unchanged.
    package mutating func post(
        _ announcement: Announcement, id: AnnouncementID, client: ClientID, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !isClosed else { throw .closed }
        let posted = AcceptedAnnouncement(announcement, id: id, client: client, turn: nextTurn, now: now)
        if !isMute { outage = nil }
        let effects = try posted.isSpeechDispatcher ? postMessage(posted, now: now) : postOwn(posted, now: now)
        nextTurn += 1
        if outage != nil, let waiting = room[id] { limitWait(of: waiting, now: now) }
        return effects
    }

    /// Takes one in that is not to be heard, and ends it: nobody is cut for it.
    /// - Parameter reason: why, as it is told.
    package mutating func drop(
        _ announcement: Announcement, id: AnnouncementID, client: ClientID, reason: String, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !isClosed else { throw .closed }
        let entry = AcceptedAnnouncement(announcement, id: id, client: client, turn: nextTurn, now: now)
        nextTurn += 1
        return arrived(entry) + [dropped(entry, reason)]
    }

    private mutating func postOwn(
        _ posted: AcceptedAnnouncement, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard !recent.isRepetition(of: posted, now: now, stillTold: { isTold($0, for: posted) }) else {
            return arrived(posted) + [dropped(posted, "its client said the same less than a second ago")]
        }
        let rivals = room.rivals(of: posted)
        var entry = posted
        entry.merge(rivals)
        if let current, isReplaced(current, by: entry), mayBeHeardNow(entry) { entry.merge([current]) }
        var effects = arrived(entry)
        let isHeardNow = mayBeHeardNow(entry)
        if let settled = try settle(entry, beside: rivals, now: now) {
            effects += settled
        } else if !isHeardNow && entry.priority == .notification {
            return effects + [dropped(entry, reasonForDropping(entry))]
        } else {
            if !isHeardNow || isBehind(entry) { effects += try makeRoom(for: entry, beside: rivals) }
            effects += admit(entry, now: now)
        }
        recent.accept(posted, now: now)
        return effects
    }

    /// Time has passed: what waited longer than it is worth goes, and what has come to rest takes its turn.
    package mutating func advance(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let late = room.takeExpired(now: now) { effects.append(expired(late)) }
        effects += giveUp(now: now)
        while let rested = room.takeRested(now: now) {
            effects += current == nil ? wait(rested) : admit(rested, now: now)
        }
        return effects + speakNext(now: now)
    }

    func arrived(_ entry: AcceptedAnnouncement) -> [QueueEffect] {
        [.report(entry, .queued, reason: nil)]
    }

    func dropped(_ entry: AcceptedAnnouncement, _ reason: String) -> QueueEffect {
        .report(entry, .ended(.dropped), reason: "dropped: \(reason)")
    }

    /// Whether `id` waits or is heard with at least the urgency of `entry`, so that it can stand for it.
    private func isTold(_ id: AnnouncementID, for entry: AcceptedAnnouncement) -> Bool {
        let former = current?.id == id ? current : room[id]
        return former.map { !entry.rank.isMoreUrgent(than: $0.rank) } ?? false
    }

    /// Speaks it when it may be heard now, and puts it in line when not.
    private mutating func admit(_ entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard mayBeHeardNow(entry) else { return wait(entry) }
        return replaceRivals(of: entry) + interrupt(for: entry, now: now)
    }

    /// Speaks one that may be heard now in the place of what is heard.
    mutating func interrupt(for entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        let isBehind = isBehind(entry)
        let effects = cutCurrent(for: entry, now: now)
        guard isBehind else { return effects + [speak(entry, now: now)] }
        room.enter(entry)
        return effects + speakNext(now: now)
    }

    /// The first sample of the current one is heard.
    package mutating func began(_ id: AnnouncementID) -> [QueueEffect] {
        guard let current, current.id == id else { return [] }
        hasBegun = true
        return [.report(current, .began, reason: nil)]
    }

    /// The current one was heard to its end.
    package mutating func finished(_ id: AnnouncementID, now: Duration) -> [QueueEffect] {
        if current?.id == id { recent.finish(id) }
        return end(id, .finished, reason: nil, now: now)
    }

    /// The current one could not be spoken or heard. The queue goes on with the next.
    package mutating func failed(_ id: AnnouncementID, reason: String, now: Duration) -> [QueueEffect] {
        end(id, .failed, reason: reason, now: now)
    }

    /// How many characters of a stopped announcement were heard: a `message`, or anything paused or lost, goes on from there.
    package mutating func wasHeard(_ id: AnnouncementID, upTo heard: Int) {
        guard let entry = room[id], entry.rank != .low || isPaused || isMute || isPaused(entry.client) else { return }
        room.setHeard(heard, of: id)
    }

    /// The current one would say again what its slot said last: equal text is silence. An alarm is not to be asked about:
    /// it is said again.
    package mutating func unchanged(_ id: AnnouncementID, now: Duration) -> [QueueEffect] {
        end(id, .dropped, reason: "dropped: it would say again what its slot said last", now: now)
    }

    private mutating func end(
        _ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String?, now: Duration
    ) -> [QueueEffect] {
        guard let ended = current, ended.id == id else { return [] }
        current = nil
        return [.report(ended, .ended(outcome), reason: reason)] + speakNext(now: now)
    }

    func mayBeHeardNow(_ entry: AcceptedAnnouncement) -> Bool {
        guard !isPaused, !isMute, !isPaused(entry.client) else { return false }
        guard let current else { return true }
        return entry.cuts(current) || isSuperseded(by: entry)
    }

    /// Whether `entry` completes the current one, of which nothing was heard yet: both axes of a box zoom come one after
    /// the other, and are one sentence.
    private func isSuperseded(by entry: AcceptedAnnouncement) -> Bool {
        guard let current, !hasBegun, let slot = entry.slot, slot == current.slot, entry.rest == nil else {
            return false
        }
        guard entry.rank == .low, current.rank == .low else { return false }
        return entry.announcement.content.addsAxis(to: current.announcement.content)
    }

    func reasonForDropping(_ entry: AcceptedAnnouncement) -> String {
        guard !isPaused(entry.client) else { return "its client is paused" }
        if let outage, isMute { return "nothing can be heard: \(outage.reason)" }
        guard let current else { return "speech is paused" }
        return "an announcement of priority \(current.rank.rawValue) was being heard"
    }

    private mutating func speak(_ entry: AcceptedAnnouncement, now: Duration) -> QueueEffect {
        current = entry
        current?.wasCut = false
        hasBegun = false
        outage = nil
        room.serve(entry, now: now)
        return .speak(entry)
    }

    /// The next in line that is still worth saying.
    mutating func speakNext(now: Duration) -> [QueueEffect] {
        guard current == nil, !isPaused, !isMute else { return [] }
        var effects: [QueueEffect] = []
        if room.count == 0 { mayBeOvertaken = false }
        while var next = room.takeFirst() {
            next.takeTurn()
            guard next.isExpired(at: now) else { return effects + [speak(next, now: now)] }
            effects.append(expired(next))
        }
        return effects
    }

    private func expired(_ entry: AcceptedAnnouncement) -> QueueEffect {
        let why = outage.map { ", because nothing can be heard: \($0.reason)" } ?? ""
        return .report(entry, .ended(.expired), reason: "expired: it waited longer than it is worth saying\(why)")
    }
}
