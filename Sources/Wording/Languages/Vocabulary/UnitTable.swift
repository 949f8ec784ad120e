// SPDX-License-Identifier: MIT

import AnnouncementKit

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
