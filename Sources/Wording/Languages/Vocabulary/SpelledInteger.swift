// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whole numbers in words by groups of four digits, as Chinese and Japanese count: 一千零五, にじゅうさんまん.
final class SpelledInteger: Sendable {
    /// 0 to 9.
    let digits: [String]
    /// For 0 to 9 tens, hundreds and thousands; that of 0 is empty.
    private let places: [[String]]
    /// For the groups: nothing, 萬, 億, 兆, 京.
    private let groups: [String]
    /// Spoken where a place is skipped: 零. Empty in Japanese.
    private let skipped: String
    /// Begins 10 to 19 when nothing is before them: 十, not 一十.
    private let firstTen: String
    private let separator: String

    /// Nil for a language whose phrasebook has no `spell.digits`.
    init?(_ book: Phrasebook) {
        let list: (String) -> [String] = { key in
            (book.entries[key] ?? "").split(separator: " ").map { $0 == "-" ? "" : String($0) }
        }
        digits = list("spell.digits")
        places = [list("spell.tens"), list("spell.hundreds"), list("spell.thousands")]
        groups = list("spell.groups")
        skipped = book.entries["spell.skipped"] ?? ""
        separator = book.entries["spell.spaced"] == nil ? "" : " "
        guard digits.count == 10, places.allSatisfy({ $0.count == 10 }), groups.count == 5 else { return nil }
        firstTen = book.entries["spell.firstTen"] ?? places[0][1]
    }

    func words(_ value: UInt64) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    func words(digits places: [Int]) -> String { places.map { digits[$0] }.joined(separator: separator) }

    func append(_ value: UInt64, to text: inout String) {
        guard value > 0 else { return text += digits[0] }
        var isFirst = true
        var isSkipping = false
        for index in groups.indices.reversed() {
            let power = WrittenDecimal.powers[index * 4]
            let group = Int(index == groups.count - 1 ? min(value / power, 9999) : value / power % 10_000)
            guard group > 0 else {
                isSkipping = true
                continue
            }
            if !isFirst {
                text += separator
                text += group < 1000 || isSkipping ? skipped : ""
            }
            append(group, isFirst: isFirst, to: &text)
            text += groups[index]
            (isFirst, isSkipping) = (false, false)
        }
    }

    private func append(_ group: Int, isFirst: Bool, to text: inout String) {
        if isFirst, group >= 10, group < 20 {
            text += firstTen
            text += group == 10 ? "" : digits[group - 10]
            return
        }
        var (rest, place, power) = (group, 3, 1000)
        var (hasDigits, isSkipping) = (false, false)
        while power > 0 {
            let digit = rest / power
            if digit > 0 {
                text += isSkipping ? skipped : ""
                text += place == 0 ? digits[digit] : places[place - 1][digit]
                (hasDigits, isSkipping) = (true, false)
            } else {
                isSkipping = hasDigits
            }
            (rest, place, power) = (rest % power, place - 1, power / 10)
        }
    }
}
