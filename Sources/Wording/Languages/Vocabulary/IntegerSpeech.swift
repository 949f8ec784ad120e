// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whole numbers in the form that espeak-ng 1.51 reads correctly.
///
/// Its own reading fails beyond 12 digits in every language, at one million in Russian ("один тысяч"), from 10,000 on
/// in Japanese and Chinese ("twelve thousand" for 一萬二千), and at 1005 in Chinese ("一千五", which is 1500).
final class IntegerSpeech: Sendable {
    /// The powers of ten that split a number, largest first. The rest stays digits.
    private let splits: [ScaleWord]
    let feminineScales: Set<Int>
    private let plurals: PluralRules
    private let ones: (masculine: String?, feminine: String?, neuter: String?)
    /// "две" before feminine words, in a language whose 22 ends in it too.
    private let feminineTwo: String?
    /// Whether only the number one has the word, and 21 does not: "dwadzieścia jeden".
    private let agreesOnlyAlone: Bool
    /// Whether a scale at the start has no "one": "tisíc".
    private let omitsOne: Bool
    /// "兩" instead of "二", for counted things.
    private let countedTwo: String?
    /// Nil if only the number one itself agrees, or two.
    private let endings: AgreedEndings?
    /// Nil if the voice reads digits correctly.
    private let spelled: SpelledInteger?

    init(_ book: Phrasebook) {
        plurals = book.plurals
        splits = ScaleWord.all("number.splits", in: book)
        feminineScales = Set((book.entries["scales.feminine"] ?? "").split(separator: " ").compactMap { Int($0) })
        ones = (
            book.entries["number.one"], book.entries["number.one.feminine"], book.entries["number.one.neuter"]
        )
        countedTwo = book.entries["number.two.counted"]
        feminineTwo = book.entries["number.two.feminine"]
        agreesOnlyAlone = book.entries["number.one.alone"] != nil
        omitsOne = book.entries["text.splits.one"] == "omitted"
        spelled = SpelledInteger(book)
        endings = AgreedEndings(book)
    }

    /// Whether numbers are words even without a neighbor.
    var isSpelled: Bool { spelled != nil }

    /// One and two take the gender of an adjacent word; alone they are digits.
    enum Gender { case nothing, masculine, feminine, neuter }

    func words(_ value: UInt64, beside: Gender = .nothing) -> String {
        if let spelled {
            return value == 2 && beside != .nothing ? countedTwo ?? spelled.words(2) : spelled.words(value)
        }
        if value < 1000, beside == .nothing { return String(value) }
        var rest = value
        var text = ""
        for place in splits.indices {
            let exponent = splits[place].exponent
            let power = WrittenDecimal.powers[exponent]
            guard rest >= power else { continue }
            let count = rest / power
            let category = plurals.category(of: WrittenDecimal(significand: count, exponent: 0))
            if count > 1 || !text.isEmpty || !omitsOne {
                text += agreeing(count, feminineScales.contains(exponent) ? .feminine : .masculine)
                text += " "
            }
            text += splits[place].spoken[category]
            text += " "
            rest %= power
        }
        if rest > 0 || text.isEmpty {
            return text + agreeing(rest, text.isEmpty || feminineTwo != nil || endings != nil ? beside : .nothing)
        }
        return String(text.dropLast())
    }

    /// Appends the number alone to a text.
    func append(_ value: UInt64, to text: inout [UInt8]) {
        guard let spelled else { return text.append(contentsOf: words(value).utf8) }
        spelled.append(value, to: &text)
    }

    /// The digits of a code, one by one.
    func words(digits code: String) -> String {
        let digits = code.compactMap(\.wholeNumberValue)
        return spelled?.words(digits: digits) ?? digits.map(String.init).joined(separator: " ")
    }

    private func one(_ beside: Gender) -> String? {
        switch beside {
        case .nothing: nil
        case .masculine: ones.masculine
        case .feminine: ones.feminine
        case .neuter: ones.neuter
        }
    }

    /// In Russian 21 and 22 also end in "one" and "two": the voice receives "20 одна".
    private func agreeing(_ value: UInt64, _ beside: Gender) -> String {
        if let endings { return endings.words(value, beside: beside) ?? String(value) }
        guard let one = one(beside) else { return String(value) }
        guard let feminineTwo else { return value == 1 ? one : String(value) }
        let last = value % 10
        let isOne = last == 1 && (value == 1 || !agreesOnlyAlone)
        guard isOne || last == 2 && beside == .feminine, value % 100 / 10 != 1 else { return String(value) }
        let word = last == 1 ? one : feminineTwo
        return value == last ? word : "\(value - last) \(word)"
    }
}

/// A word for a power of ten: "million", "萬".
struct ScaleWord: Sendable {
    let exponent: Int
    let shown: PluralForms
    let spoken: PluralForms

    /// The words that a key lists by their powers. A power without a word in the book is omitted.
    static func all(_ key: String, in book: Phrasebook) -> [ScaleWord] {
        (book.value(key) ?? "").split(separator: " ").compactMap { Int($0) }.compactMap { exponent in
            guard let forms = book.value("scale.\(exponent)") else { return nil }
            let shown = PluralForms(forms, book.plurals.categories)
            let spoken = book.forms("scale.\(exponent).speech")
            return ScaleWord(exponent: exponent, shown: shown, spoken: spoken ?? shown)
        }
    }
}

/// The ends of numbers that agree with the counted noun: "treinta y un euros", "doscientas treinta y una libras",
/// "vingt et une minutes". The voice knows only the form of a number alone.
final class AgreedEndings: Sendable {
    /// Words by gender: for 1, and for other ends such as 21.
    private let one: [IntegerSpeech.Gender: String]
    private let ends: [Int: [IntegerSpeech.Gender: String]]
    /// The word between tens and one: "y", "et".
    private let joint: String
    /// The tens after which one agrees.
    private let tens: Set<Int>
    /// "ciento": 100 before other digits.
    private let hundred: String?
    /// Words for 200 to 900 before a feminine noun.
    private let hundreds: [String]
    /// "duas" before a feminine noun, also at the end of other numbers; nil if two does not agree.
    private let two: String?
    /// Whether the joint is also behind hundreds, and behind thousands before fewer words: "duzentas e duas".
    private let joinsHundreds: Bool

    /// Nil for a language without `number.joint`.
    init?(_ book: Phrasebook) {
        guard let joint = book.entries["number.joint"] else { return nil }
        self.joint = joint
        one = Self.forms(book, "number.one")
        ends = [21, 81].reduce(into: [:]) { $0[$1] = Self.forms(book, "number.\($1)") }
        tens = Set((book.entries["number.joint.tens"] ?? "").split(separator: " ").compactMap { Int($0) })
        hundred = book.entries["number.hundred"]
        hundreds = (book.entries["number.hundreds.feminine"] ?? "").split(separator: " ").map(String.init)
        two = book.entries["number.two.feminine"]
        joinsHundreds = book.entries["number.joint.hundreds"] != nil
    }

    private static func forms(_ book: Phrasebook, _ key: String) -> [IntegerSpeech.Gender: String] {
        let keys: [IntegerSpeech.Gender: String] = [.masculine: key, .feminine: key + ".feminine"]
        return keys.compactMapValues { book.entries[$0] }
    }

    /// Nil if digits are right.
    func words(_ value: UInt64, beside: IntegerSpeech.Gender) -> String? {
        guard beside == .masculine || beside == .feminine else { return nil }
        let end = end(Int(value % 100), beside)
        let digit = Int(value / 100 % 10)
        let isAgreedHundred = beside == .feminine && digit >= 2 && hundreds.count == 8
        guard end != nil || isAgreedHundred else { return nil }
        let rest = value % 100 == 0 ? nil : end ?? "\(value % 100)"
        let between = joinsHundreds ? " \(joint) " : " "
        return [before(value, digit, isAgreedHundred), rest].compactMap(\.self).joined(separator: between)
    }

    /// The part of the number before its last two digits.
    private func before(_ value: UInt64, _ digit: Int, _ isAgreed: Bool) -> String? {
        let thousands = value / 1000 * 1000
        let word = isAgreed ? hundreds[digit - 2] : digit == 1 ? hundred : nil
        guard let word else { return value < 100 ? nil : "\(value - value % 100)" }
        guard thousands > 0 else { return word }
        // "mil e duzentas", but "mil duzentas e duas".
        return joinsHundreds && value % 100 == 0 ? "\(thousands) \(joint) \(word)" : "\(thousands) \(word)"
    }

    private func end(_ value: Int, _ beside: IntegerSpeech.Gender) -> String? {
        guard value != 1 else { return one[beside] }
        if let two, beside == .feminine, value % 10 == 2, value == 2 || tens.contains(value - 2) {
            return value == 2 ? two : "\(value - 2) \(joint) \(two)"
        }
        if let word = ends[value]?[beside] { return word }
        guard value % 10 == 1, tens.contains(value - 1), let one = one[beside], beside == .feminine || hundred != nil
        else { return nil }
        return "\(value - 1) \(joint) \(one)"
    }
}
