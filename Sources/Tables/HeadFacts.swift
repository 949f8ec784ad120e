// SPDX-License-Identifier: MIT

/// Lines with facts about the columns between the names and the rows, when the first column has dates: the unit, the
/// code, the day of the release.
struct HeadFacts {
    /// The rows below them.
    let rows: [[String]]
    /// The units of the columns.
    private(set) var units: [Int: String] = [:]

    /// The lines at most.
    private static let longest = 14
    private static let unitNames: Set<String> = [
        "unit", "units", "einheit", "unité", "unidad", "unità", "eenheid", "enhet",
    ]

    /// Nil if there are no such lines: each row begins with a date, or some rows further below do not.
    init?(_ rows: [[String]], number: NumberReading) {
        let cells = rows.prefix(1000).map { $0.first ?? "" }
        guard let start = cells.indices.first(where: { Self.areDates(cells[$0...], number) }),
            (1...Self.longest).contains(start)
        else { return nil }
        // Names and gaps among dates are rows; facts have no numbers but codes.
        let isFact = { (row: [String]) in
            !Self.areDates([row[0], row[0]], number) && row.contains { $0.first?.isLetter == true }
        }
        guard rows[..<start].allSatisfy(isFact) else { return nil }
        let isNumber = { (text: String) in text.utf8.first != 0x30 && number.value(text) != nil }
        guard !rows[..<start].contains(where: { $0.dropFirst().contains(where: isNumber) }) else { return nil }
        self.rows = Array(rows[start...])
        let named = rows[..<start].first { Self.unitNames.contains($0[0].lowercased()) }
        guard let written = named ?? rows[..<start].first(where: Self.areUnits) else { return }
        for (column, text) in written.enumerated().dropFirst() {
            if let unit = ColumnHeading.unit(text) { units[column] = unit }
        }
    }

    /// Whether half of the texts or more are units, two at least.
    private static func areUnits(_ row: [String]) -> Bool {
        let units = row.count { ColumnHeading.unit($0) != nil }
        return units > 1 && units * 2 >= row.count { !$0.isEmpty }
    }

    private static func areDates(_ cells: ArraySlice<String>, _ number: NumberReading) -> Bool {
        let years = cells.allSatisfy { text in
            text.utf8.count == 4 && (number.value(text).map { (1500...2200).contains($0) } ?? false)
        }
        guard cells.count > 1, !years else { return cells.count > 1 }
        if cells.allSatisfy({ DateReading.period(ArraySlice($0.utf8)) != nil }) { return true }
        return [TableDateFormat.iso, .named, .dayFirst, .monthFirst].contains { format in
            let reading = DateReading(format: format)
            return cells.allSatisfy { reading.moment($0) != nil }
        }
    }
}
