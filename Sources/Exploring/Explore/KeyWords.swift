// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Keys and their actions in the user's language.
extension Wording {
    /// The key's label, and its name for speech.
    func name(of key: Key) -> WordedText { WordedText(display: key.description, speech: spokenName(of: key)) }

    private func spokenName(of key: Key) -> String {
        switch key {
        case _ where language.isEnglish: key.spoken
        case .character("?"): Phrasebook[language].words("key.question").speech
        case .character(" "): words(for: .key("space")).speech
        case .character(let character):
            Self.signs[character].map { Phrasebook[language].words("sign.\($0)").speech }
                ?? words(for: .character(String(character))).speech
        default: words(for: .key(key.description.lowercased().replacing("+", with: "_"))).speech
        }
    }

    private static let signs: [Character: String] = [
        "[": "bracket-left", "]": "bracket-right", "{": "brace-left", "}": "brace-right", "(": "parenthesis-left",
        ")": "parenthesis-right", "+": "plus", "=": "equals", "-": "minus", "<": "less", ">": "greater", ",": "comma",
        ".": "full-stop", "'": "apostrophe", "\"": "quotation-mark",
    ]

    /// "Right: next point". In English, punctuation keys are also shown by name.
    func words(for binding: KeyBindings.Binding) -> WordedText {
        let book = Phrasebook[language]
        guard !language.isEnglish else { return WordedText(display: binding.sentence, speech: binding.sentence) }
        let names = binding.keys.map(name)
        let keys = names.dropFirst().reduce(names[0]) { book.words("help.or", ["a": $0, "b": $1]) }
        return book.words("join.help", ["keys": keys, "action": action(of: binding)])
    }

    func action(of binding: KeyBindings.Binding) -> WordedText { Phrasebook[language].words("action.\(binding.name)") }
}
