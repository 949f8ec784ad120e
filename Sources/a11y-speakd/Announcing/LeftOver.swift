// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// An announcement that the daemon before this one has accepted, and that has no outcome yet.
struct LeftOver {
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
    func takeOver(_ leftOvers: [LeftOver]) {
        // Who is heard first is decided when all are there.
        perform(queue.pause())
        leftOvers.forEach(takeOver)
        perform(queue.resume(now: time.now()))
    }

    private func takeOver(_ leftOver: LeftOver) {
        var announcement = rule(leftOver.client)?.applied(to: leftOver.announcement) ?? leftOver.announcement
        // It is here once, whatever its client said before it.
        announcement.mayRepeat = true
        do {
            let effects = try queue.post(announcement, id: leftOver.id, client: leftOver.client, now: time.now())
            ledger.tookOver(from: leftOver.client)
            perform(effects)
        } catch {
            ledger.dropped(leftOver.id, reason: "dropped: too many wait")
        }
        queue.wasHeard(leftOver.id, upTo: leftOver.heard)
        if let (outcome, reason) = leftOver.end { perform(queue.giveUp(leftOver.id, outcome, reason: reason)) }
    }
}
