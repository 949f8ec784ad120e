// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The words of each unit with each prefix in a language, by their places in `SpokenUnit`'s table: beside a number nothing is
/// looked up by its name.
struct UnitTable: Sendable {
    private var words: [UnitWords?]
    private let prefixes: [UnitPrefix?]

    /// - Parameter units: by symbols. A phrasebook may have a word for a unit with its prefix, such as "kilómetro".
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

    /// Nil for what is not in the table.
    subscript(unit: SpokenUnit) -> UnitWords? { unit.place.flatMap { words[$0] } }

    /// Nil for a unit without a prefix.
    func prefix(of unit: SpokenUnit) -> UnitPrefix? { prefixes[unit.prefixPlace] }
}
