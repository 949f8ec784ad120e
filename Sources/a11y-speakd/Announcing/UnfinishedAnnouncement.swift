// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// An announcement that the previous daemon accepted, and that has no outcome yet.
struct UnfinishedAnnouncement {
    let id: AnnouncementID
    let client: ClientID
    var announcement: Announcement
    /// The number of Unicode scalars heard of its spoken words.
    var heard = 0
    /// The outcome and its reason, when the announcement is no longer to be spoken.
    var end: (outcome: AnnouncementOutcome, reason: String)?
}

extension Announcer {
    /// Takes over the announcements in their order, under their own ids.
    func takeOver(_ leftOvers: [UnfinishedAnnouncement]) {
        // The queue chooses the first one when all are queued.
        perform(spoken.queue.pause(.everything, now: time.now()))
        leftOvers.forEach(takeOver)
        perform(spoken.queue.resume(now: time.now()))
    }

    private func takeOver(_ leftOver: UnfinishedAnnouncement) {
        let rule = delegate?.rule(for: leftOver.client)
        var announcement = delegate?.adjusted(leftOver.announcement, by: rule) ?? leftOver.announcement
        // Each announcement is posted once, even when it repeats its client's previous text.
        announcement.mayRepeat = true
        do {
            let effects = try spoken.queue.post(announcement, id: leftOver.id, client: leftOver.client, now: time.now())
            ledger.tookOver(from: leftOver.client)
            perform(effects)
        } catch {
            ledger.dropped(leftOver.id, reason: "dropped: too many announcements wait")
        }
        spoken.queue.wasHeard(leftOver.id, upTo: leftOver.heard)
        if let (outcome, reason) = leftOver.end { perform(spoken.queue.giveUp(leftOver.id, outcome, reason: reason)) }
    }
}
