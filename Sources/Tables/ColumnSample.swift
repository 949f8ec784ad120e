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
        let head = head.map { $0.hasPrefix("\u{FEFF}") ? String($0.dropFirst()) : $0 }.flatMap { $0.isEmpty ? nil : $0 }
        self.head = head
        self.cells = cells.map { gaps.contains($0) ? "" : $0 }
        let values = self.cells.filter { !$0.isEmpty }
        var numbers = values.count { number.value($0) != nil || NumberReading.infinity(ArraySlice($0.utf8)) != nil }
        var reading: CellReading?
        if numbers < values.count, let other = CellReading(values, head: head ?? "", number, isListing: isListing) {
            let read = values.count { other.value(ArraySlice($0.utf8), number) != nil }
            if read > numbers, read * 2 > values.count { (reading, numbers) = (other, read) }
        }
        let codes =
            reading == .marked || reading == nil || reading?.unit == "s" || reading?.unit?.count == 1
            ? CodeEvidence(values, head: head, index: index) : nil
        if codes?.areNames == true { reading = nil }
        self.reading = reading
        let isText = reading?.isUncertain == true || reading?.isTruth == true || codes?.areNames == true
        let limits = values.count(where: Self.isLimit)
        let isNumber =
            numbers > 0 && (numbers + limits) * 2 > values.count || numbers > 1 && Self.isMark(values, number)
        kind = values.isEmpty ? .empty : isNumber && !isText ? .number : .text
    }

    /// Whether a value is only known to be below or above a limit: <0.1.
    private static func isLimit(_ value: String) -> Bool {
        guard let first = value.unicodeScalars.first, ["<", ">", "\u{2264}", "\u{2265}"].contains(first) else {
            return false
        }
        return value.utf8.last.map { $0 &- 0x30 < 10 } ?? false
    }

    /// Whether all values except numbers are the same short word without a digit, which stands for a missing value.
    private static func isMark(_ values: [String], _ number: NumberReading) -> Bool {
        let words = Set(values.filter { number.value($0) == nil })
        guard words.count == 1, let word = words.first else { return false }
        return word.utf8.count <= 6 && !word.utf8.contains { $0 &- 0x30 < 10 }
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

    /// The unit whose sign most numbers have; nil when the signs differ.
    func sign(_ number: NumberReading) -> String? {
        let units = values.map { DecoratedNumber(ArraySlice(Array($0.utf8)), mark: number.mark)?.unit }.compactMap(
            \.self)
        guard Set(units).count == 1, units.count * 2 > values.count else { return nil }
        return units[0]
    }

    /// The units of all signs.
    func signs(_ number: NumberReading) -> Set<String> {
        Set(values.compactMap { DecoratedNumber(ArraySlice(Array($0.utf8)), mark: number.mark)?.unit })
    }
}
