// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The ends of numbers that agree with what is counted: "treinta y un euros", "doscientas treinta y una libras", "vingt et
/// une minutes". The voice knows only the form of a number alone.
final class AgreedEndings: Sendable {
    /// By gender: for 1, and words for other ends such as 21.
    private let one: [IntegerSpeech.Beside: String]
    private let ends: [Int: [IntegerSpeech.Beside: String]]
    /// Between tens and one: "y", "et".
    private let joint: String
    /// The tens behind which one agrees.
    private let tens: Set<Int>
    /// "ciento": 100 before other digits.
    private let hundred: String?
    /// From 200 to 900 beside a feminine word.
    private let hundreds: [String]

    /// Nil for a language without `number.joint`.
    init?(_ book: Phrasebook) {
        guard let joint = book.entries["number.joint"] else { return nil }
        self.joint = joint
        one = Self.forms(book, "number.one")
        ends = [21, 81].reduce(into: [:]) { $0[$1] = Self.forms(book, "number.\($1)") }
        tens = Set((book.entries["number.joint.tens"] ?? "").split(separator: " ").compactMap { Int($0) })
        hundred = book.entries["number.hundred"]
        hundreds = (book.entries["number.hundreds.feminine"] ?? "").split(separator: " ").map(String.init)
    }

    private static func forms(_ book: Phrasebook, _ key: String) -> [IntegerSpeech.Beside: String] {
        let keys: [IntegerSpeech.Beside: String] = [.masculine: key, .feminine: key + ".feminine"]
        return keys.compactMapValues { book.entries[$0] }
    }

    /// Nil where digits are right.
    func words(_ value: UInt64, beside: IntegerSpeech.Beside) -> String? {
        guard beside == .masculine || beside == .feminine else { return nil }
        let end = end(Int(value % 100), beside)
        let digit = Int(value / 100 % 10)
        let isAgreedHundred = beside == .feminine && digit >= 2 && hundreds.count == 8
        guard end != nil || isAgreedHundred else { return nil }
        let rest = value % 100 == 0 ? nil : end ?? "\(value % 100)"
        return ([before(value, digit, isAgreedHundred)] + [rest]).compactMap(\.self).joined(separator: " ")
    }

    /// What is before the last two digits.
    private func before(_ value: UInt64, _ digit: Int, _ isAgreed: Bool) -> String? {
        let thousands = value / 1000 * 1000
        let word = isAgreed ? hundreds[digit - 2] : digit == 1 ? hundred : nil
        guard let word else { return value < 100 ? nil : "\(value - value % 100)" }
        return thousands == 0 ? word : "\(thousands) \(word)"
    }

    private func end(_ value: Int, _ beside: IntegerSpeech.Beside) -> String? {
        guard value != 1 else { return one[beside] }
        if let word = ends[value]?[beside] { return word }
        guard value % 10 == 1, tens.contains(value - 1), let one = one[beside], beside == .feminine || hundred != nil
        else { return nil }
        return "\(value - 1) \(joint) \(one)"
    }
}
