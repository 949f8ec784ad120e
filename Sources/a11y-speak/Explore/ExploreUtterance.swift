// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Something that is said, and shown.
struct ExploreUtterance: Sendable, Equatable {
    /// By which its captions come back.
    var number: Int
    var words: WordedText
    /// A key that was typed: it is told by its name.
    var isCharacter = false
    var priority = AnnouncementPriority.default
    /// Seconds.
    var expires: Double?
    /// BCP 47; nil for the user's own.
    var language: String?
    /// Words a minute; nil for the user's own.
    var rate: Int?

    /// What the daemon is asked. Its own sentences have no marks that are told by name.
    var request: AnnounceRequest {
        var delivery = Delivery(language: language, rate: rate)
        delivery.punctuation = isCharacter ? nil : Punctuation.none
        return AnnounceRequest(
            announced, priority: priority, expires: expires, mayRepeat: priority == .default, delivery: delivery)
    }

    private var announced: AnnounceWords {
        if isCharacter { return .character(words.display) }
        // Texts that are in no phrasebook are worded by the daemon, which makes their numbers audible.
        return words.display == words.speech ? .text(words.speech) : .phrased(words.display, spoken: words.speech)
    }
}

/// What becomes of an utterance, by its number.
enum UtteranceEvent: Sendable, Equatable {
    /// It begins to be heard.
    case began(Int)
    /// A word of it is heard, which begins at this Unicode scalar of its speech.
    case word(Int, offset: Int)
    case ended(Int)
}

/// What an exploration asks for.
enum ExploreStep: Sendable, Equatable {
    case say(ExploreUtterance)
    /// What is being said ends.
    case silence
    /// The screen is drawn from scratch.
    case redraw
    case leave
}
