// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A time when nothing can be heard: its reason, and the limits of those that do not wait for ever.
struct Outage: Sendable, Equatable {
    struct Wait: Sendable, Equatable {
        let id: AnnouncementID
        let end: Duration
    }

    /// Part of a sentence.
    let reason: String
    /// The earliest first. Announcements that have left meanwhile are still here.
    var waits = Fifo<Wait>()
}

/// The loss and return of the device on which all is heard. Announcements that wait for it (``Manners/waitsForDevice``)
/// are heard when it is back; the rest fail after ``QueueLimits/device``, because hardly anybody wants to hear them
/// then.
extension AnnouncementQueue {
    /// True when the waiting announcements cannot be heard by anybody.
    package var isMute: Bool { outage != nil && room.count > 0 }

    /// The sound of the current one was lost, to its end or from its start. It waits until ``deviceCame(now:)``, as all
    /// do.
    /// - Parameter reason: part of a sentence.
    package mutating func lost(_ id: AnnouncementID, reason: String, now: Duration) -> [QueueEffect] {
        guard var cut = current, cut.id == id else { return [] }
        current = nil
        guard !isClosed else {
            return [.stop(cut), .report(cut, .ended(.failed), reason: "not heard to its end: \(reason)")]
        }
        // Its turn came in time.
        if hasBegun || cut.isExpired(at: now) { cut.deadline = nil }
        let effects = putBack(cut, reason: "waits: nothing can be heard: \(reason)")
        outage = Outage(reason: reason)
        for entry in room.all { limitWait(of: entry, now: now) }
        return [.stop(cut)] + effects
    }

    /// The device is back: the announcements that waited for it are heard.
    package mutating func deviceCame(now: Duration) -> [QueueEffect] {
        outage = nil
        return speakNext(now: now)
    }

    mutating func limitWait(of entry: AcceptedAnnouncement, now: Duration) {
        if !entry.rights.waitsForDevice { outage?.waits.append(Outage.Wait(id: entry.id, end: now + limits.device)) }
    }

    /// Ends those that have waited long enough for the device.
    mutating func giveUp(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let outage, let wait = outage.waits.first, wait.end <= now {
            self.outage?.waits.removeFirst()
            guard let entry = room[wait.id] else { continue }
            guard !isPaused, !isPaused(entry.client) else {
                // A paused announcement does not run out of time: it gets a new limit.
                let end = now + max(limits.device, .seconds(1))
                self.outage?.waits.append(Outage.Wait(id: wait.id, end: end))
                continue
            }
            room.leave(entry.id)
            effects.append(.report(entry, .ended(.failed), reason: "not heard: \(outage.reason)"))
        }
        return effects
    }
}
