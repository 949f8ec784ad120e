// SPDX-License-Identifier: MIT

/// The way in which a table is cut into fields, and the number of fields of a row.
struct TableShape: Sendable, Equatable {
    var format: TableFormat
    /// The delimiter of csv and tsv.
    var delimiter: UInt8
    var width = 0

    /// The possible delimiters when none is known; a comma last, because it may be within numbers.
    static let candidates: [UInt8] = [0x09, 0x3B, 0x7C, 0x2C]

    /// - Parameter records: not empty, and none blank or a comment.
    init(_ records: [TableRow], _ options: TableOptions) {
        let given = options.delimiter.flatMap { $0.utf8.first } ?? (options.format == .tsv ? 0x09 : nil)
        format = options.format ?? .csv
        delimiter = given ?? 0x2C
        if given == nil, options.format != .jsonLines, options.format != .columns {
            let found = Self.best(records, options.format == .csv ? [0x3B, 0x7C, 0x2C] : Self.candidates)
            if let found {
                delimiter = found
            } else if options.format == nil, Self.usual(records, .columns, 0).width >= 2 {
                format = .columns
            }
        }
        if format == .csv, options.format == nil, delimiter == 0x09 { format = .tsv }
        measure(records)
    }

    private mutating func measure(_ records: [TableRow]) {
        if format != .jsonLines { width = Self.usual(records, format, delimiter).width }
    }

    /// The first that parts most lines into equally many.
    private static func best(_ records: [TableRow], _ delimiters: [UInt8]) -> UInt8? {
        let scores = delimiters.map { ($0, usual(records, .csv, $0)) }.filter { $0.1.width >= 2 }
        if let clear = scores.first(where: { $0.1.share >= 0.6 }) { return clear.0 }
        return scores.max { $0.1.share < $1.1.share }?.0
    }

    /// The number of fields that most of the first lines have, and the number of those lines.
    private static func usual(
        _ records: [TableRow], _ format: TableFormat, _ delimiter: UInt8
    ) -> (width: Int, share: Double) {
        var counts: [Int: Int] = [:]
        let some = records.prefix(200)
        for record in some {
            var row = record
            cut(&row, format, delimiter)
            counts[row.fields.count, default: 0] += 1
        }
        let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return (usual?.key ?? 0, Double(usual?.value ?? 0) / Double(max(1, some.count)))
    }

    func split(_ row: inout TableRow) { Self.cut(&row, format, delimiter) }

    private static func cut(_ row: inout TableRow, _ format: TableFormat, _ delimiter: UInt8) {
        if format == .columns { row.splitAtSpaces() } else { row.split(at: delimiter) }
    }

    /// Whether a row has as many fields as it should; a delimiter at its end parts nothing off.
    func fits(_ row: TableRow) -> Bool {
        row.fields.count == width || (row.fields.count == width + 1 && row.fields.last?.isEmpty == true)
    }
}
