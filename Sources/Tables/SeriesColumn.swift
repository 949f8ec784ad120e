// SPDX-License-Identifier: MIT

/// The column whose texts split the rows into series, when the places on the x axis repeat.
struct SeriesColumn: Sendable {
    let index: Int

    /// The most groups.
    private static let limit = 32

    /// Nil if the places do not repeat, or if no text column makes them different within each of its groups.
    init?(beside places: [String], _ texts: [ColumnSample]) {
        let written = places.filter { !$0.isEmpty }
        guard Set(written).count < written.count else { return nil }
        let fitting = texts.first { column in
            let groups = Set(column.cells)
            guard (2...Self.limit).contains(groups.count), column.reading == nil, !groups.contains(""),
                groups.count * 2 <= column.cells.count
            else { return false }
            var seen: Set<[String]> = []
            return zip(column.cells, places).allSatisfy { $1.isEmpty || seen.insert([$0, $1]).inserted }
        }
        guard let fitting else { return nil }
        self.init(fitting, among: texts)
    }

    /// The column, or the first with names if it has codes and both split the rows alike.
    init(_ column: ColumnSample, among texts: [ColumnSample]) {
        let isCode = { (text: String) in text.utf8.count <= 5 && text == text.uppercased() }
        let named = texts.first { other in
            var names: [String: String] = [:]
            return other.reading == nil && !other.cells.allSatisfy(isCode)
                && Set(other.cells).count == Set(column.cells).count
                && zip(column.cells, other.cells).allSatisfy { names.updateValue($1, forKey: $0) ?? $1 == $1 }
        }
        index = column.cells.allSatisfy(isCode) ? named?.index ?? column.index : column.index
    }
}
