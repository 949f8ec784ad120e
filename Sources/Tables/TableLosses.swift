// SPDX-License-Identifier: MIT

/// Counts what is left out while rows are read, to be reported in a sentence for each kind.
struct TableLosses: Sendable, Equatable {
    /// How many of a kind there are, and the line of the first.
    struct Tally: Sendable, Equatable {
        private(set) var count = 0
        private var line = 0

        mutating func add(line: Int) {
            if count == 0 { self.line = line }
            count += 1
        }

        /// "One cell left out: line 4." "5 cells left out, the first in line 4."
        func sentence(_ one: String, _ many: String) -> String? {
            switch count {
            case 0: nil
            case 1: "\(one): line \(line)."
            default: "\(count) \(many), the first in line \(line)."
            }
        }
    }

    /// Values that are no numbers.
    var cells = Tally()
    /// Rows whose place is no place, and what is no row.
    var rows = Tally()
    /// Rows with fewer fields than the others.
    var shortRows = Tally()
    /// Rows without a place, whose cell is empty.
    var placeless = 0

    var sentences: [String] {
        [
            cells.sentence("One cell left out", "cells left out"), rows.sentence("One row left out", "rows left out"),
            shortRows.sentence("One row is short", "rows are short"),
            placeless == 0 ? nil : "\(placeless) \(placeless == 1 ? "row has" : "rows have") no place on the x axis.",
        ].compactMap(\.self)
    }
}
