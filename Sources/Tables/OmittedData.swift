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

        /// "One cell left out: line 4." "5 cells left out, the first in line 4: x."
        func sentence(_ one: String, _ many: String) -> String? {
            let text = text.isEmpty || text.count > Self.longest ? "" : ", \(text)"
            return switch count {
            case 0: nil
            case 1: "\(one): line \(line)\(text)."
            default: "\(count) \(many), the first in line \(line)\(text)."
            }
        }
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

    var sentences: [String] {
        [
            cells.sentence("One cell left out", "cells left out"), rows.sentence("One row left out", "rows left out"),
            shortRows.sentence("One row is short", "rows are short"),
            marks.sentence("One number has a mark", "numbers have marks"),
            placeless == 0 ? nil : "\(placeless) \(placeless == 1 ? "row has" : "rows have") no place on the x axis.",
        ].compactMap(\.self)
    }
}
