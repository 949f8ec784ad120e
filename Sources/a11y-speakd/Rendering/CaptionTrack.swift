// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Collects captions of the heard words: takes events of announcements, returns cues.
struct CaptionTrack: Sendable {
    private(set) var cues: [CaptionCue] = []
    private var open: (id: AnnouncementID, start: Duration, words: CaptionWords)?

    /// The announcement's first sample is heard. An announcement that continues after a cut begins again.
    mutating func began(_ id: AnnouncementID, _ words: CaptionWords, at time: Duration) {
        open = (id, time, words)
    }

    mutating func heard(_ word: SpokenWord, of id: AnnouncementID, at time: Duration) {
        guard open?.id == id else { return }
        open?.words.heard(word, at: time)
    }

    /// The announcement is no longer heard.
    mutating func ended(_ id: AnnouncementID, whole: Bool, at time: Duration) {
        guard let heard = open, heard.id == id else { return }
        open = nil
        let parts = heard.words.parts(whole: whole)
        guard time > heard.start, !parts.isEmpty else { return }
        cues.append(CaptionCue(start: heard.start, end: time, parts: parts))
    }
}

/// A caption shown for a time: the part of one announcement that was heard.
struct CaptionCue: Sendable, Hashable {
    /// Words that appear together; `time` is nil for the first part, and when it is unknown.
    struct Part: Sendable, Hashable {
        var time: Duration?
        var text: String
    }

    var start: Duration
    var end: Duration
    var parts: [Part]
}
