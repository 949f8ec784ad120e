// SPDX-License-Identifier: MIT

/// The words of a language for the units and the money that few texts have. They are made when they are first needed:
/// all of them would take a millisecond at the start of the daemon.
final class FurtherUnits: Sendable {
    private let book: Phrasebook
    private let counters: CounterSpeech?
    private let genders: UnitGenders
    /// The units that the language has words for.
    private let made: [String: DerivedWords]

    init(_ book: Phrasebook, _ counters: CounterSpeech?) {
        (self.book, self.counters) = (book, counters)
        genders = UnitGenders(book, "units.further")
        made = SpokenUnit.furtherSymbols.reduce(into: [:]) {
            if book.entries["unit.\($1)"] != nil { $0[$1] = DerivedWords() }
        }
    }

    /// The symbols of the units that the language has words for.
    var symbols: some Sequence<String> { made.keys }

    /// Nil for a unit that is not a further one, and for one that the language has no words for.
    subscript(symbol: String) -> UnitWords? {
        made[symbol]?.value { UnitWords(symbol, in: book, gender: genders[symbol], counters: counters) }
    }
}

/// The genders of a phrasebook's units, by their symbols.
struct UnitGenders: Sendable {
    private let feminine: Set<String>
    private let neuter: Set<String>

    /// - Parameter key: the start of the keys of the phrasebook's lists.
    init(_ book: Phrasebook, _ key: String) {
        func symbols(_ gender: String) -> Set<String> {
            Set((book.entries["\(key).\(gender)"] ?? "").split(separator: " ").map(String.init))
        }
        (feminine, neuter) = (symbols("feminine"), symbols("neuter"))
    }

    subscript(symbol: String) -> IntegerSpeech.Gender {
        if feminine.contains(symbol) { return .feminine }
        return neuter.contains(symbol) ? .neuter : .masculine
    }
}
