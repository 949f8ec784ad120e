// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of a language for numbers, parsed from its phrasebook once.
final class NumberVocabulary: Sendable {
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

    let plurals: PluralRules
    let mark: String
    let group: String
    /// Whole numbers with at least this many digits have groups.
    let groupsFrom: Int
    let notSet: WordedText
    let minus: Phrase
    /// The words of `minus` without the number.
    let minusWord: String
    let range: Range
    let integers: IntegerSpeech
    /// Nil for a language whose numbers sound the same before all words.
    let counters: CounterSpeech?
    let fractions: FractionSpeech
    /// Scale words, largest first.
    let scales: [ScaleWord]
    /// Words that split a long number into parts.
    let splits: [ScaleWord]
    /// The longest fraction, in digits. A longer one is no easier to hear than the zeros that the scale word saves.
    let longestFraction: Int
    /// Whether "15億 to 22億" needs the word at both ends, because 15 alone would be fifteen.
    let isScaleAtBothEnds: Bool
    let scalePattern: Phrase
    let scaleSpeech: Phrase
    let power: Phrase
    let powerDisplay: Phrase
    let prefixes: [Int: UnitPrefix]
    /// Units by their symbols.
    let units: [String: UnitWords]
    private let unitTable: UnitTable
    let further: FurtherUnits
    /// The most digits of a client's whole number that the voice reads correctly.
    let readableDigits: Int
    /// Whether the voice reads decimal marks and percent signs correctly.
    let voiceReadsPunctuation: Bool

    init(_ book: Phrasebook) {
        plurals = book.plurals
        mark = book.value("number.mark") ?? "."
        group = book.value("number.group") ?? ""
        groupsFrom = Int(book.value("number.group.from") ?? "") ?? 4
        notSet = book.words("number.notSet")
        minus = Phrase(book.value("number.minus") ?? "")
        minusWord = minus.filled(n: "").trimmed()
        range = Range(
            display: book.phrase("range.plain"),
            speech: book.entries["range.plain.speech"].map { Phrase($0) } ?? book.phrase("range.plain"))
        integers = IntegerSpeech(book)
        let counters = CounterSpeech(book)
        self.counters = counters
        fractions = FractionSpeech(book)
        scales = ScaleWord.all("number.scales", in: book)
        splits = ScaleWord.all("number.splits", in: book)
        longestFraction = Int(book.value("number.scaled.fraction") ?? "") ?? 4
        isScaleAtBothEnds = book.entries["number.scaled.ends"] == "both"
        scalePattern = Phrase(book.value("number.scaled") ?? "")
        scaleSpeech = Phrase(book.entries["number.scaled.speech"] ?? book.value("number.scaled") ?? "")
        power = Phrase(book.value("number.power") ?? "")
        powerDisplay = Phrase(book.value("number.power.display") ?? "")
        prefixes = Self.prefixes(book)
        readableDigits = Int(book.entries["number.text.digits"] ?? "") ?? 12
        voiceReadsPunctuation = book.entries["number.text.marks"] != "lost"
        let genders = UnitGenders(book, "units")
        let irregular = book.entries.keys.filter { $0.hasPrefix("unit.") && $0.split(separator: ".").count == 2 }
        let symbols = Set(SpokenUnit.table.keys).union(irregular.map { String($0.dropFirst("unit.".count)) })
        units = symbols.subtracting(SpokenUnit.furtherSymbols).reduce(into: [:]) {
            $0[$1] = UnitWords($1, in: book, gender: genders[$1], counters: counters)
        }
        unitTable = UnitTable(units, prefixes)
        further = FurtherUnits(book, counters)
    }

    /// Nil for a client's own word.
    func words(of unit: SpokenUnit) -> UnitWords? { unitTable[unit] ?? units[unit.key] ?? further[unit.key] }

    /// Nil for a unit without a prefix.
    func prefix(of unit: SpokenUnit) -> UnitPrefix? { unitTable.prefix(of: unit) }

    /// Nil for zero if the word is at both ends: "zero ten thousands" is not idiomatic.
    func word(for power: Int, _ mantissa: WrittenDecimal) -> ScaleWord? {
        mantissa.isZero && isScaleAtBothEnds ? nil : scales.first { $0.exponent == power }
    }

    /// Parses `f femto, p pico, …`, from 10⁻¹⁵ to 10¹⁵ without 10⁰.
    private static func prefixes(_ book: Phrasebook) -> [Int: UnitPrefix] {
        let exponents = stride(from: -15, through: 15, by: 3).filter { $0 != 0 }
        let names = (book.value("prefixes") ?? "").split(separator: ",").map { $0.split(separator: " ") }
        return zip(exponents, names).reduce(into: [:]) { prefixes, pair in
            guard pair.1.count == 2 else { return }
            prefixes[pair.0] = UnitPrefix(symbol: String(pair.1[0]), word: String(pair.1[1]))
        }
    }
}

/// The words of each unit with each prefix in a language, by their indices in `SpokenUnit`'s table: a number's unit
/// needs no lookup by name.
struct UnitTable: Sendable {
    private var words: [UnitWords?]
    private let prefixes: [UnitPrefix?]

    /// - Parameter units: words by symbol. A phrasebook may have a word for a unit with its prefix, such as
    ///   "kilómetro".
    init(_ units: [String: UnitWords], _ prefixes: [Int: UnitPrefix]) {
        words = Array(repeating: nil, count: SpokenUnit.table.count * SpokenUnit.prefixCount)
        for (symbol, row) in SpokenUnit.table {
            let (own, first) = (units[symbol], row.place * SpokenUnit.prefixCount)
            for place in first..<first + SpokenUnit.prefixCount { words[place] = own }
        }
        for (symbol, own) in units {
            if let place = SpokenUnit.prefixed(symbol)?.place { words[place] = own }
        }
        self.prefixes = stride(from: -15, through: 15, by: 3).map { prefixes[$0] }
    }

    /// Nil for a unit that is not in the table.
    subscript(unit: SpokenUnit) -> UnitWords? { unit.place.flatMap { words[$0] } }

    /// Nil for a unit without a prefix.
    func prefix(of unit: SpokenUnit) -> UnitPrefix? { prefixes[unit.prefixPlace] }
}
