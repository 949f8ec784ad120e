// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The rule book: which announcement is heard, which waits, which is cut, and the outcome of each.
///
/// A value: events in, effects out. It has no clock; `now` is any clock that never runs backwards.
/// At most one announcement is heard at a time, and each accepted one ends in exactly one outcome.
package struct AnnouncementQueue: Sendable, Equatable {
    package let limits: QueueLimits
    /// The one being spoken.
    package internal(set) var current: AcceptedAnnouncement?
    /// Nil while speech is not paused.
    package internal(set) var pause: SpeechPause?
    /// Nil while announcements are accepted.
    var closing: Closing?
    var room = WaitingRoom()
    var recent = RecentAnnouncements()
    var nextTurn: UInt64 = 1
    /// True when any part of the current one has been heard.
    var hasBegun = false
    /// The outage since the sound of one was lost, as long as any announcement waits.
    var outage: Outage?
    /// True when some may wait that would cut the current one: they were paused when it came, or it has sunk in rank.
    var mayBeOvertaken = false

    /// What becomes of the announcements that are left when the queue is closed.
    enum Closing: Sendable, Equatable {
        case dropped
        /// The next daemon announces those that survive.
        case handedOver
    }

    package var isClosed: Bool { closing != nil }

    package init(limits: QueueLimits = QueueLimits()) {
        self.limits = limits
    }

    /// All waiting announcements, in the order in which they will be heard if nothing more comes; then those of paused
    /// clients, and last those that must still come to rest.
    package var waiting: [AcceptedAnnouncement] { room.all }

    /// The first of ``waiting``, no more than `limit`: cheap when many wait.
    package func waiting(limit: Int) -> [AcceptedAnnouncement] { room.next(max(0, limit)) }

    package var waitingCount: Int { room.count }

    /// How many wait that are spoken faster when they are many; not those of paused clients.
    package var hurriedCount: Int { room.hurried }

    /// True while the user wants silence; alarms may be heard nevertheless.
    package var isPaused: Bool { pause != nil }

    /// When ``advance(now:)`` must be called next, on the clock of the events; nil when nothing waits for a time.
    package var nextDeadline: Duration? {
        guard isMute, let end = outage?.waits.first?.end else { return room.nextDeadline }
        return room.nextDeadline.map { min($0, end) } ?? end
    }

    /// Time has passed: expired announcements end, and changes that have come to rest take their turn.
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

    /// The first sample of the current one is heard.
    package mutating func began(_ id: AnnouncementID) -> [QueueEffect] {
        guard let current, current.id == id else { return [] }
        hasBegun = true
        return [.report(current, .began, reason: nil)]
    }

    /// The current one was heard to its end.
    package mutating func finished(_ id: AnnouncementID, now: Duration) -> [QueueEffect] {
        if current?.id == id { recent.finish(id) }
        if let heard = current, heard.id == id, let pause = heard.announcement.repetition {
            return rest(heard, for: pause, now: now)
        }
        return end(id, .finished, reason: nil, now: now)
    }

    /// The current one could not be spoken or heard. The queue continues with the next.
    package mutating func failed(_ id: AnnouncementID, reason: String, now: Duration) -> [QueueEffect] {
        end(id, .failed, reason: reason, now: now)
    }

    /// Records how many characters of a stopped announcement were heard: it continues from there, unless it was cut and
    /// is announced again whole.
    package mutating func wasHeard(_ id: AnnouncementID, upTo heard: Int) {
        guard let entry = room[id] else { return }
        let wasSetAside = isPaused || isMute || isPaused(entry.client)
        if wasSetAside || entry.rankManners.whenCut != .repeats { room.setHeard(heard, of: id) }
    }

    /// The current one would repeat the last text of its slot: equal text is silence. Do not call this for an alarm: it
    /// is said again.
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
        return .report(entry, .ended(.expired), reason: "expired: it waited longer than it is worth saying\(why)")
    }
}

/// The actions that the owner of an ``AnnouncementQueue`` must now perform, in this order.
///
/// In each list, `stop` is followed at once by the `report` of the same announcement, with its new state. So the owner
/// knows how much was heard before it has to report. An announcement that a `speak` silences was stopped before it.
package enum QueueEffect: Sendable, Hashable {
    /// Word it from its newest state and speak it, from the sentence that `heard` is in.
    case speak(AcceptedAnnouncement)
    /// Silence it at once, and report with ``AnnouncementQueue/wasHeard(_:upTo:)`` how far it got.
    case stop(AcceptedAnnouncement)
    /// Report its state to the listeners; the reason is a sentence for a person.
    case report(AcceptedAnnouncement, AnnouncementState, reason: String?)
}

/// The reason why the queue did not accept an announcement.
package enum QueueRefusal: Error, Sendable, Hashable {
    /// More wait already than the limits allow.
    case overloaded(limit: Int, ofClient: Bool)
    /// ``AnnouncementQueue/close(handsOver:)`` was called.
    case closed
}
