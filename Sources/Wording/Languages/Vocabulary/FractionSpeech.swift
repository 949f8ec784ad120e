// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with decimals, in the form that the language's voice reads correctly.
final class FractionSpeech: Sendable {
    /// The mark between digits.
    private let mark: String
    private let spacedWord: String
    /// The number of decimals that the voice reads correctly as joined digits. A longer fraction is spaced, after the
    /// word for the mark.
    let joined: Int
    /// The digits in words; nil if they are figures.
    private let row: WordRow?
    /// Forms for one, two and three digits: "десятая | десятых". Empty in a language that does not say tenths.
    private let parts: [PluralForms]
    private let whole: PluralForms
    private let plurals: PluralRules
    private let separator: String

    init(_ book: Phrasebook) {
        mark = book.value("number.mark") ?? "."
        joined = Int(book.value("number.joined") ?? "") ?? 0
        let digits = SpelledInteger(book)?.digits
        row = digits.map(WordRow.init)
        separator =
            digits == nil || book.entries["spell.spaced"] != nil || book.entries["number.words"] != nil ? " " : ""
        spacedWord = separator + (book.value("number.mark.speech") ?? "") + separator
        parts = (1...3).compactMap { book.forms("fraction.\($0)") }
        whole = book.forms("fraction.whole") ?? PluralForms("", [])
        plurals = book.plurals
    }

    /// The number `whole` with the decimals `fraction`, in `count` digits. `count` is at least 1.
    func words(_ whole: UInt64, _ fraction: UInt64, count: Int, _ integers: IntegerSpeech) -> String {
        if count <= parts.count {
            return "\(part(whole, self.whole, integers)) \(part(fraction, parts[count - 1], integers))"
        }
        guard row == nil, count <= joined else {
            var text: [UInt8] = []
            appendSpaced(whole, fraction, count: count, integers, to: &text)
            return String(decoding: text, as: UTF8.self)
        }
        var text = integers.words(whole) + mark
        var place = count - 1
        while place > 0, fraction < WrittenDecimal.powers[min(place, 19)] {
            text += "0"
            place -= 1
        }
        text += String(fraction)
        return text
    }

    /// Appends the number `whole` with the decimals `fraction` to a text.
    func append(_ whole: UInt64, _ fraction: UInt64, count: Int, _ integers: IntegerSpeech, to text: inout [UInt8]) {
        guard row != nil else {
            return text.append(contentsOf: words(whole, fraction, count: count, integers).utf8)
        }
        appendSpaced(whole, fraction, count: count, integers, to: &text)
    }

    private func appendSpaced(
        _ whole: UInt64, _ fraction: UInt64, count: Int, _ integers: IntegerSpeech, to text: inout [UInt8]
    ) {
        integers.append(whole, to: &text)
        text.append(contentsOf: spacedWord.utf8)
        guard let row else {
            return appendDigits(fraction, count, to: &text) { $1.append(UInt8(ascii: "0") + UInt8($0)) }
        }
        row.withWords { words in
            appendDigits(fraction, count, to: &text) { words.append($0, to: &$1) }
        }
    }

    private func appendDigits(
        _ fraction: UInt64, _ count: Int, to text: inout [UInt8], _ append: (Int, inout [UInt8]) -> Void
    ) {
        for place in stride(from: count - 1, through: 0, by: -1) {
            append(place < 20 ? Int(fraction / WrittenDecimal.powers[place] % 10) : 0, &text)
            if place > 0, !separator.isEmpty { text.append(UInt8(ascii: " ")) }
        }
    }

    private func part(_ value: UInt64, _ forms: PluralForms, _ integers: IntegerSpeech) -> String {
        let isOne = plurals.category(of: WrittenDecimal(significand: value, exponent: 0)) == .one
        return "\(integers.words(value, beside: .feminine)) \(isOne ? forms[.one] : forms.other)"
    }
}
