// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What is being spoken.
struct Spoken {
    let utterance: UtteranceID
    let entry: AcceptedAnnouncement
    /// How many Unicode scalars of its words were heard in an earlier attempt, and are left out of this one.
    let skipped: Int
    let display: String
    let speech: String
    /// Where the last word begins that was captioned in this attempt.
    var captioned: Int?
}

/// The words for a content, and how they are said.
struct Worded {
    let content: AnnouncementContent
    let words: WordedText
    let delivery: Delivery
}
