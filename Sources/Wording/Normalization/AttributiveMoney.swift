// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Money before a noun, which has the singular in English: `a $5 bill`, `$1.4 billion loan`.
extension TextWords {
    /// Nil for other money, and in a language without such a form.
    func attributive(_ money: WrittenQuantity, in text: WrittenText) -> String? {
        guard !texts.forms.determiners.isEmpty, let unit = money.unit, unit.isMoney, money.per == nil,
            isNoun(behind: money.range.upperBound, in: text)
                && (money.scale != nil || hasDeterminer(before: money.range.lowerBound, in: text))
        else { return nil }
        let speech = money.amount(self)
        let many = SpokenNumber(WrittenDecimal(5), unit: unit, language: language, scale: NumberScale.none).unitName
        let one = SpokenNumber(WrittenDecimal(1), unit: unit, language: language, scale: NumberScale.none).unitName
        guard speech.hasSuffix(many) else { return nil }
        return speech.dropLast(many.count) + one
    }

    private func hasDeterminer(before place: Int, in text: WrittenText) -> Bool {
        texts.forms.determiners.contains(text.wordBehindSpace(before: place).lowercased())
            || text.has("'s ", at: place - 3) || text.has("’s ", at: place - 5)
    }

    /// A word in small letters that is not a verb, an adverb or a preposition. An ending may show that it is none.
    private func isNoun(behind place: Int, in text: WrittenText) -> Bool {
        let start = place + 1
        guard text[place] == 0x20, (0x61...0x7A).contains(text[start]) else { return false }
        let end = text.letters(from: start)
        guard end > start + 1, !text.isWord(at: end), text[end] != UInt8(ascii: "'") else { return false }
        let word = text.string(start..<end)
        return !texts.forms.notNounEndings.contains { word.hasSuffix($0) }
            && !texts.forms.notNouns.contains(word)
    }
}
