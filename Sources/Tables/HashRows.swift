// SPDX-License-Identifier: MIT

/// Decides whether lines that begin with `#` are rows: #bob,66 below fred,44. A comment has a space after the sign, or
/// no number, or is a row that was commented out.
struct HashRows: Sendable, Equatable {
    private let shape: TableShape
    /// Whether the other rows begin with digits, so that a line such as #2,99 was commented out.
    private let haveDigits: Bool

    /// - Parameters:
    ///   - records: the other lines of the sample.
    ///   - hashes: the lines that begin with the sign.
    init(_ records: [TableRow], _ hashes: [TableRow], _ options: TableOptions) {
        shape = TableShape(records.count > 1 ? records : records + hashes, options)
        let rows = records.dropFirst()
        let digits = rows.count { $0.bytes.first.map { $0 &- 0x30 < 10 } ?? false }
        haveDigits = digits * 2 > rows.count && rows.count * 2 > hashes.count
    }

    func contains(_ line: TableRow) -> Bool {
        var row = line
        guard shape.format == .csv || shape.format == .tsv, let first = row.bytes.dropFirst().first, first != 0x20,
            first != 0x09, first != 0x23
        else { return false }
        shape.split(&row)
        guard shape.width > 1, shape.fit(&row) == .row else { return false }
        let hasNumber = row.texts.dropFirst().contains {
            NumberReading.point.value($0) != nil || NumberReading.comma.value($0) != nil
        }
        return hasNumber && !(haveDigits && first &- 0x30 < 10)
    }
}
