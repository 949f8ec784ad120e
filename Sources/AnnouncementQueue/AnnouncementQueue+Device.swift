// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Nothing can be heard: why, and until when those wait that do not wait for ever.
struct Outage: Sendable, Equatable {
    struct Wait: Sendable, Equatable {
        let id: AnnouncementID
        let end: Duration
    }

    /// Part of a sentence.
    let reason: String
    /// The earliest first. Whoever has left meanwhile is still here.
    var waits = Fifo<Wait>()
}

/// The device on which all is heard comes and goes. What waits for it (``Manners/waitsForDevice``) is heard when it is
/// back; the rest has failed after ``QueueLimits/device``, because hardly anybody wants to hear it then.
extension AnnouncementQueue {
    /// Whether what waits cannot be heard by anybody.
    package var isMute: Bool { outage != nil && room.count > 0 }

    /// The sound of the current one was lost, to its end or from its start. It waits until ``deviceCame(now:)``, as all do.
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

    /// What waited for the device is heard.
    package mutating func deviceCame(now: Duration) -> [QueueEffect] {
        outage = nil
        return speakNext(now: now)
    }

    mutating func limitWait(of entry: AcceptedAnnouncement, now: Duration) {
        if !entry.rights.waitsForDevice { outage?.waits.append(Outage.Wait(id: entry.id, end: now + limits.device)) }
    }

    /// Those that have waited long enough for the device.
    mutating func giveUp(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let outage, let wait = outage.waits.first, wait.end <= now {
            self.outage?.waits.removeFirst()
            guard let entry = room[wait.id] else { continue }
            guard !isPaused, !isPaused(entry.client) else {
                // The user takes the time that it would have.
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
