// SPDX-License-Identifier: MIT

/// The forms of numbers, days and hours behind the prepositions of a language that declines them: "до четырёх тысяч",
/// "на одну целую", "к первому мая", "od ósmej".
final class CaseWords: Sendable {
    /// Prepositions before a number in the genitive, in lower case; an abbreviation has its point: "ok."
    private let genitive: Set<String>
    /// Prepositions before a number in the accusative.
    private let accusative: Set<String>
    /// "one" in the accusative, and the endings of the words that agree with it, the longest first.
    private let one: Ending?
    private let endings: [Ending]
    /// The ordinal endings of a day by the preposition: "к" and "ому".
    let days: [String: String]
    /// Words between two days of one month: "20 и 21 марта".
    let dayLinks: Set<String>
    /// Those after which a day keeps the case of the day before.
    let dayConjunctions: Set<String>
    /// Prepositions before an hour in the genitive, and the endings of its words.
    let hours: Set<String>
    private let hourEndings: [Ending]
    /// The abbreviation between a preposition and an hour: "godz."
    let shortHour: String
    /// The word before an hour that stands alone, which the preposition replaces: "godzina".
    private let hour: String

    private typealias Ending = (own: String, changed: String)

    init(_ own: (String) -> String?) {
        func list(_ key: String) -> [String] { TextVocabulary.list(own("text.\(key)")) }
        func pairs(_ key: String) -> [Ending] {
            TextVocabulary.pairs(own("text.\(key)")).map { ($0.key, $0.value) }
        }
        (genitive, accusative) = (Set(list("genitive.behind")), Set(list("accusative.behind")))
        let changes = pairs("accusative")
        (one, endings) = (changes.first, Array(changes.dropFirst()))
        days = pairs("day.cases").reduce(into: [:]) { $0[$1.own] = $1.changed }
        (dayLinks, dayConjunctions) = (Set(list("day.links")), Set(list("day.conjunctions")))
        (hours, hourEndings, hour) = (Set(list("hour.behind")), pairs("hour.endings"), own("text.hour") ?? "")
        shortHour = own("text.hour.short") ?? ""
    }

    /// Whether a number after this word is in the genitive.
    func isGenitive(behind word: String) -> Bool { genitive.contains(word) }

    /// "одну целую семь десятых" for "одна целая семь десятых" behind a preposition with the accusative.
    func spoken(_ speech: String, behind word: String) -> String {
        guard let one, accusative.contains(word), speech.contains(one.own) else { return speech }
        var words = speech.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices where words[place] == one.own {
            words[place] = one.changed
            guard words.indices.contains(place + 1) else { break }
            words[place + 1] = Self.changed(words[place + 1], endings)
        }
        return words.joined(separator: " ")
    }

    /// "ósmej trzydzieści" for "ósma 30".
    func ofHour(_ speech: String) -> String {
        let words = speech.split(separator: " ").map(String.init)
        let names = words.first == hour ? words.dropFirst() : words[...]
        return names.map { Self.changed($0, hourEndings) }.joined(separator: " ")
    }

    /// Whether no preposition changes a number.
    var areOfNoNumber: Bool { genitive.isEmpty && accusative.isEmpty }

    var hasHours: Bool { !hours.isEmpty }

    private static func changed(_ word: String, _ endings: [Ending]) -> String {
        guard let ending = endings.first(where: { word.hasSuffix($0.own) }) else { return word }
        return word.dropLast(ending.own.count) + ending.changed
    }
}
