// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Numbers in the genitive, for a language that uses it between "from" and "to": "от двух целых пяти десятых".
///
/// The voice reads digits in the nominative only, so these numbers are words.
final class GenitiveSpeech: Sendable {
    /// Words for 0 to 19; the next two arrays are for 20, 30, … 90 and for 100, 200, … 900.
    private let ones: [String]
    private let tens: [String]
    private let hundreds: [String]
    private let feminineOne: String
    /// "jeden" in "dwudziestu jeden", in a language whose one agrees only alone.
    private let oneBehindTens: String?
    /// Words from a thousand up, in which a number is split.
    let scales: [ScaleWord]
    private let feminineScales: Set<Int>
    /// Whether a thousand at the start has no "one": "tysiąca stu".
    private let omitsOne: Bool
    /// "целой/целых", "десятой/десятых": for a whole with a fraction, and for fractions of one to three digits.
    private let parts: [(one: String, other: String)]
    private let plurals: PluralRules
    /// The forms in which a phrasebook has the genitive, of one and of several: "metra" and "metrów".
    private let forms: (one: PluralCategory, several: PluralCategory)
    /// Endings after digits that are in the genitive: `24-х`, `47-ми`.
    private let endingsOfFew: Set<String>
    private let endingsOfMany: Set<String>

    /// Nil for a language without `text.genitive.ones`.
    init?(_ book: Phrasebook, _ numbers: NumberVocabulary) {
        let items: (String) -> [String] = { key in
            (book.entries["text.genitive.\(key)"] ?? "").split(separator: ",").map { $0.trimmed() }
        }
        (ones, tens, hundreds) = (items("ones"), items("tens"), items("hundreds"))
        parts = items("parts").compactMap { item in
            let forms = item.split(separator: "/").map(String.init)
            return forms.count == 2 ? (forms[0], forms[1]) : nil
        }
        guard ones.count == 20, tens.count == 8, hundreds.count == 9, parts.count == 4 || parts.isEmpty else {
            return nil
        }
        feminineOne = book.entries["text.genitive.one.feminine"] ?? ones[1]
        oneBehindTens = book.entries["text.genitive.one.behind"]
        scales =
            book.entries["text.genitive.scales"] == nil
            ? numbers.splits : ScaleWord.all("text.genitive.scales", in: book)
        omitsOne = book.entries["text.genitive.scales.one"] == "omitted"
        guard scales.last?.exponent == 3 else { return nil }
        let names = items("forms").compactMap { PluralCategory(rawValue: $0) }
        forms = names.count == 2 ? (names[0], names[1]) : (.other, .many)
        feminineScales = numbers.integers.feminineScales
        plurals = book.plurals
        (endingsOfFew, endingsOfMany) = (Set(items("endings.few")), Set(items("endings.many")))
    }

    /// Whether this ending puts the digits in the genitive: `24-х`, `47-ми`.
    func counts(_ value: Int, ending: String) -> Bool {
        let (last, isTeen) = (value % 10, (11...19).contains(value % 100))
        if endingsOfFew.contains(ending) { return !isTeen && (2...4).contains(last) }
        return endingsOfMany.contains(ending) && (isTeen || last == 0 || last > 4)
    }

    /// Whether an ending may also be an ordinal's: the `90-х`.
    func isOfFew(_ ending: String) -> Bool { endingsOfFew.contains(ending) }

    /// Nil if the decimals have no name.
    func words(_ decimal: WrittenDecimal, isFeminine: Bool = false) -> String? {
        let count = decimal.fractionDigits
        guard count == 0 || count < parts.count, decimal.exponent <= 0 else { return nil }
        let (whole, fraction) = decimal.significand.quotientAndRemainder(dividingBy: WrittenDecimal.powers[count])
        guard whole < WrittenDecimal.powers[15] else { return nil }
        guard count > 0 else { return integer(whole, isFeminine: isFeminine) }
        return "\(part(whole, parts[0])) \(part(fraction, parts[count]))"
    }

    /// The form of a word after a number, such as "километров". Phrasebooks have it for the nominative.
    func form(_ word: PluralForms, beside decimal: WrittenDecimal) -> String {
        let isSingular = decimal.fractionDigits > 0 || plurals.category(of: decimal) == .one
        return word[isSingular ? forms.one : forms.several]
    }

    /// A number with its unit; nil for a language without the genitive.
    static func words(_ decimal: WrittenDecimal, _ unit: SpokenUnit?, _ language: SpokenLanguage) -> String? {
        guard let unit, let genitive = TextVocabulary[language].genitive,
            let name = NumberVocabulary[language].words(of: unit),
            let number = genitive.words(decimal, isFeminine: name.beside == .feminine)
        else { return nil }
        return "\(number) \(name.genitive(genitive, decimal, isScaled: false, prefix: nil))"
    }

    func several(of word: PluralForms) -> String { word[forms.several] }

    private func part(_ value: UInt64, _ name: (one: String, other: String)) -> String {
        let isOne = plurals.category(of: WrittenDecimal(significand: value, exponent: 0)) == .one
        return "\(integer(value, isFeminine: true)) \(isOne ? name.one : name.other)"
    }

    private func integer(_ value: UInt64, isFeminine: Bool) -> String {
        guard value > 0 else { return ones[0] }
        var (words, rest) = ("", value)
        for scale in scales where rest >= WrittenDecimal.powers[scale.exponent] {
            let (count, remainder) = rest.quotientAndRemainder(dividingBy: WrittenDecimal.powers[scale.exponent])
            rest = remainder
            if count > 1 || !words.isEmpty || !omitsOne {
                append(Int(count), isFeminine: feminineScales.contains(scale.exponent), to: &words)
            }
            Self.append(form(scale.spoken, beside: WrittenDecimal(significand: count, exponent: 0)), to: &words)
        }
        append(Int(rest), isFeminine: isFeminine, to: &words)
        return words
    }

    /// A number below a thousand; zero appends nothing.
    private func append(_ value: Int, isFeminine: Bool, to words: inout String) {
        if value >= 100 { Self.append(hundreds[value / 100 - 1], to: &words) }
        if value > 1, value % 10 == 1, value % 100 != 11, let oneBehindTens {
            if value % 100 > 20 { Self.append(tens[value % 100 / 10 - 2], to: &words) }
            return Self.append(oneBehindTens, to: &words)
        }
        var rest = value % 100
        if rest >= 20 {
            Self.append(tens[rest / 10 - 2], to: &words)
            rest %= 10
        }
        if rest > 0 { Self.append(rest == 1 && isFeminine ? feminineOne : ones[rest], to: &words) }
    }

    private static func append(_ word: String, to words: inout String) {
        if !words.isEmpty { words += " " }
        words += word
    }
}

extension UnitWords {
    /// The form after a number in the genitive, or after "million".
    func genitive(_ genitive: GenitiveSpeech, _ number: WrittenDecimal, isScaled: Bool, prefix: String?) -> String {
        named(isScaled ? genitive.several(of: spoken) : genitive.form(spoken, beside: number), prefix)
    }
}
