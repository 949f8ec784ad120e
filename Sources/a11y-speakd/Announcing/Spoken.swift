// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

/// What is being spoken.
struct Spoken {
    let utterance: UtteranceID
    let entry: AcceptedAnnouncement
    let display: String
    /// When it could be spoken at the earliest.
    let since: Duration
}

/// The words for a content, and how they are said.
struct Worded {
    let content: AnnouncementContent
    /// For eyes; of a long text the beginning.
    let display: String
    let pieces: WordedPieces
    let delivery: Delivery
}
