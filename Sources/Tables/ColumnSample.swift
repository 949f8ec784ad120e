// SPDX-License-Identifier: MIT

/// The first fields of a column.
struct ColumnSample: Sendable {
    /// The kind of most fields.
    enum Kind: Sendable { case number, text, empty }

    /// The column's number, from 0.
    let index: Int
    /// The column's heading as the table has it; nil without a heading.
    let head: String?
    /// One field for each row; empty for a gap.
    let cells: [String]
    let kind: Kind
    /// The notation of the numbers, when they are not plain.
    let reading: CellReading?

    /// - Parameter isListing: whether a program prints the column; then K is 1024.
    init(
        index: Int, head: String?, cells: [String], gaps: MissingValueMarkers, number: NumberReading,
        isListing: Bool = false
    ) {
        self.index = index
        let head = head.flatMap { $0.isEmpty ? nil : $0 }
        self.head = head
        self.cells = cells.map { gaps.contains($0) ? "" : $0 }
        let values = self.cells.filter { !$0.isEmpty }
        var numbers = values.count { number.value($0) != nil || NumberReading.infinity(ArraySlice($0.utf8)) != nil }
        var reading: CellReading?
        if numbers < values.count, let other = CellReading(values, head: head ?? "", number, isListing: isListing) {
            let read = values.count { other.value(ArraySlice($0.utf8), number) != nil }
            if read > numbers, read * 2 > values.count { (reading, numbers) = (other, read) }
        }
        self.reading = reading
        let isText = reading == .duration(isCertain: false) || (reading == nil && Self.areCodes(values))
        kind = values.isEmpty ? .empty : numbers * 2 > values.count && !isText ? .number : .text
    }

    /// Whether the values are codes, such as the post code 02134: most have digits only, and one of three or more
    /// begins with 0.
    private static func areCodes(_ values: [String]) -> Bool {
        let digits = values.filter { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        return digits.count * 2 > values.count && digits.contains { $0.utf8.count > 2 && $0.utf8.first == 0x30 }
    }

    var name: String { head ?? "column \(index + 1)" }
    /// Whether the column can become a series. Times of day can when they do not form an axis.
    var hasNumbers: Bool { kind == .number || reading != nil }
    var values: [String] { cells.filter { !$0.isEmpty } }

    /// Whether the heading contains one of these words.
    func isNamed(_ words: [String]) -> Bool {
        guard let head = head?.lowercased() else { return false }
        return words.contains { head.contains($0) }
    }

    /// The unit whose sign all numbers have; nil when they differ.
    func sign(_ number: NumberReading) -> String? {
        let numbers = values.compactMap { DecoratedNumber(ArraySlice(Array($0.utf8)), mark: number.mark) }
        let units = Set(numbers.map(\.unit))
        return units.count == 1 ? units.first ?? nil : nil
    }
}

/// The order of a sequence of numbers: strict, with repetitions, or none.
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
