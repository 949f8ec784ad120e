// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A time without an audio device: its reason, and the limits of the announcements that do not wait indefinitely.
struct Outage: Sendable, Equatable {
    struct Wait: Sendable, Equatable {
        let id: AnnouncementID
        let end: Duration
    }

    /// Part of a sentence.
    let reason: String
    /// The waits, earliest end first. Some of these announcements may have left the room since.
    var waits = Fifo<Wait>()
}

/// Whether sound can be heard.
struct DeviceState: Sendable, Equatable {
    /// The outage since the sound of an announcement was lost. It counts only while announcements wait.
    var outage: Outage?
    /// The waits of an outage that has ended, while nothing was heard since: an announcement that is lost again does not
    /// wait longer.
    var unheard = Fifo<Outage.Wait>()
}

/// The loss and return of the audio device. Announcements that wait for it (``Manners/waitsForDevice``) are spoken when
/// it is back; the rest fail after ``QueueLimits/device``, because they are hardly of use by then.
extension AnnouncementQueue {
    var outage: Outage? {
        get { device.outage }
        set { device.outage = newValue }
    }

    /// True when announcements wait and there is no device to play them.
    package var isMute: Bool { outage != nil && room.count > 0 }

    /// The sound of the current announcement was lost, all of it or the rest. The announcement waits until
    /// ``deviceCame(now:)``, as all others do.
    /// - Parameters:
    ///   - reason: part of a sentence.
    ///   - since: the time from which nothing was heard; nil for now.
    package mutating func lost(
        _ id: AnnouncementID, reason: String, since: Duration? = nil, now: Duration
    ) -> [QueueEffect] {
        guard var cut = current, cut.id == id else { return [] }
        current = nil
        guard !isClosed else {
            return [.stop(cut), .report(cut, .ended(.failed), reason: "not heard to its end: \(reason)")]
        }
        // The announcement took its turn before its deadline, so it no longer expires.
        if hasBegun || cut.isExpired(at: now) { cut.deadline = nil }
        let effects = putBack(cut, reason: "waits: nothing can be heard: \(reason)")
        outage = Outage(reason: reason, waits: device.unheard)
        let known = Set(device.unheard.suffix(.max).map(\.id))
        if !known.contains(id) { limitWait(of: cut, now: since ?? now) }
        for entry in room.all where entry.id != id && !known.contains(entry.id) { limitWait(of: entry, now: now) }
        return [.stop(cut)] + effects
    }

    /// The device is back: speaks the announcements that waited for it.
    package mutating func deviceCame(now: Duration) -> [QueueEffect] {
        let waits = outage?.waits ?? Fifo()
        device = DeviceState(unheard: waits)
        return speakNext(now: now)
    }

    mutating func limitWait(of entry: AcceptedAnnouncement, now: Duration) {
        guard !entry.rights.waitsForDevice else { return }
        device.outage?.waits.append(Outage.Wait(id: entry.id, end: now + limits.device))
    }

    /// Ends the announcements that have waited long enough for the device.
    mutating func giveUp(now: Duration) -> [QueueEffect] {
        var effects: [QueueEffect] = []
        while let outage, let wait = outage.waits.first, wait.end <= now {
            device.outage?.waits.removeFirst()
            guard let entry = room[wait.id] else { continue }
            guard !isPaused, !isPaused(entry.client) else {
                // A paused announcement does not run out of time: it gets a new limit.
                let end = now + max(limits.device, .seconds(1))
                device.outage?.waits.append(Outage.Wait(id: wait.id, end: end))
                continue
            }
            room.leave(entry.id)
            effects.append(.report(entry, .ended(.failed), reason: "not heard: \(outage.reason)"))
        }
        return effects
    }
}
