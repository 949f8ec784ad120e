// SPDX-License-Identifier: MIT

/// Counts omitted fields and rows, to be reported with a sentence for each kind.
struct OmittedData: Sendable, Equatable {
    /// The count of one kind, and the line of the first.
    struct Tally: Sendable, Equatable {
        /// In characters; a longer text is not quoted.
        private static let longest = 24
        private(set) var count = 0
        private var line = 0
        private var text = ""

        mutating func add(line: Int, text: String = "") {
            if count == 0 { (self.line, self.text) = (line, text) }
            count += 1
        }

        /// The line of the first, and its text if that is short: "4, x".
        var first: String { text.isEmpty || text.count > Self.longest ? "\(line)" : "\(line), \(text)" }
    }

    /// Fields that are not numbers.
    var cells = Tally()
    /// Rows whose place is not valid, and lines that are not rows.
    var rows = Tally()
    /// Rows with too few fields.
    var shortRows = Tally()
    /// Numbers with a flag or a footnote's mark.
    var marks = Tally()
    /// Rows whose place is a gap.
    var placeless = 0

    /// Each is written whole, because languages inflect all its words by the count.
    var sentences: [String] {
        [
            cells.count == 1
                ? "One cell left out: line \(cells.first)."
                : "\(cells.count) cells left out, the first in line \(cells.first).",
            rows.count == 1
                ? "One row left out: line \(rows.first)."
                : "\(rows.count) rows left out, the first in line \(rows.first).",
            shortRows.count == 1
                ? "One row is short: line \(shortRows.first)."
                : "\(shortRows.count) rows are short, the first in line \(shortRows.first).",
            marks.count == 1
                ? "One number has a mark: line \(marks.first)."
                : "\(marks.count) numbers have marks, the first in line \(marks.first).",
            placeless == 1
                ? "1 row has no place on the x axis." : "\(placeless) rows have no place on the x axis.",
        ].enumerated().filter { counts[$0.offset] > 0 }.map(\.element)
    }

    private var counts: [Int] { [cells.count, rows.count, shortRows.count, marks.count, placeless] }
}
