// SPDX-License-Identifier: MIT

/// The way a table is split into fields, and the number of fields in a row.
struct TableShape: Sendable, Equatable {
    var format: TableFormat
    /// The delimiter of csv and tsv.
    var delimiter: UInt8
    var width = 0
    /// The names of the pairs.
    private(set) var keys: [[UInt8]] = []
    private var features: Features = []

    private struct Features: OptionSet {
        let rawValue: UInt8

        /// Each row begins and ends with the delimiter, as in Markdown.
        static let frame = Features(rawValue: 1)
        /// Bars separate the headings above groups of columns, as in `/proc/net/dev`.
        static let bars = Features(rawValue: 2)
        /// The last column takes all remaining words, as in the output of `ps` and `ls`.
        static let openEnd = Features(rawValue: 4)
        /// Two spaces or more separate the columns, because texts have single spaces.
        static let gaps = Features(rawValue: 8)
    }

    var hasBars: Bool { features.contains(.bars) }

    /// The possible delimiters. The comma is last, because it may occur in numbers.
    static let candidates: [UInt8] = [0x09, 0x3B, 0x7C, 0x2C]

    /// - Parameter records: at least one record, none blank or a comment.
    init(_ records: [TableRow], _ options: TableOptions) {
        let given = options.delimiter.flatMap { $0.utf8.first } ?? (options.format == .tsv ? 0x09 : nil)
        format = options.format ?? .csv
        delimiter = given ?? 0x2C
        let records = Array(records.prefix(200))
        if given == nil, options.format == nil || options.format == .csv {
            let isPairs = options.format == nil && Self.arePairs(records)
            let isWords = options.format == nil && (Self.areSamples(records) || Self.areSpaced(records))
            let usual = options.format == .csv ? [0x3B, 0x7C, 0x2C] : Self.candidates
            let found = isPairs || isWords ? nil : Self.best(records, usual) ?? Self.rare(records)
            if let found { delimiter = found }
            if found == nil, options.format == nil { recogniseWords(records) }
        }
        if format == .csv, options.format == nil, delimiter == 0x09 { format = .tsv }
        measure(records)
    }

    /// Recognizes words separated by spaces: pairs, or columns.
    private mutating func recogniseWords(_ records: [TableRow]) {
        let pairs = Self.keys(records)
        if pairs.rows * 5 >= records.count, pairs.keys.count > 1 {
            format = .pairs
        } else if ColumnWidth(records, bars: false).width >= 2 {
            format = .columns
        }
    }

    private mutating func measure(_ records: [TableRow]) {
        switch format {
        case .jsonLines: break
        case .pairs:
            keys = Self.keys(records).keys
            width = keys.count
        case .columns:
            let hasBars =
                records.prefix(2).contains { $0.bytes.contains(0x7C) } && records.last?.bytes.contains(0x7C) == false
            let columns = ColumnWidth(records, bars: hasBars)
            width = columns.width
            if let gaps = Self.gaps(records) {
                width = gaps
                features.insert(.gaps)
                return
            }
            if hasBars { features.insert(.bars) }
            if columns.isOpen { features.insert(.openEnd) }
        case .csv, .tsv:
            let framed = records.count { $0.bytes.first { $0 != 0x20 } == 0x7C }
            let isFramed = delimiter == 0x7C && framed * 2 > records.count
            if isFramed { features.insert(.frame) }
            width = Self.usual(records, delimiter).width - (isFramed ? 2 : 0)
            if !isFramed { dropEmptyEnd(records) }
        }
    }

    /// Leaves a last column out that is empty in the heading or has none, and is empty in each row: each line
    /// ends with a delimiter.
    private mutating func dropEmptyEnd(_ records: [TableRow]) {
        guard width > 2 else { return }
        let last = records.compactMap { record -> Bool? in
            var row = record
            row.split(at: delimiter)
            return row.fields.count < width ? nil : row.fields[width - 1].isEmpty
        }
        if last.count > 1, last.allSatisfy(\.self) { width -= 1 }
    }

    /// The number of columns that two spaces or more separate in nearly all records, when their numbers of words differ.
    private static func gaps(_ records: [TableRow]) -> Int? {
        let counts = records.map { record in
            var (gaps, words) = (record, record)
            gaps.splitAtGaps()
            words.splitAtSpaces()
            return (gaps: gaps.fields.count, words: words.fields.count)
        }
        var names = records[0]
        names.splitAtGaps()
        // An indented heading lacks the name of the first column.
        let isHead = names.bytes.first != 0x20 && !names.fields.contains { names.bytes[$0.lowerBound] &- 0x30 < 10 }
        guard isHead else { return nil }
        guard let head = counts.first, head.gaps > 1, records.count > 1, Set(counts.map(\.words)).count > 1,
            counts.count(where: { $0.gaps == head.gaps }) * 10 >= counts.count * 9,
            !records.contains(where: { $0.bytes.contains(0x09) || $0.bytes.contains(0x7C) })
        else { return nil }
        return head.gaps
    }

    /// The names of the pairs, and the number of records with two or more pairs.
    private static func keys(_ records: [TableRow]) -> (keys: [[UInt8]], rows: Int) {
        var (keys, rows) = ([[UInt8]](), 0)
        for record in records {
            let names = record.pairs.map { Array(record.bytes[$0.name]) }
            guard names.count > 1 else { continue }
            rows += 1
            for name in names where !keys.contains(name) { keys.append(name) }
        }
        return (keys, rows)
    }

    /// Whether most records are pairs between commas: a=1,b=2.
    private static func arePairs(_ records: [TableRow]) -> Bool {
        let pairs = records.count { record in
            let parts = record.bytes.split(separator: 0x2C, omittingEmptySubsequences: false)
            return parts.count > 1 && !record.bytes.contains(0x20)
                && parts.allSatisfy { part in
                    part.firstIndex(of: 0x3D).map { $0 > part.startIndex } ?? false
                }
        }
        return pairs * 5 >= records.count * 4
    }

    /// Whether most records are samples as Prometheus writes them: a name, labels in braces, and a number.
    private static func areSamples(_ records: [TableRow]) -> Bool {
        let samples = records.count { record in
            guard let close = record.bytes.lastIndex(of: 0x7D), record.bytes.first != 0x7B,
                record.bytes[..<close].contains(0x7B), record.bytes[..<close].contains(0x3D)
            else { return false }
            let words = record.bytes[(close + 1)...].split(separator: 0x20)
            return (1...2).contains(words.count) && words.allSatisfy { NumberReading.point.value($0) != nil }
        }
        return samples * 2 > records.count
    }

    /// Whether tabs stand only before the last field, and three numbers or more with spaces between them before it.
    private static func areSpaced(_ records: [TableRow]) -> Bool {
        let spaced = records.count { record in
            let parts = record.bytes.split(separator: 0x09)
            guard parts.count == 2 else { return false }
            let words = parts[0].split(separator: 0x20)
            return words.count > 2 && words.count { NumberReading.point.value($0) != nil } * 2 > words.count
        }
        return spaced * 5 > records.count * 4
    }

    /// A rare delimiter that splits every line into the same number of fields, two or more, or for colons three or more.
    private static func rare(_ records: [TableRow]) -> UInt8? {
        guard records.count > 1 else { return nil }
        return [0x1F, 0x7E, 0x5E, 0x3A].first { delimiter in
            let counts = Set(records.map { record in record.bytes.count { $0 == delimiter } })
            guard counts.count == 1, let count = counts.first, count > 0 else { return false }
            return delimiter != 0x3A || count > 1 && records.allSatisfy { !$0.bytes.contains(0x20) }
        }
    }

    /// The first delimiter that splits most lines into the same number of fields.
    private static func best(_ records: [TableRow], _ delimiters: [UInt8]) -> UInt8? {
        // Bars may occur only in a heading, as in /proc/net/dev.
        let hasBars = records.contains { $0.bytes.contains(0x7C) && $0.bytes.contains { $0 &- 0x30 < 10 } }
        let possible = delimiters.filter { $0 != 0x7C || hasBars }
        let scores = possible.map { ($0, usual(records, $0)) }.filter { $0.1.width >= 2 }
        if let clear = scores.first(where: { $0.1.share >= 0.6 }) { return clear.0 }
        return scores.filter { $0.1.share > 0.3 }.max { $0.1.share < $1.1.share }?.0
    }

    /// The most frequent number of fields, and the share of lines with it, 0 to 1.
    private static func usual(_ records: [TableRow], _ delimiter: UInt8) -> (width: Int, share: Double) {
        var counts: [Int: Int] = [:]
        for record in records where record.bytes.contains(delimiter) {
            var row = record
            row.split(at: delimiter)
            counts[row.fields.count, default: 0] += 1
        }
        let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return (usual?.key ?? 1, Double(usual?.value ?? 0) / Double(max(1, records.count)))
    }
}

/// Rows of this shape.
extension TableShape {
    /// How a row fits the table's width.
    enum Fit { case row, short, long, none }

    func split(_ row: inout TableRow) {
        switch format {
        case .columns where features.contains(.gaps): row.splitAtGaps()
        case .columns: row.splitAtSpaces(bars: hasBars)
        case .pairs: row.splitPairs(keys)
        case .csv, .tsv, .jsonLines:
            row.split(at: delimiter)
            if features.contains(.frame) { row.dropFrame() }
            if delimiter == 0x7C { row.dropMarks() }
        }
    }

    /// Whether the rows of the table may begin with this split row.
    func begins(with row: TableRow) -> Bool {
        switch format {
        case .pairs: !row.fields.allSatisfy(\.isEmpty)
        case .columns:
            row.fields.count == width || (features.contains(.openEnd) && row.fields.count > width)
                || (row.fields.count * 2 > width && row.fields.count < width
                    && isDigit(row.bytes[row.fields[0].lowerBound]))
        case .csv, .tsv, .jsonLines: fits(row)
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Whether a row has the table's number of fields; delimiters at its end add none.
    private func fits(_ row: TableRow) -> Bool {
        row.fields.count >= width && row.fields[width...].allSatisfy(\.isEmpty)
    }

    /// Whether a row of delimiters has only a title in its first field.
    func isTitle(_ row: TableRow) -> Bool {
        guard format == .csv || format == .tsv, width > 1, row.fields.dropFirst().allSatisfy(\.isEmpty) else {
            return false
        }
        return width > 2 || row.fields.first.map { row.bytes[$0].contains(0x20) } ?? false
    }

    /// The index of the first of the notes below the rows, which have only one field: "Source: …". The end if there are none.
    func notesStart(in rows: ArraySlice<TableRow>) -> Int {
        guard format == .csv || format == .tsv, width > 1 else { return rows.endIndex }
        var start = rows.endIndex
        while start > rows.startIndex + 2, isNote(rows[start - 1]) { start -= 1 }
        return start
    }

    private func isNote(_ row: TableRow) -> Bool {
        guard row.fields.dropFirst().allSatisfy(\.isEmpty), let text = row.fields.first.map({ row.bytes[$0] }) else {
            return false
        }
        return text.contains(0x20) && (text.contains(0x3A) || text.last == 0x2E)
    }

    /// Fits a split row to the table's width if possible: missing fields are added at the end, and the last column of
    /// words takes all remaining words.
    func fit(_ row: inout TableRow) -> Fit {
        if format == .pairs { return row.fields.allSatisfy(\.isEmpty) ? .none : .row }
        if row.fields.count == width { return .row }
        if fits(row) {
            row.fields.removeSubrange(width...)
            return .row
        }
        guard row.fields.count < width else { return takeRest(of: &row) }
        let isWords = format == .columns
        guard row.fields.count > 1, !isWords || row.fields.count * 2 > width else { return .none }
        row.fields.append(contentsOf: repeatElement(0..<0, count: width - row.fields.count))
        return isWords ? .row : .short
    }

    private func takeRest(of row: inout TableRow) -> Fit {
        guard format == .columns, width > 0, let end = row.fields.last?.upperBound else { return .long }
        row.fields[width - 1] = row.fields[width - 1].lowerBound..<end
        row.fields.removeSubrange(width...)
        return .row
    }

    /// The heading of a data frame as pandas prints it: the names of the index are in the line below the names of the
    /// columns, which is indented.
    func head(above: TableRow, names: TableRow) -> TableRow? {
        guard format == .columns, above.bytes.first == 0x20, names.bytes.first != 0x20, !names.fields.isEmpty,
            above.fields.count + names.fields.count == width
        else { return nil }
        var head = names
        let start = names.bytes.count + 1
        head.bytes += [0x20] + above.bytes
        head.fields += above.fields.map { ($0.lowerBound + start)..<($0.upperBound + start) }
        return head
    }

    /// Fits a heading with one word more than there are columns, such as "Mounted on", or with one less because the
    /// first column has no name.
    func head(_ row: TableRow) -> TableRow? {
        if format == .csv || format == .tsv {
            // R writes no name above the names of the rows.
            guard row.fields.count == width - 1, width > 2, !row.fields.contains(where: \.isEmpty) else { return nil }
            var head = row
            head.fields.insert(0..<0, at: 0)
            return head
        }
        if format == .columns, row.fields.count > width {
            var head = row
            head.splitAtGaps()
            if head.fields.count == width { return head }
        }
        guard format == .columns, row.fields.count >= width - 1, row.fields.count <= width + 1 else { return nil }
        var head = row
        if head.fields.count < width { head.fields.insert(0..<0, at: 0) }
        return fit(&head) == .row ? head : nil
    }
}

/// The number of columns that spaces separate.
private struct ColumnWidth {
    var width = 0
    /// Whether rows may have more words than columns.
    var isOpen = false

    init(_ records: [TableRow], bars: Bool) {
        let rows = records.map { record in
            var row = record
            row.splitAtSpaces(bars: bars)
            return row
        }
        let counts = rows.map(\.fields.count)
        guard let first = counts.first, let last = counts.last else { return }
        let usual = Dictionary(grouping: counts, by: \.self).mapValues(\.count)
            .max { ($0.value, $0.key == last ? 1 : 0, $0.key) < ($1.value, $1.key == last ? 1 : 0, $1.key) }
        let others = counts.dropFirst()
        // The heading of `free` is indented, because the first column has no name.
        if Self.isIndented(records[0]), records.count > 1, !Self.isIndented(records[1]), others.max() == first + 1 {
            width = first + 1
        } else if others.contains(where: { $0 > first }), others.allSatisfy({ $0 >= first }), Self.isRestBelowLast(rows)
        {
            (width, isOpen) = (first, true)
        } else if let usual, usual.value * 5 >= counts.count * 3 || others.isEmpty {
            width = usual.key
            isOpen = first == width && others.allSatisfy { $0 >= width }
        } else {
            // Nearly all rows have this number of words or more.
            width = others.sorted()[others.count / 5]
            isOpen = true
        }
    }

    /// Whether the last column of most rows starts below the heading's last word, as commands do below `ps`'s COMMAND:
    /// further words belong to that column. Numbers there mean that the first column has no heading.
    private static func isRestBelowLast(_ rows: [TableRow]) -> Bool {
        guard let fields = rows.first?.fields, fields.count > 1, let start = fields.last?.lowerBound else {
            return false
        }
        let aligned = rows.dropFirst().count { row in
            let last = row.fields[fields.count - 1]
            return last.lowerBound == start && row.bytes[start] &- 0x30 >= 10
        }
        return aligned * 2 > rows.count - 1
    }

    private static func isIndented(_ record: TableRow) -> Bool { record.bytes.first == 0x20 }
}
