// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with digits behind its mark, as the voice of each language reads it right.
final class FractionSpeech: Sendable {
    /// The mark between digits.
    private let mark: String
    private let spacedWord: String
    /// So many digits behind the mark are read right as they stand; more are spaced, behind the word for the mark.
    let joined: Int
    private let digits: [String]?
    /// For one, two and three digits: "десятая | десятых". Empty where nobody says tenths.
    private let parts: [PluralForms]
    private let whole: PluralForms
    private let plurals: PluralRules
    private let separator: String

    init(_ book: Phrasebook) {
        mark = book.value("number.mark") ?? "."
        joined = Int(book.value("number.joined") ?? "") ?? 0
        digits = SpelledInteger(book)?.digits
        separator = digits == nil || book.entries["spell.spaced"] != nil ? " " : ""
        spacedWord = separator + (book.value("number.mark.speech") ?? "") + separator
        parts = (1...3).compactMap { book.forms("fraction.\($0)") }
        whole = book.forms("fraction.whole") ?? PluralForms("", [])
        plurals = book.plurals
    }

    /// `fraction` in `count` digits behind `whole`. `count` is at least 1.
    func words(_ whole: UInt64, _ fraction: UInt64, count: Int, _ integers: IntegerSpeech) -> String {
        if count <= parts.count {
            return "\(part(whole, self.whole, integers)) \(part(fraction, parts[count - 1], integers))"
        }
        let isJoined = digits == nil && count <= joined
        var text = integers.words(whole)
        text += isJoined ? mark : spacedWord
        for place in (0..<count).reversed() {
            let digit = place < 20 ? Int(fraction / WrittenDecimal.powers[place] % 10) : 0
            text += digits?[digit] ?? Self.figures[digit]
            if !isJoined, place > 0 { text += separator }
        }
        return text
    }

    private static let figures = (0...9).map(String.init)

    private func part(_ value: UInt64, _ forms: PluralForms, _ integers: IntegerSpeech) -> String {
        let isOne = plurals.category(of: WrittenDecimal(significand: value, exponent: 0)) == .one
        return "\(integers.words(value, beside: .feminine)) \(isOne ? forms[.one] : forms.other)"
    }
}
