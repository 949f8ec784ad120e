// SPDX-License-Identifier: MIT

import AnnouncementKit
internal import AnnouncementQueue
internal import Wording

/// An announcement while it is spoken. Each character takes the same time.
struct Speech {
    let entry: AcceptedAnnouncement
    let words: WordedText
    let start: Duration
    var hasBegun = false
    private let timeOfCharacter: Duration
    /// The length in Unicode scalars of the text that is not repeated after a cut: everything before the cut sentence.
    private let skipped: Int

    init(_ entry: AcceptedAnnouncement, _ words: WordedText, at start: Duration, timeOfCharacter: Duration) {
        self.entry = entry
        self.words = words
        self.start = start
        self.timeOfCharacter = timeOfCharacter
        skipped = entry.heard > 0 ? SpokenSentences(words.speech).start(containing: entry.heard) : 0
    }

    /// The spoken part of the announcement, as displayed.
    var text: String { skipped == 0 ? words.display : rest }

    private var rest: String { String(String.UnicodeScalarView(words.speech.unicodeScalars.dropFirst(skipped))) }

    var end: Duration { start + timeOfCharacter * rest.unicodeScalars.count }

    /// The part that was heard: counted from this speech's start, counted from the text's start, and the start of the
    /// last heard word.
    struct Heard {
        let text: String
        let whole: String
        let place: Int
    }

    /// The part that was heard up to a time; nil for none.
    func heard(at time: Duration) -> Heard? {
        guard time > start else { return nil }
        let count = min(Int((time - start) / timeOfCharacter), rest.unicodeScalars.count - 1)
        let place = skipped + beginningOfWord(in: rest, at: count)
        let text = SpokenWord.text(rest, throughWordAt: place - skipped)
        return Heard(text: text, whole: words.shown(throughWordAt: place), place: place)
    }

    private func beginningOfWord(in text: String, at offset: Int) -> Int {
        let scalars = Array(text.unicodeScalars)
        var place = max(0, offset)
        while place > 0, scalars[place].properties.isWhitespace { place -= 1 }
        while place > 0, SpokenWord(in: text, at: place - 1).map({ $0.offset + $0.length > place }) ?? false {
            place -= 1
        }
        return place
    }
}
