// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A key by its keyboard name: `a`; `control_x` and `shift_kp-enter` as in SSIP; `Page_Up` and `Control_L` as in X.
struct SpokenKey: Sendable, Hashable {
    /// The names of the modifiers, and of the key if it has a name.
    let words: [String]
    /// The key, if it is a character.
    let character: Character?
    /// False for an unknown name, which is spoken unchanged.
    let isKnown: Bool

    init(_ name: String, in language: SpokenLanguage) {
        var words: [String] = []
        var rest = name[...]
        while let bar = rest.dropFirst().firstIndex(of: "_"), case let next = rest[rest.index(after: bar)...],
            !next.isEmpty, let modifier = KeyNames.modifier(String(rest[..<bar])), !Self.isSided(rest)
        {
            words.append(KeyNames[language].name(of: modifier) ?? modifier)
            rest = next
        }
        let key = Self.key(String(rest), in: language)
        self.words = words + key.words
        character = key.character
        isKnown = key.isKnown
    }

    /// Whether the name is one of X's two keys of a modifier, such as `Control_L`. In SSIP `control_L` is the letter.
    private static func isSided(_ name: Substring) -> Bool {
        (name.first?.isUppercase ?? false) && (name.hasSuffix("_L") || name.hasSuffix("_R"))
    }

    private struct Key {
        var words: [String] = []
        var character: Character?
        var isKnown = true
    }

    private static func key(_ name: String, in language: SpokenLanguage) -> Key {
        if name.count <= 1 { return Key(character: name.first) }
        var key = name.lowercased().split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: "-")
        if isSided(name[...]) { key.removeLast(2) }
        let keypad = ["kp-", "kp_"].contains { name.lowercased().hasPrefix($0) }
        if keypad {
            let prefix = KeyNames[language].name(of: "kp") ?? "keypad"
            let inner = Self.key(String(name.dropFirst(3)), in: language)
            return Key(words: [prefix] + inner.words, character: inner.character, isKnown: inner.isKnown)
        }
        if let character = KeyNames.character(key) { return Key(character: character) }
        if let word = KeyNames[language].name(of: KeyNames.modifier(key) ?? key) { return Key(words: [word]) }
        if isFunction(key) { return Key(words: [key.uppercased()]) }
        return Key(words: [name.split { $0 == "_" || $0 == "-" }.joined(separator: " ")], isKnown: false)
    }

    private static func isFunction(_ key: String) -> Bool {
        guard key.first == "f", let number = Int(key.dropFirst()) else { return false }
        return (1...99).contains(number)
    }
}

extension WordedText {
    init(key name: String, _ wording: Wording) {
        self.init(SpokenKey(name, in: wording.language), wording)
    }

    init(_ key: SpokenKey, _ wording: Wording) {
        var parts = key.words.isEmpty ? [] : [SpokenPart(text: SpeakableText(key.words.joined(separator: " ")).text)]
        var shown = key.words
        if let character = key.character {
            if !parts.isEmpty { parts[0].text += " " }
            parts += SpokenCharacter(character, wording).parts(after: .zero, as: SpokenPart(text: ""))
            let isSeen = !character.isWhitespace
            shown.append(isSeen ? String(character) : CharacterNames[wording.language].shown(character))
        }
        self.init(display: shown.joined(separator: " "), parts: parts)
    }
}
