// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Alarms that are said again until somebody acknowledges them.
extension AnnouncementQueue {
    /// Ends the repetition of those in scope with the outcome `finished`. One that was not heard yet is ended, as `canceled`, only
    /// when it is named: a word about the others does not concern it.
    package mutating func acknowledge(_ scope: CancelScope, now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        if let current, current.repeats, scope.contains(current), hasBegun || mayEnd(current, in: scope) {
            self.current = nil
            effects = [.stop(current), Self.acknowledged(current, wasHeard: true)]
        }
        for entry in room.all(in: scope, heard: nil) where entry.repeats && mayEnd(entry, in: scope) {
            room.leave(entry.id)
            effects.append(Self.acknowledged(entry, wasHeard: entry.wasTold))
        }
        return effects + speakNext(now: now)
    }

    private func mayEnd(_ entry: AcceptedAnnouncement, in scope: CancelScope) -> Bool {
        if case .announcement = scope { true } else { entry.wasTold }
    }

    private static func acknowledged(_ entry: AcceptedAnnouncement, wasHeard: Bool) -> QueueEffect {
        wasHeard
            ? .report(entry, .ended(.finished), reason: "acknowledged")
            : .report(entry, .ended(.canceled), reason: "canceled: it was acknowledged before it was heard")
    }

    /// It was heard to its end, and is said again after a pause, unless a newer one tells what has become of it.
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

    /// Those whose pause is over take their turn.
    mutating func remind(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let alarm = room.takeReminder(now: now) {
            effects += current == nil ? wait(alarm) : admit(alarm, now: now)
        }
        return effects
    }

    /// Accepts one that tells what has become of alarms that were heard: it takes their place, but not their urgency.
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
    /// True for one that is said again until it is acknowledged.
    var repeats: Bool { announcement.repetition != nil }

    /// True when somebody has heard of it.
    fileprivate var wasTold: Bool { isUnacknowledged || wasCut }
}
