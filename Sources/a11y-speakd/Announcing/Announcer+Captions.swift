// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Each word is told when it is heard, by the sink's clock, to those who read along.
extension Announcer {
    /// A word whose beginning is not known yet is asked for again after so long.
    private static let patience = Duration.milliseconds(100)

    /// The time that `wakeForCaptions` was told has come.
    func caption() {
        guard let words = tellWords() else { return }
        wakeForCaptions(time.now() + (words.next ?? Self.patience))
    }

    /// Tells the words that were heard since the last time; nil when nobody reads.
    @discardableResult
    func tellWords() -> WordsHeard? {
        guard let spoken = speaking, !spoken.entry.announcement.isSensitive, feed.hasReaders(of: spoken.entry.client)
        else { return nil }
        let words = speaker.wordsHeard(of: spoken.utterance, after: spoken.captioned)
        for offset in words.offsets {
            guard let word = SpokenWord(in: spoken.speech, at: spoken.skipped + offset) else { continue }
            feed.publish(CaptionEvent(id: spoken.entry.id, word: word), owner: spoken.entry.client)
        }
        speaking?.captioned = words.offsets.last ?? spoken.captioned
        return words
    }
}
