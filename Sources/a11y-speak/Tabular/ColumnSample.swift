// SPDX-License-Identifier: MIT

/// The first fields of a column.
struct ColumnSample: Sendable {
    /// The kind of most of its fields.
    enum Kind: Sendable { case number, text, empty }

    /// The column's number, from 0.
    let index: Int
    /// The column's head as it is written; nil without one.
    let head: String?
    /// A field for each row, empty for a gap.
    let cells: [String]
    let kind: Kind

    init(index: Int, head: String?, cells: [String], gaps: GapWords, number: NumberReading) {
        self.index = index
        self.head = head.flatMap { $0.isEmpty ? nil : $0 }
        self.cells = cells.map { gaps.contains($0) ? "" : $0 }
        let values = self.cells.filter { !$0.isEmpty }
        let numbers = values.count { number.value($0) != nil }
        kind = values.isEmpty ? .empty : numbers * 2 > values.count ? .number : .text
    }

    var name: String { head ?? "column \(index + 1)" }
    var values: [String] { cells.filter { !$0.isEmpty } }

    /// Whether its head has one of these words in it.
    func isNamed(_ words: [String]) -> Bool {
        guard let head = head?.lowercased() else { return false }
        return words.contains { head.contains($0) }
    }

    /// The unit whose sign every value has.
    func sign(_ number: NumberReading) -> String? {
        let units = Set(values.map { DecoratedNumber(ArraySlice(Array($0.utf8)), mark: number.mark)?.unit })
        return units.count == 1 ? units.first ?? nil : nil
    }
}

/// Whether numbers rise or fall all the way.
enum SampleOrder: Int, Comparable {
    case none, loose, strict

    init(_ values: [Double]) {
        let pairs = zip(values, values.dropFirst())
        if pairs.allSatisfy(<) || pairs.allSatisfy(>) {
            self = .strict
        } else {
            self = pairs.allSatisfy(<=) || pairs.allSatisfy(>=) ? .loose : .none
        }
    }

    static func < (one: SampleOrder, other: SampleOrder) -> Bool { one.rawValue < other.rawValue }
}
