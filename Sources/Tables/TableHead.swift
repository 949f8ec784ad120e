// SPDX-License-Identifier: MIT

/// The heading of a table of one, two or three lines: names above groups of names, the names of the index, units.
struct TableHead {
    private(set) var names: [String]
    /// The units that a line below the names gives, by column.
    private(set) var units: [Int: String] = [:]
    /// The number of lines.
    private(set) var count = 1

    /// The lines of a heading at most.
    private static let longest = 3

    /// - Parameters:
    ///   - rows: the first is the heading's first line.
    init(_ rows: [[String]], gaps: MissingValueMarkers, number: NumberReading) {
        names = rows.first ?? []
        while count < Self.longest, rows.count > count + 1 {
            // Further lines of the heading may follow.
            let below = rows[min(Self.longest, rows.count - 1)...].prefix(50)
            let numeric = names.indices.filter { column in
                let values = below.map { $0[column] }.filter { !gaps.contains($0) }
                return !values.isEmpty && values.allSatisfy { Self.isNumeric($0, number) }
            }
            guard !numeric.isEmpty, take(rows[count], above: numeric, gaps, number) else { return }
            count += 1
        }
    }

    private static func isNumeric(_ text: String, _ number: NumberReading) -> Bool {
        number.value(text) != nil || text.utf8.first.map { $0 &- 0x30 < 10 } ?? false
    }

    /// Takes a line as units, as the names of the index, or as the second line of names.
    private mutating func take(
        _ line: [String], above numeric: [Int], _ gaps: MissingValueMarkers, _ number: NumberReading
    ) -> Bool {
        guard !numeric.contains(where: { Self.isNumeric(line[$0], number) }) else { return false }
        let written = numeric.filter { !line[$0].isEmpty }
        if written.isEmpty {
            let index = line.indices.filter { !line[$0].isEmpty }
            guard !index.isEmpty, index.allSatisfy({ names[$0].isEmpty }) else { return false }
            for column in index { names[column] = line[column] }
            return true
        }
        let found = line.indices.compactMap { column in Self.unit(line[column]).map { (column, $0) } }
        let columns = Set(found.map(\.0))
        let others = written.count { !columns.contains($0) && !gaps.contains(line[$0]) }
        if found.contains(where: { !$0.1.isEmpty }) && others * 2 < written.count
            || found.count == line.count && others == 0
        {
            for (column, unit) in found where !unit.isEmpty { units[column] = unit }
            return true
        }
        return takeNames(line, above: numeric, gaps)
    }

    /// Takes the second line of names. The first then names groups: it repeats a name, or leaves places empty.
    private mutating func takeNames(_ line: [String], above numeric: [Int], _ gaps: MissingValueMarkers) -> Bool {
        guard numeric.count > 1, numeric.allSatisfy({ !gaps.contains(line[$0]) }) else { return false }
        let groups = numeric.map { names[$0] }
        guard Set(groups).count < groups.count || groups.contains("") else { return false }
        var group = ""
        for column in names.indices {
            if !names[column].isEmpty { group = names[column] }
            guard numeric.contains(column) else {
                if names[column].isEmpty { names[column] = line[column] }
                group = ""
                continue
            }
            names[column] = group.isEmpty || group == line[column] ? line[column] : "\(group) \(line[column])"
        }
        return true
    }

    /// The units in the line below the names of a program's output; nil if that line has a number where the others do.
    static func units(_ line: [String], above rows: ArraySlice<[String]>, number: NumberReading) -> [Int: String]? {
        let numeric = line.indices.filter { column in
            rows.prefix(50).count { isNumeric($0[column], number) } * 2 > rows.prefix(50).count
        }
        guard rows.count > 1, numeric.count > 1,
            numeric.allSatisfy({ line[$0].isEmpty || line[$0].unicodeScalars.first.map(isMark) == true })
        else { return nil }
        var units: [Int: String] = [:]
        for column in numeric { units[column] = unit(line[column]).flatMap { $0.isEmpty ? nil : $0 } }
        return units.isEmpty ? nil : units
    }

    /// Whether a unit may begin with the character.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ["%", "°", "(", "["].contains(scalar)
    }

    /// The words of an indented line below the names, each below the name that ends nearest.
    static func placed(_ line: TableRow, below head: TableRow) -> [String] {
        var words = [String](repeating: "", count: head.fields.count)
        for field in line.fields where !field.isEmpty {
            let nearest = head.fields.indices.min {
                abs(head.fields[$0].upperBound - field.upperBound) < abs(head.fields[$1].upperBound - field.upperBound)
            }
            if let nearest { words[nearest] = String(decoding: line.bytes[field], as: UTF8.self) }
        }
        return words
    }

    /// Words of a line of units for numbers that have none.
    private static let counts: Set<String> = [
        "anzahl", "number", "count", "nombre", "número", "numero", "aantal", "antal",
    ]

    /// Words of a line of units for dates and times.
    private static let dates: Set<String> = [
        "yyyymmdd", "yyyy-mm-dd", "yyyy/mm/dd", "dd/mm/yyyy", "mm/dd/yyyy", "dd.mm.yyyy", "hhmm", "hh:mm", "hh:mm:ss",
        "yyyy-mm-dd hh:mm", "yyyy-mm-dd hhmm", "yyyymmddhhmm", "ddd.ddd", "ts", "rn", "utc", "date", "time",
    ]
    /// Units of a line of units alone: C is a coulomb elsewhere.
    private static let own = [
        "C": "°C", "F": "°F", "deg": "°", "°": "°", "degT": "°", "Decimal_degrees": "°", "deg_C": "°C", "degrees": "°",
    ]

    /// A unit in brackets, or one that is known; empty for brackets without a unit.
    private static func unit(_ text: String) -> String? {
        if text.count > 1, let first = text.first, let last = text.last, [")": "(", "]": "["][last] == first {
            let inner = String(text.dropFirst().dropLast())
            if dates.contains(inner.lowercased()) || inner.contains("=") { return "" }
            return ["-", "", "\u{2013}", "1", "#"].contains(inner)
                ? "" : own[inner] ?? ColumnHeading.unit(inner) ?? inner
        }
        if counts.contains(text.lowercased()) || dates.contains(text.lowercased()) { return "" }
        return own[text] ?? ColumnHeading.unit(text)
    }
}
