// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a user's own edits and moves in a text.
extension Wording {
    /// The difference in pitch of deleted text: a fifth lower than other text.
    private static let lower = -15.0

    func words(for edit: TextEdit) -> WordedText {
        switch edit {
        case .typed(let text, let word): return typed(text, word: word)
        case .deleted(let text): return lowered(part(text))
        case .moved(let text): return part(text)
        case .selected(let text): return Pauses.join([part(text), book.words("trait.selected")], book.pauses.list)
        case .unselected(let text):
            return Pauses.join([part(text), book.words("trait.selected.not")], book.pauses.list)
        }
    }

    private func typed(_ text: String, word: String?) -> WordedText {
        if text.count > 1 { return typing == .none ? .silence : part(text) }
        switch typing {
        case .none: return .silence
        case .characters: return part(text)
        case .words: return word.map { part($0) } ?? .silence
        case .both: return part(word ?? text)
        }
    }

    /// One character by its name, a longer text as it is.
    private func part(_ text: String) -> WordedText {
        switch text.count {
        case 0: .silence
        case 1: WordedText(character: text, self)
        default: WordedText(text.trimmed().isEmpty ? text : text.trimmed(), self)
        }
    }

    private func lowered(_ words: WordedText) -> WordedText {
        guard !words.display.isEmpty else { return words }
        let parts = (words.parts ?? [SpokenPart(text: words.speech)]).map { part in
            var part = part
            part.prosody.pitch = ProsodyValue.plus(Self.lower).within(part.prosody.pitch)
            return part
        }
        return WordedText(display: words.display, parts: parts)
    }
}
