// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a language says numbers with, read from its phrasebook once.
final class NumberVocabulary: Sendable {
    /// A word for a power of ten: "million", "萬".
    struct ScaleWord: Sendable {
        let exponent: Int
        let shown: PluralForms
        let spoken: PluralForms

        /// Nil when there is none in the book.
        init?(_ exponent: Int, _ book: Phrasebook) {
            guard let forms = book.value("scale.\(exponent)") else { return nil }
            self.exponent = exponent
            shown = PluralForms(forms, book.plurals.categories)
            spoken = book.forms("scale.\(exponent).speech") ?? shown
        }
    }

    struct Prefix: Sendable {
        let symbol: String
        let word: String
    }

    /// "{lo} to {hi}".
    struct Range: Sendable {
        fileprivate let display: Phrase
        fileprivate let speech: Phrase

        func filled(lower: WordedText, upper: WordedText) -> WordedText {
            WordedText(
                display: display.filled("lo", lower.display, "hi", upper.display),
                speech: speech.filled("lo", lower.speech, "hi", upper.speech))
        }
    }

    let language: SpokenLanguage
    let plurals: PluralRules
    let mark: String
    let group: String
    /// A whole number has groups from this many digits on.
    let groupsFrom: Int
    let notSet: WordedText
    let minus: Phrase
    let range: Range
    let integers: IntegerSpeech
    let fractions: FractionSpeech
    /// The largest first.
    let scales: [ScaleWord]
    /// More digits behind the mark than these are no easier to hear than the zeros that a word spares.
    let longestFraction: Int
    /// Whether "15億 to 22億" needs the word at both ends, because 15 alone would be fifteen.
    let isScaleAtBothEnds: Bool
    let scalePattern: Phrase
    let scaleSpeech: Phrase
    let power: Phrase
    let powerDisplay: Phrase
    let prefixes: [Int: Prefix]
    let units: [String: UnitWords]
    /// A client's whole numbers are read right up to so many digits, and those with a mark or a percent sign or not.
    let readableDigits: Int
    let readsMarks: Bool

    static subscript(language: SpokenLanguage) -> NumberVocabulary { language.vocabulary.numbers }

    init(_ book: Phrasebook) {
        language = book.language
        plurals = book.plurals
        mark = book.value("number.mark") ?? "."
        group = book.value("number.group") ?? ""
        groupsFrom = Int(book.value("number.group.from") ?? "") ?? 4
        notSet = book.words("number.notSet")
        minus = Phrase(book.value("number.minus") ?? "")
        range = Range(
            display: book.phrase("range.plain"),
            speech: book.entries["range.plain.speech"].map { Phrase($0) } ?? book.phrase("range.plain"))
        integers = IntegerSpeech(book)
        fractions = FractionSpeech(book)
        scales = Self.scales(book)
        longestFraction = Int(book.value("number.scaled.fraction") ?? "") ?? 4
        isScaleAtBothEnds = book.entries["number.scaled.ends"] == "both"
        scalePattern = Phrase(book.value("number.scaled") ?? "")
        scaleSpeech = Phrase(book.entries["number.scaled.speech"] ?? book.value("number.scaled") ?? "")
        power = Phrase(book.value("number.power") ?? "")
        powerDisplay = Phrase(book.value("number.power.display") ?? "")
        prefixes = Self.prefixes(book)
        readableDigits = Int(book.entries["number.text.digits"] ?? "") ?? 12
        readsMarks = book.entries["number.text.marks"] != "lost"
        let feminine = Set((book.entries["units.feminine"] ?? "").split(separator: " ").map(String.init))
        let irregular = book.entries.keys.filter { $0.hasPrefix("unit.") && $0.split(separator: ".").count == 2 }
        let symbols = Set(SpokenUnit.table.keys).union(irregular.map { String($0.dropFirst("unit.".count)) })
        units = symbols.reduce(into: [:]) { $0[$1] = UnitWords($1, in: book, isFeminine: feminine.contains($1)) }
    }

    /// Nobody says "zero ten thousands".
    func word(for power: Int, _ mantissa: WrittenDecimal) -> ScaleWord? {
        mantissa.isZero && isScaleAtBothEnds ? nil : scales.first { $0.exponent == power }
    }

    static func scales(_ book: Phrasebook) -> [ScaleWord] {
        (book.value("number.scales") ?? "").split(separator: " ").compactMap { Int($0) }.compactMap {
            ScaleWord($0, book)
        }
    }

    /// `f femto, p pico, …` from 10⁻¹⁵ to 10¹⁵, without 10⁰.
    private static func prefixes(_ book: Phrasebook) -> [Int: Prefix] {
        let exponents = stride(from: -15, through: 15, by: 3).filter { $0 != 0 }
        let names = (book.value("prefixes") ?? "").split(separator: ",").map { $0.split(separator: " ") }
        return zip(exponents, names).reduce(into: [:]) { prefixes, pair in
            guard pair.1.count == 2 else { return }
            prefixes[pair.0] = Prefix(symbol: String(pair.1[0]), word: String(pair.1[1]))
        }
    }
}
