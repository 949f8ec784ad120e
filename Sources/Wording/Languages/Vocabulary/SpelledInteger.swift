// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whole numbers in words, for a voice that misreads digits: by groups of four digits, as Chinese and Japanese count (一千零五,
/// にじゅうさんまん), or by CLDR's rules.
final class SpelledInteger: Sendable {
    /// Words for 0 to 9.
    let digits: [String]
    /// Words for 0 to 9 ones, tens, hundreds and thousands. The words for 0 are empty except for the ones.
    private let row: WordRow
    /// Words for the groups: empty, 萬, 億, 兆, 京.
    private let groups: WordRow
    /// The word for a skipped place: 零. Empty in Japanese.
    private let skipped: [UInt8]
    /// The beginning of 10 to 19 if no digit precedes them: 十, not 一十.
    private let firstTen: [UInt8]
    private let separator: String
    /// CLDR's rules, if the language has `number.words = rules`.
    private let rules: NumberRules?

    /// Nil for a language whose phrasebook has neither `spell.digits` nor `number.words`.
    init?(_ book: Phrasebook) {
        if book.entries["number.words"] == "rules", case let lines = book.language.data.text.rules, !lines.isEmpty {
            let rules = NumberRules(book, lines)
            digits = (0...9).map { rules.words($0) }
            self.rules = rules
            (row, groups) = (WordRow(digits), WordRow([]))
            (skipped, firstTen, separator) = ([], [], " ")
            return
        }
        rules = nil
        let list: (String) -> [String] = { key in
            (book.entries[key] ?? "").split(separator: " ").map { $0 == "-" ? "" : String($0) }
        }
        digits = list("spell.digits")
        let places = [digits, list("spell.tens"), list("spell.hundreds"), list("spell.thousands")]
        let groups = list("spell.groups")
        skipped = Array((book.entries["spell.skipped"] ?? "").utf8)
        separator = book.entries["spell.spaced"] == nil ? "" : " "
        guard places.allSatisfy({ $0.count == 10 }), groups.count == 5 else { return nil }
        row = WordRow(places.flatMap(\.self))
        self.groups = WordRow(groups)
        firstTen = Array((book.entries["spell.firstTen"] ?? places[1][1]).utf8)
    }

    func words(_ value: UInt64) -> String {
        if value < 10 { return digits[Int(value)] }
        if let rules { return rules.words(value) }
        var text: [UInt8] = []
        text.reserveCapacity(96)
        append(value, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func words(digits places: [Int]) -> String { places.map { digits[$0] }.joined(separator: separator) }

    func append(_ value: UInt64, to text: inout [UInt8]) {
        if rules != nil { return text.append(contentsOf: words(value).utf8) }
        row.withWords { append(value, $0, to: &text) }
    }

    private func append(_ value: UInt64, _ row: WordRow.Words, to text: inout [UInt8]) {
        guard value > 0 else { return row.append(0, to: &text) }
        var isFirst = true
        var isSkipping = false
        for index in stride(from: value < 10_000 ? 0 : value < 100_000_000 ? 1 : 4, through: 0, by: -1) {
            let power = WrittenDecimal.powers[index * 4]
            let group = Int(index == 4 ? min(value / power, 9999) : value / power % 10_000)
            guard group > 0 else {
                isSkipping = true
                continue
            }
            if !isFirst {
                text.append(contentsOf: separator.utf8)
                if group < 1000 || isSkipping { text.append(contentsOf: skipped) }
            }
            append(group, row, isFirst: isFirst, to: &text)
            if index > 0 { groups.append(index, to: &text) }
            (isFirst, isSkipping) = (false, false)
        }
    }

    private func append(_ group: Int, _ row: WordRow.Words, isFirst: Bool, to text: inout [UInt8]) {
        if isFirst, group >= 10, group < 20 {
            text.append(contentsOf: firstTen)
            if group > 10 { row.append(group - 10, to: &text) }
            return
        }
        var (rest, place, power) = (group, 3, 1000)
        var (hasDigits, isSkipping) = (false, false)
        while power > 0 {
            let digit = rest / power
            if digit > 0 {
                if isSkipping { text.append(contentsOf: skipped) }
                row.append(place * 10 + digit, to: &text)
                (hasDigits, isSkipping) = (true, false)
            } else {
                isSkipping = hasDigits
            }
            (rest, place, power) = (rest % power, place - 1, power / 10)
            if rest == 0 { break }
        }
    }
}
