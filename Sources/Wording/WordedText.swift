// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of an announcement, twice: for eyes and fingers, and for the synthesizer.
package struct WordedText: Sendable, Hashable {
    /// For captions, history and braille.
    package var display: String
    /// What the synthesizer is fed. Safe: no control characters, nothing that it takes for a command.
    package var speech: String
    /// The same in parts, where not all of it is spoken in the same way: joined, their texts are `speech`.
    package var parts: [SpokenPart]?
    /// Places that the client has named, in their order.
    package var marks: [SpokenMark] = []

    package init(display: String, speech: String) {
        self.display = display
        self.speech = speech
    }

    init(display: String, parts: [SpokenPart]) {
        self.display = display
        speech = parts.map(\.text).joined()
        self.parts = parts
    }
}

/// A client's own words.
extension WordedText {
    /// Shown as they are, and made safe for the synthesizer, which keeps all of their numbers.
    init(_ text: String, _ wording: Wording) {
        self.init(display: text, speech: ClientsWords(wording).spoken(text))
    }

    /// Words that were worded by the client: made safe for the synthesizer, and not worded once more.
    init(shown: String, spoken: String) {
        self.init(display: shown, speech: SpeakableText(spoken).text)
    }

    init(spelling text: String, _ wording: Wording) {
        self.init(display: text, parts: SpelledText.parts(of: text, wording, as: SpokenPart(text: "")))
    }

    /// Each part is made safe, and keeps its place: there are as many parts as `marked` has, unless some are spelt.
    package init(_ marked: MarkedText, _ wording: Wording = Wording()) {
        let spoken = ClientsWords(wording).spoken(marked.parts.map(\.spoken))
        var parts: [SpokenPart] = []
        var offsets: [Int] = []
        var offset = 0
        for part in spoken {
            offsets.append(offset)
            let told = part.isSpelt || wording.isSpelling
            let pieces = told ? SpelledText.parts(of: part.text, wording, as: part) : [part]
            offset += pieces.reduce(0) { $0 + $1.text.unicodeScalars.count }
            parts += pieces
        }
        self.init(display: marked.display, parts: parts)
        marks = marked.marks.map { mark in
            SpokenMark(name: mark.name, offset: offsets.indices.contains(mark.part) ? offsets[mark.part] : offset)
        }
    }
}

/// A character, a key, a sound.
extension WordedText {
    /// One character by its name. SSIP has names for some (`space`); anything longer is spelt.
    init(character text: String, _ wording: Wording) {
        guard let character = text.first, text.count == 1 else {
            let key = SpokenKey(text, in: wording.language)
            let isNamed = key.character != nil || key.isKnown
            self = isNamed ? Self(key, wording) : Self(spelling: text, wording)
            return
        }
        let shown = character.isWhitespace ? CharacterNames.shown(character, in: wording.language) : text
        self.init(
            display: shown,
            parts: SpokenCharacter(character, wording).parts(after: .zero, as: SpokenPart(text: "")))
    }

    init(key name: String, _ wording: Wording) {
        self.init(SpokenKey(name, in: wording.language), wording)
    }

    private init(_ key: SpokenKey, _ wording: Wording) {
        var parts = key.words.isEmpty ? [] : [SpokenPart(text: SpeakableText(key.words.joined(separator: " ")).text)]
        var shown = key.words
        if let character = key.character {
            if !parts.isEmpty { parts[0].text += " " }
            parts += SpokenCharacter(character, wording).parts(after: .zero, as: SpokenPart(text: ""))
            let isSeen = !character.isWhitespace
            shown.append(isSeen ? String(character) : CharacterNames.shown(character, in: wording.language))
        }
        self.init(display: shown.joined(separator: " "), parts: parts)
    }

    /// Its name is said where the sound is not there.
    init(soundIcon name: String, _ wording: Wording) {
        let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
        var part = SpokenPart(text: SpeakableText(words).text)
        part.sound = name
        self.init(display: name, parts: [part])
    }
}
