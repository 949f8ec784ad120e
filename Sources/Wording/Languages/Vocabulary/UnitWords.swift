// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How a unit is displayed and spoken in a language.
final class UnitWords: Sendable {
    /// "volt", "volts".
    let spoken: PluralForms
    /// The words for display, if the unit has no symbol: "person", "persons".
    let shown: PluralForms
    /// Nil if the unit is displayed in words.
    let symbol: String?
    /// The position of the number: `{n} {unit}`, `{n}%`, `百分之{n}`.
    let spokenPattern: Phrase
    let shownPattern: Phrase
    /// The pattern after millions, if a word is between: `{n} de {unit}`.
    let spokenPatternOfMany: Phrase
    let shownPatternOfMany: Phrase
    /// The gender that a number agrees with.
    let beside: IntegerSpeech.Gender
    /// Whether the forms include a prefix: "kilómetro".
    let hasPrefix: Bool
    /// Nil unless the word is a counter that changes with the number: "ふん".
    let counter: CounterSpeech.Counter?

    /// A symbol that the book lacks is its own word.
    init(
        _ symbol: String, in book: Phrasebook, gender: IntegerSpeech.Gender = .masculine, counters: CounterSpeech? = nil
    ) {
        let key = "unit.\(symbol)"
        let isKnown = book.value(key) != nil || SpokenUnit.table[symbol] != nil
        let compound = isKnown ? nil : CompoundUnit(symbol)?.words(book.language)
        let forms = book.value(key) ?? compound?.forms ?? SpeakableText(symbol).text
        shown = PluralForms(forms, book.plurals.categories)
        spoken = PluralForms(book.value(key + ".speech") ?? forms, book.plurals.categories)
        counter = counters?.counter(read: spoken.other)
        hasPrefix = isKnown && SpokenUnit.table[symbol] == nil
        let ownSymbol = book.value(key + ".symbol")
        self.symbol = ownSymbol == "-" ? nil : ownSymbol ?? symbol
        let isCurrency = SpokenUnit.currencies.contains(symbol) && ownSymbol != nil
        let ownPattern = book.value(key + ".pattern")
        let ordinary = isKnown ? book.value("number.unit") ?? "" : "{n} {unit}"
        spokenPattern = Phrase(ownPattern ?? compound?.pattern ?? ordinary)
        let shownKey = isCurrency ? "number.currency.display" : "number.unit.display"
        shownPattern = Phrase(book.value(key + ".display") ?? book.value(shownKey) ?? "")
        let ofMany = ownPattern == nil && compound == nil ? Self.patternOfMany(spoken.other, book) : nil
        spokenPatternOfMany = ofMany ?? spokenPattern
        shownPatternOfMany = ownSymbol == "-" ? ofMany ?? shownPattern : shownPattern
        let isUncounted = (book.entries["units.uncounted"] ?? "").split(separator: " ").contains { $0 == symbol }
        beside = ownPattern != nil || !isKnown || isUncounted ? .nothing : gender
    }

    /// "de voltios", "d'euros"; nil if no word is between.
    private static func patternOfMany(_ name: String, _ book: Phrasebook) -> Phrase? {
        let vowels = (book.entries["number.vowels"] ?? "").split(separator: " ")
        let isElided = vowels.contains { name.hasPrefix($0) }
        let pattern = isElided ? book.entries["number.unit.many.vowel"] : book.entries["number.unit.many"]
        return pattern.map { Phrase($0) }
    }

    /// The form for a number, after a prefix of the language such as "kilo".
    func spokenName(_ category: PluralCategory, prefix: String?) -> String { named(spoken[category], prefix) }

    /// The symbol, or the form for a number.
    func shownName(_ category: PluralCategory, prefix: UnitPrefix?) -> String {
        guard let symbol else { return named(shown[category], prefix?.word) }
        guard let prefix, !hasPrefix else { return symbol }
        return prefix.symbol + symbol
    }

    /// A form after a prefix of the language.
    func named(_ form: String, _ prefix: String?) -> String {
        guard let prefix, !hasPrefix else { return form }
        guard let first = form.utf8.first else { return prefix }
        // Lower-case ASCII letters, and scripts without case.
        if first >= 0xE0 || (0x61...0x7A).contains(first) { return prefix + form }
        return prefix + form.prefix(1).lowercased() + String(form.dropFirst())
    }
}

/// "k", "kilo".
struct UnitPrefix: Sendable {
    let symbol: String
    let word: String
}
