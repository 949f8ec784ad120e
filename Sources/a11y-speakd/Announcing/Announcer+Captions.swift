// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Each word and mark is told when it is heard, by the sink's clock, to those who read along.
extension Announcer {
    /// A word whose beginning is not known yet is asked for again after so long.
    private static let patience = Duration.milliseconds(100)

    /// The time that `wakeForCaptions` was told has come.
    func caption() {
        guard let heard = tellWords() else { return }
        wakeForCaptions(time.now() + (heard.next ?? Self.patience))
    }

    /// Tells what was heard since the last time; nil when nobody reads, and the journal does not.
    @discardableResult
    func tellWords() -> HeardPlaces? {
        guard let (entry, utterance) = speaking.map({ ($0.entry, $0.utterance) }) else { return nil }
        let wantsWords = feed.isWanted(.captions, of: entry.client) && !entry.announcement.isSensitive
        let isKept = journal?.isOpen(entry.id) ?? false
        guard wantsWords || isKept || feed.isWanted(.marks, of: entry.client) else { return nil }
        let heard = speaker.takeHeard(of: utterance)
        if isKept { keep(heard: heard.places, of: entry) }
        for place in heard.places {
            switch place {
            // A space that is told by its name is no word.
            case .word(let word) where wantsWords && word.length > 0:
                feed.publish(.word(entry.id, word), owner: entry.client)
            case .word: break
            case .mark(let name): feed.publish(.mark(entry.id, name: name), owner: entry.client)
            }
        }
        return heard
    }
}
