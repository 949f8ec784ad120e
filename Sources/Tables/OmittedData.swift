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
            Self.sentence(
                cells.count, one: "One cell left out: line \(cells.first).",
                many: "\(cells.count) cells left out, the first in line \(cells.first)."),
            Self.sentence(
                rows.count, one: "One row left out: line \(rows.first).",
                many: "\(rows.count) rows left out, the first in line \(rows.first)."),
            Self.sentence(
                shortRows.count, one: "One row is short: line \(shortRows.first).",
                many: "\(shortRows.count) rows are short, the first in line \(shortRows.first)."),
            Self.sentence(
                marks.count, one: "One number has a mark: line \(marks.first).",
                many: "\(marks.count) numbers have marks, the first in line \(marks.first)."),
            Self.sentence(
                placeless, one: "1 row has no place on the x axis.",
                many: "\(placeless) rows have no place on the x axis."),
        ].compactMap(\.self)
    }

    private static func sentence(_ count: Int, one: String, many: String) -> String? {
        count == 0 ? nil : count == 1 ? one : many
    }
}
