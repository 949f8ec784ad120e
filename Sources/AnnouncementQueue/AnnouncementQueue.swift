// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The rule book: which announcement is spoken, which waits, which is cut, and the outcome of each.
///
/// A value without a clock: `now` never runs backwards. Each accepted announcement ends in exactly one outcome.
package struct AnnouncementQueue: Sendable, Equatable {
    package let limits: QueueLimits
    /// The announcement that is being spoken.
    package internal(set) var current: AcceptedAnnouncement?
    /// Nil while speech is not paused.
    package internal(set) var pause: SpeechPause?
    /// Nil while announcements are accepted.
    var closing: Closing?
    var room = WaitingRoom()
    var recent = RecentAnnouncements()
    var flurries = Flurries()
    var nextTurn: UInt64 = 1
    /// True when any part of the current announcement has been heard.
    package internal(set) var hasBegun = false
    /// Whether sound can be heard.
    var device = DeviceState()
    /// True when waiting announcements may exist that would cut the current one: they were paused when it arrived, or
    /// it has sunk in rank.
    var mayBeOvertaken = false

    /// The fate of the waiting announcements when the queue is closed.
    enum Closing: Sendable, Equatable {
        case dropped
        /// The next daemon announces the announcements that survive.
        case handedOver
    }

    package var isClosed: Bool { closing != nil }

    package init(limits: QueueLimits = QueueLimits()) {
        self.limits = limits
    }

    /// All waiting announcements, in the order in which they are spoken if no other arrives. Paused clients follow,
    /// then changes that must still come to rest, then alarms that are repeated.
    package var waiting: [AcceptedAnnouncement] { room.all }

    /// The first of ``waiting``, at most `limit`: cheap when many wait.
    package func waiting(limit: Int) -> [AcceptedAnnouncement] { room.next(max(0, limit)) }

    package var waitingCount: Int { room.count }

    /// The number of waiting announcements that are spoken faster when many wait; paused clients are excluded.
    package var spedUpCount: Int { room.spedUp }

    /// True while the user's pause holds; alarms may be spoken during the pause.
    package var isPaused: Bool { pause != nil }

    /// When ``advance(now:)`` must be called next, on the clock of the events; nil when no time limit is pending.
    package var nextDeadline: Duration? {
        guard isMute, let end = outage?.waits.first?.end else { return room.nextDeadline }
        return room.nextDeadline.map { min($0, end) } ?? end
    }

    /// Time has passed: expired announcements end, and changes at rest take their turn.
    package mutating func advance(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let late = room.takeExpired(now: now) { effects.append(expired(late)) }
        effects += giveUp(now: now)
        while let rested = room.takeRested(now: now) {
            effects += current == nil ? wait(rested) : admit(rested, now: now)
        }
        effects += remind(now: now)
        return effects + speakNext(now: now)
    }

    /// Records that the first sample of the current announcement was played.
    package mutating func began(_ id: AnnouncementID) -> [QueueEffect] {
        guard let current, current.id == id else { return [] }
        (hasBegun, device.unheard) = (true, Fifo())
        return [.report(current, .began, reason: nil)]
    }

    /// The current announcement was spoken to its end.
    /// - Parameter place: the position from which it continues, if it is open and its client appends to it.
    package mutating func finished(_ id: AnnouncementID, at place: Int = 0, now: Duration) -> [QueueEffect] {
        if current?.id == id { recent.finish(id) }
        if let heard = current, heard.id == id, heard.isOpen { return awaitMore(heard, from: place, now: now) }
        if let heard = current, heard.id == id, let pause = heard.announcement.repetition {
            return rest(heard, for: pause, now: now)
        }
        return end(id, .finished, reason: nil, now: now)
    }

    /// The current announcement could not be spoken or played. The queue continues with the next.
    package mutating func failed(_ id: AnnouncementID, reason: String, now: Duration) -> [QueueEffect] {
        end(id, .failed, reason: reason, now: now)
    }

    /// Records how many characters of a stopped announcement were heard. It continues from there, unless it was cut and
    /// is announced again whole.
    package mutating func wasHeard(_ id: AnnouncementID, upTo heard: Int) {
        guard let entry = room[id] else { return }
        let wasSetAside = isPaused || isMute || isPaused(entry.client)
        if wasSetAside || entry.rankManners.whenCut != .repeats { room.setHeard(heard, of: id) }
    }

    /// The announcement with an id; without one the current announcement, or else the first that was cut and waits.
    package func entry(toNavigate id: AnnouncementID?) -> AcceptedAnnouncement? {
        if let id { return entry(id) }
        return current ?? waiting.first { $0.heard > 0 }
    }

    /// Drops the current announcement: it repeats its slot's last text, or has no words. Do not call this for an alarm.
    package mutating func unchanged(_ id: AnnouncementID, hasWords: Bool = true, now: Duration) -> [QueueEffect] {
        let reason = hasWords ? "would repeat the last text of its slot" : "has no words with these settings"
        return end(id, .dropped, reason: "dropped: it \(reason)", now: now)
    }

    private mutating func end(
        _ id: AnnouncementID, _ outcome: AnnouncementOutcome, reason: String?, now: Duration
    ) -> [QueueEffect] {
        guard let ended = current, ended.id == id else { return [] }
        current = nil
        return [.report(ended, .ended(outcome), reason: reason)] + speakNext(now: now)
    }

    mutating func speak(_ entry: AcceptedAnnouncement, now: Duration) -> QueueEffect {
        current = entry
        current?.wasCut = false
        hasBegun = false
        outage = nil
        room.serve(entry, now: now)
        return .speak(entry)
    }

    /// Speaks the next in line that has not expired.
    mutating func speakNext(now: Duration) -> [QueueEffect] {
        guard current == nil, !isMute else { return [] }
        var effects: [QueueEffect] = []
        if room.count == 0 { mayBeOvertaken = false }
        while isNextLetThrough, var next = room.takeFirst() {
            next.takeTurn()
            guard next.isExpired(at: now) else { return effects + [speak(next, now: now)] }
            effects.append(expired(next))
        }
        return effects
    }

    private func expired(_ entry: AcceptedAnnouncement) -> QueueEffect {
        let why = outage.map { ", because nothing can be heard: \($0.reason)" } ?? ""
        return .report(entry, .ended(.expired), reason: "expired: it waited too long to be worth saying\(why)")
    }
}

/// The actions that the owner of an ``AnnouncementQueue`` must perform, in this order. `stop` is followed at once by
/// the `report` of the same announcement's new state, so the owner knows how much was heard before it has to report.
/// `speak` follows the `stop` of the announcement that it silences.
package enum QueueEffect: Sendable, Hashable {
    /// Word the announcement from its newest state, and speak it from the sentence that contains `heard`.
    case speak(AcceptedAnnouncement)
    /// Silence the announcement at once, and report with ``AnnouncementQueue/wasHeard(_:upTo:)`` how much of it was
    /// heard.
    case stop(AcceptedAnnouncement)
    /// Report the announcement's state to the listeners. The reason is a sentence for people.
    case report(AcceptedAnnouncement, AnnouncementState, reason: String?)
}

/// The reason why the queue did not accept an announcement.
package enum QueueRefusal: Error, Sendable, Hashable {
    /// The number of waiting announcements has reached a limit.
    case overloaded(limit: Int, ofClient: Bool)
    /// ``AnnouncementQueue/close(handsOver:)`` was called.
    case closed
}

/// Cutting: how the current announcement ends or waits when another takes its place.
extension AnnouncementQueue {
    /// Speaks `entry`, which may be spoken now, in the place of the current announcement.
    mutating func interrupt(for entry: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        let isBehind = isBehind(entry)
        let effects = cutCurrent(for: entry, now: now)
        guard isBehind else { return effects + [speak(entry, now: now)] }
        room.enter(entry)
        return effects + speakNext(now: now)
    }

    /// True when `heard` would be announced again, but `newcomer` has newer content of the same slot.
    func isReplaced(_ heard: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> Bool {
        guard let slot = heard.slot, slot == newcomer.slot else { return false }
        return [.resumes, .repeats].contains(heard.rankManners.whenCut)
    }

    /// Silences the current announcement for `newcomer`, and reports its new state.
    private mutating func cutCurrent(for newcomer: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard var cut = current else { return [] }
        current = nil
        let whenCut = cut.rankManners.whenCut
        // Speech began before the deadline, so the announcement is spoken to its end.
        if whenCut == .resumes { cut.deadline = nil }
        if isReplaced(cut, by: newcomer) {
            return [.stop(cut), replacement(of: cut, by: newcomer)]
        }
        let why = "announcement \(newcomer.id) of priority \(newcomer.rank.rawValue) was more urgent"
        switch whenCut {
        case .never, .resumes:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it goes on from \(cut.cutPlace)")
        case .repeats where cut.isExpired(at: now):
            return [.stop(cut), .report(cut, .ended(.expired), reason: "expired: \(why)")]
        case .repeats:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it is said again")
        case .gone:
            return [.stop(cut), interruption(of: cut, by: newcomer)]
        }
    }

    private func interruption(of cut: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        let newer = "announcement \(newcomer.id)"
        let why =
            if newcomer.rank.isMoreUrgent(than: cut.rank) {
                "\(newer) of priority \(newcomer.rank.rawValue) was more urgent"
            } else if cut.isSpeechDispatcher {
                "\(newer) of priority \(newcomer.rank.rawValue) is newer"
            } else {
                "\(newer) of the same priority is newer"
            }
        return .report(cut, .ended(.interrupted), reason: "interrupted: \(why)")
    }

    /// Returns a silenced announcement to the head of its rank. If a newer one of its slot already waits, the newer one
    /// takes over its content.
    mutating func putBack(_ silenced: AcceptedAnnouncement, reason: String) -> [QueueEffect] {
        if let rival = room.rivals(of: silenced).first {
            room.merge(silenced, into: rival.id)
            return [
                .report(silenced, .ended(.replaced), reason: "replaced by announcement \(rival.id), which is newer")
            ]
        }
        var cut = silenced
        cut.wasCut = true
        cut.joinLine()
        room.return(cut)
        return [.report(cut, .queued, reason: reason)]
    }
}

/// How announcements begin to wait, and what they replace.
extension AnnouncementQueue {
    /// Makes a continuous change wait until it comes to rest, unless one of its slot is already in line.
    /// - Returns: nil when the announcement takes its turn at once.
    mutating func settle(
        _ newcomer: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement], now: Duration
    ) throws(QueueRefusal) -> [QueueEffect]? {
        var entry = newcomer
        guard let rest = entry.rest, let slot = entry.slot else { return nil }
        guard !rivals.contains(where: { room.isInLine($0.id) }) else { return nil }
        guard let rival = rivals.first else {
            let displaced = try makeRoom(for: entry, beside: [])
            room.settle(entry, slot: slot, rest: rest, now: now)
            return displaced
        }
        entry.inherit(from: rival)
        room.resettle(rival, with: entry, slot: slot, rest: rest, now: now)
        return [replacement(of: rival, by: entry)]
    }

    /// Puts the announcement in line: in the place of the one that it replaces, or at the end.
    mutating func wait(_ newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        var entry = newcomer
        entry.joinLine()
        let rivals = room.rivals(of: entry)
        guard let place = rivals.first else {
            room.enter(entry)
            return []
        }
        entry.inherit(from: place)
        for rival in rivals.dropFirst() { room.leave(rival.id) }
        room.replace(place, with: entry)
        return rivals.map { replacement(of: $0, by: entry) }
    }

    mutating func replaceRivals(of newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        room.rivals(of: newcomer).map { rival in
            room.leave(rival.id)
            return replacement(of: rival, by: newcomer)
        }
    }

    func replacement(of rival: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        guard !rival.awaitsMore else {
            return .report(rival, .ended(.finished), reason: "closed: announcement \(newcomer.id) is newer")
        }
        guard !newcomer.isMore(of: rival) else {
            let reason = "replaced by announcement \(newcomer.id), which says how many more there were"
            return .report(rival, .ended(.replaced), reason: reason)
        }
        // An announcement that has taken the place of an alarm is not dropped as one of a series.
        let isOfSeries = rival.manners.isSeries && (!rival.isPromoted || rival.rankManners.mayBeDropped)
        return .report(
            rival, .ended(isOfSeries ? .dropped : .replaced),
            reason: isOfSeries
                ? "dropped: announcement \(newcomer.id) is newer in its series"
                : "replaced by announcement \(newcomer.id), which is newer")
    }

    /// Makes a seat free if the limits are reached and no rival frees a seat. An alarm then displaces another
    /// announcement; any other newcomer is refused.
    mutating func makeRoom(
        for entry: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement]
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard rivals.allSatisfy(\.wasCut), let (limit, client) = room.counts.limit(limits, for: entry) else {
            return []
        }
        guard entry.rankManners.makesRoom, let displaced = room.leastUrgent(of: client) else {
            throw .overloaded(limit: limit, ofClient: client != nil)
        }
        room.leave(displaced.id)
        let reason = "dropped: too many announcements wait, and announcement \(entry.id) is \(entry.rank.rawValue)"
        return [.report(displaced, .ended(.dropped), reason: reason)]
    }
}

/// Alarms that are repeated until the user acknowledges them.
extension AnnouncementQueue {
    /// Ends the repetition of the alarms in scope with the outcome `finished`. An alarm that was not heard yet ends as
    /// `canceled`, and only when it is named: an acknowledgement of several alarms does not include it.
    package mutating func acknowledge(_ scope: CancelScope, now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        if let current, current.repeats, scope.contains(current), hasBegun || mayEnd(current, in: scope) {
            self.current = nil
            effects = [.stop(current), Self.acknowledged(current, wasHeard: true)]
        }
        for entry in room.all(in: scope, heard: nil) where entry.repeats && mayEnd(entry, in: scope) {
            room.leave(entry.id)
            effects.append(Self.acknowledged(entry, wasHeard: entry.wasPartlyHeard))
        }
        return effects + speakNext(now: now)
    }

    private func mayEnd(_ entry: AcceptedAnnouncement, in scope: CancelScope) -> Bool {
        if case .announcement = scope { true } else { entry.wasPartlyHeard }
    }

    private static func acknowledged(_ entry: AcceptedAnnouncement, wasHeard: Bool) -> QueueEffect {
        wasHeard
            ? .report(entry, .ended(.finished), reason: "acknowledged")
            : .report(entry, .ended(.canceled), reason: "canceled: it was acknowledged before it was heard")
    }

    /// The alarm was spoken to its end. Repeats it after a pause, unless a newer announcement that replaces it waits.
    mutating func rest(_ entry: AcceptedAnnouncement, for pause: Duration, now: Duration) -> [QueueEffect] {
        current = nil
        switch closing {
        case nil: break
        case .dropped: return [.report(entry, .ended(.finished), reason: nil)]
        case .handedOver: return [handedOver(entry)]
        }
        guard room.rivals(of: entry).isEmpty else {
            return [.report(entry, .ended(.finished), reason: nil)] + speakNext(now: now)
        }
        var told = entry
        (told.isUnacknowledged, told.heard) = (true, 0)
        room.remind(of: told, at: now + pause)
        let reason = "not acknowledged: it is said again in \(pause.components.seconds) seconds"
        return [.report(told, .queued, reason: reason)] + speakNext(now: now)
    }

    /// Alarms whose pause is over take their turn; open announcements without more are closed.
    mutating func remind(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let alarm = room.takeReminder(now: now) {
            guard !alarm.awaitsMore else {
                effects.append(closed(alarm))
                continue
            }
            effects += current == nil ? wait(alarm) : admit(alarm, now: now)
        }
        return effects
    }

    /// Accepts the successor of alarms that were heard: it takes their place, but not their urgency.
    mutating func succeed(
        _ told: [AcceptedAnnouncement], with newcomer: AcceptedAnnouncement, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        let before = room
        for alarm in told { room.leave(alarm.id) }
        do {
            return try accept(newcomer, now: now) + told.map { replacement(of: $0, by: newcomer) }
        } catch {
            room = before
            throw error
        }
    }
}

extension AcceptedAnnouncement {
    /// True for an announcement that is repeated until it is acknowledged.
    var repeats: Bool { announcement.repetition != nil }

    /// True when the user has heard at least a part of it.
    fileprivate var wasPartlyHeard: Bool { isUnacknowledged || wasCut }
}
