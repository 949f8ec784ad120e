// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// A sentence or a character to say and to show.
struct ExploreUtterance: Sendable, Equatable {
    /// The number that its events carry.
    var number: Int
    var words: WordedText
    /// Whether this is a typed character, which is spoken by its name.
    var isCharacter = false
    var priority = AnnouncementPriority.default
    /// Whether it waits for the current speech to end; the next sentence ends it.
    var follows = false
    /// In seconds; nil for no limit.
    var expires: Double?
    /// BCP 47; nil for the user's own language.
    var language: String?
    /// Words per minute; nil for the user's own rate.
    var rate: Int?
    /// The answers to one key press share a slot, so that the history keeps only the last answer to a held key.
    var slot: String?

    /// The request to the daemon. Punctuation in the program's own sentences is not spoken.
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
        // The daemon words texts without a phrasebook entry itself, which makes their numbers audible.
        return words.display == words.speech ? .text(words.speech) : .phrased(words.display, spoken: words.speech)
    }
}

/// An event of an utterance, by its number.
package enum UtteranceEvent: Sendable, Equatable {
    /// The utterance begins to play.
    case began(Int)
    /// A word is being spoken; it begins at this Unicode scalar of the speech.
    case word(Int, offset: Int)
    case ended(Int)
}

/// A step that an exploration requests.
enum ExploreStep: Sendable, Equatable {
    case say(ExploreUtterance)
    /// Plays the chart in its current state.
    case play(ChartSound)
    /// Plays a tone immediately, at the same time as speech.
    case tone(ToneRequest)
    /// Ends the current speech.
    case silence
    /// Draws the whole screen again.
    case redraw
    /// Prints rows, unless there is a screen.
    case print([String])
    case leave
}

extension ExploreStep {
    var isTone: Bool { if case .tone = self { true } else { false } }
}
