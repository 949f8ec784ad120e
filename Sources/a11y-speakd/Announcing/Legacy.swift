// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// An announcement that the daemon before this one has accepted, and that has no outcome yet.
struct Legacy {
    let id: AnnouncementID
    let client: ClientID
    var announcement: Announcement
    /// So many Unicode scalars of its spoken words were heard.
    var heard = 0
    /// Why it is not said any more, when that is so.
    var end: (outcome: AnnouncementOutcome, reason: String)?
}

extension Announcer {
    /// Takes them in, in their order, under the ids that they have.
    func takeOver(_ legacies: [Legacy]) {
        // Who is heard first is decided when all are there.
        perform(queue.pause())
        legacies.forEach(takeOver)
        perform(queue.resume(now: time.now()))
    }

    private func takeOver(_ legacy: Legacy) {
        var announcement = rule(legacy.client)?.applied(to: legacy.announcement) ?? legacy.announcement
        // It is here once, whatever its client said before it.
        announcement.mayRepeat = true
        do {
            let effects = try queue.post(announcement, id: legacy.id, client: legacy.client, now: time.now())
            open[legacy.client, default: 0] += 1
            perform(effects)
        } catch {
            journal?.ended(legacy.id, .dropped, reason: "dropped: too many wait", time: time.date())
        }
        queue.wasHeard(legacy.id, upTo: legacy.heard)
        if let (outcome, reason) = legacy.end { perform(queue.giveUp(legacy.id, outcome, reason: reason)) }
    }
}
