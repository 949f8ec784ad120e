// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How one character is spoken: by a name from the phrasebook, or by the voice's own name for the character.
struct SpokenCharacter: Sendable, Hashable {
    /// Spoken before the character, such as the Russian word for "capital".
    private(set) var prefix: String?
    private(set) var text: String
    /// Whether the voice names the character. If false, `text` is words.
    private(set) var isSpelled = true
    /// Whether a higher voice marks it as a capital letter.
    private(set) var isRaised = false

    /// The rise in pitch for a capital letter: 50 is an octave.
    private static let raise = 25.0

    init(_ character: Character, _ wording: Wording) {
        let safe = character == " " ? " " : SpeakableText(String(character)).text
        let plain = safe.first ?? character
        let named = plain == " " ? [character] : [character, plain]
        let names = CharacterNames[wording.language]
        text = safe
        if let name = named.lazy.compactMap({ names.name(of: $0) }).first {
            (text, isSpelled) = (name, false)
        } else if character != " ", safe.unicodeScalars.allSatisfy({ $0 == " " || $0 == "\n" }) {
            let scalar = character.unicodeScalars.first ?? " "
            (text, isSpelled) = (names.unseen(scalar), false)
        } else if let digit = plain.wholeNumberValue, plain.unicodeScalars.first?.isDecimal ?? false {
            (text, isSpelled) = (String(digit), false)
        } else if let name = Self.name(of: String(character), wording) {
            (text, isSpelled) = (name, false)
        } else if plain.isUppercase {
            nameCapital(wording)
        }
    }

    /// The name of a sign or an emoji; nil if the voice names the character.
    private static func name(of character: String, _ wording: Wording) -> String? {
        guard let first = character.unicodeScalars.first, first.value >= 0x80 else { return nil }
        if let picture = PictureSequence(character) {
            return picture.name(wording.voiceTag) ?? SpokenEmoji.phrase(in: wording.voiceTag)
        }
        let named = NamedSigns.named(in: character, .all, wording.voiceTag)
        return named.changes.isEmpty ? nil : named.speech
    }

    /// The parts to speak after a pause, in the manner of the surrounding text.
    func parts(after pause: Duration, as manner: SpokenPart) -> [SpokenPart] {
        var part = manner
        part.pause = pause
        part.isSpelled = isSpelled
        part.text = text
        if isRaised {
            var higher = Prosody()
            higher.pitch = .plus(Self.raise)
            part.prosody = higher.within(manner.prosody)
        }
        guard let prefix else { return [part] }
        var word = manner
        (word.text, word.pause, word.isSpelled) = (prefix + " ", pause, false)
        part.pause = .zero
        return [word, part]
    }

    private mutating func nameCapital(_ wording: Wording) {
        let small = text.lowercased()
        let isPlain = small.unicodeScalars.count == text.unicodeScalars.count
        switch wording.capitals {
        case .none: if isPlain { text = small }
        case .icon:
            if isPlain { text = small }
            isRaised = true
        case .spell:
            let isLatin = text.unicodeScalars.first.map { WritingScript($0) == .latin } ?? true
            guard !isLatin, isPlain, let word = CharacterNames[wording.language].capital else { return }
            (prefix, text) = (word, small)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isDecimal: Bool { properties.generalCategory == .decimalNumber }
}
