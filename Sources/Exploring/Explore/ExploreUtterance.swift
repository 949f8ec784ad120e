// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A sentence or a character that is said, and shown.
struct ExploreUtterance: Sendable, Equatable {
    /// The number that its captions carry.
    var number: Int
    var words: WordedText
    /// A key that was typed: it is spoken by its name.
    var isCharacter = false
    var priority = AnnouncementPriority.default
    /// Whether it is said once, behind what is said now; the next sentence ends it.
    var follows = false
    /// Seconds.
    var expires: Double?
    /// BCP 47; nil for the user's own.
    var language: String?
    /// Words a minute; nil for the user's own.
    var rate: Int?
    /// What a held key says has one slot, and in it only the last is history.
    var slot: String?

    /// The request to the daemon. The program's own sentences have no marks that are spoken by name.
    var request: AnnounceRequest {
        var delivery = Delivery(language: language, rate: rate)
        delivery.punctuation = isCharacter ? nil : Punctuation.none
        return AnnounceRequest(
            announced, priority: priority, queue: follows, slot: slot, expires: expires,
            mayRepeat: priority == .default,
            delivery: delivery)
    }

    private var announced: AnnounceWords {
        if isCharacter { return .character(words.display) }
        // Texts that are in no phrasebook are worded by the daemon, which makes their numbers audible.
        return words.display == words.speech ? .text(words.speech) : .phrased(words.display, spoken: words.speech)
    }
}

/// An event of an utterance, by its number.
package enum UtteranceEvent: Sendable, Equatable {
    /// It begins to be heard.
    case began(Int)
    /// A word of it is heard, which begins at this Unicode scalar of its speech.
    case word(Int, offset: Int)
    case ended(Int)
}

/// A step that an exploration asks for.
enum ExploreStep: Sendable, Equatable {
    case say(ExploreUtterance)
    /// The chart is played as it is now.
    case play(ChartSound)
    /// Heard at once, beside what is said.
    case tone(ToneRequest)
    /// The current speech ends.
    case silence
    /// The screen is drawn from scratch.
    case redraw
    /// Rows for those who have no screen.
    case print([String])
    case leave
}

extension ExploreStep {
    var isTone: Bool { if case .tone = self { true } else { false } }
}
