// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of an announcement in two forms: as displayed, and as fed to the synthesizer.
package struct WordedText: Sendable, Hashable {
    /// The displayed form, for captions, history and braille.
    package var display: String
    /// The synthesizer's input. It contains no control characters and nothing that the synthesizer could treat as a
    /// command.
    package var speech: String
    /// The speech in parts, if parts are spoken differently. Their texts, joined, are `speech`.
    package var parts: [SpokenPart]?
    /// The positions that the client has named, in order.
    package var marks: [SpokenMark] = []
    /// The places of the speech in the displayed text; nil if both are equal, or the places are unknown.
    package var places: SpokenPlaces?

    package init(display: String, speech: String) {
        self.display = display
        self.speech = speech
    }

    init(display: String, parts: [SpokenPart]) {
        self.display = display
        speech = parts.map(\.text).joined()
        self.parts = parts
    }

    /// The displayed words up to the end of the spoken word that begins at a scalar. If their display is unknown, the
    /// spoken words.
    package func shown(throughWordAt offset: Int) -> String {
        guard let places, let word = SpokenWord(in: speech, at: offset) else {
            return SpokenWord.text(speech, throughWordAt: offset)
        }
        let end = places.displayed(offset..<offset + word.length).upperBound
        return String(String.UnicodeScalarView(display.unicodeScalars.prefix(end)))
    }

    /// A text that is the same on the screen and in speech.
    package static func plain(_ text: String) -> WordedText { WordedText(display: text, speech: text) }

    /// The words for an announcement; the spoken form is sent when it differs from the displayed one.
    package var announced: AnnounceWords { display == speech ? .text(display) : .phrased(display, spoken: speech) }

    static let silence = WordedText(display: "", speech: "")

    /// True if there is nothing to speak or display.
    var isSilent: Bool { display.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

/// A position in the speech that the client has named. It is reached when the word there begins.
package struct SpokenMark: Sendable, Hashable {
    package var name: String
    /// The offset in Unicode scalars of ``WordedText/speech``. A mark after all words has the length of the speech.
    package var offset: Int

    package init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
