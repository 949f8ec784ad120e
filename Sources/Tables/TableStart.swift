// SPDX-License-Identifier: MIT

/// The first bytes of a table: whether they are text, and the kind of table.
struct TableStart {
    /// The largest number of bytes to examine.
    private static let length = 4096

    /// The number of bytes before the text.
    let skipped: Int
    let isJSON: Bool

    /// Whether the bytes suffice to recognize the kind of file: all signatures, and a character of text.
    static func isEnough(_ bytes: [UInt8]) -> Bool {
        !isOpenJSON(bytes) && (bytes.count >= length || bytes.dropFirst(3).contains { !isSpace($0) })
    }

    /// Whether the bytes are JSON whose first line is incomplete; the whole line is needed to know the kind of JSON.
    static func isOpenJSON(_ bytes: [UInt8]) -> Bool {
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).drop { isSpace($0) }
        guard text.first == 0x7B || text.first == 0x5B else { return false }
        return bytes.count <= RecordSplitter.limit && !text.contains(0x0A)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    init(_ bytes: [UInt8], _ options: TableOptions) throws(TableFault) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw TableFault("it is UTF-16: iconv -f UTF-16 -t UTF-8 makes it readable.")
        }
        let packers: [(start: [UInt8], tool: String)] = [
            ([0x1F, 0x8B], "gunzip -c"), ([0xFD, 0x37, 0x7A], "xz -dc"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd -dc"),
            ([0x42, 0x5A, 0x68], "bunzip2 -c"),
        ]
        if let packer = packers.first(where: { bytes.starts(with: $0.start) }) {
            throw TableFault("it is compressed: \(packer.tool) FILE | a11y-speak explore - reads it.")
        }
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            throw TableFault("it is an archive or a spreadsheet: save the table as CSV.")
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        skipped = hasMark ? 3 : 0
        let first = bytes.prefix(Self.length).dropFirst(skipped).first { !Self.isSpace($0) }
        let looksLikeJSON = options.delimiter == nil && (first == 0x7B || first == 0x5B)
        isJSON = options.format.map { $0 == .jsonLines } ?? looksLikeJSON
    }

    /// The bytes that may precede quotes until the delimiter is known.
    func delimiters(_ options: TableOptions) -> [UInt8] {
        switch options.format {
        case .columns: []
        case .tsv: [0x09]
        default: options.delimiter.flatMap { $0.utf8.first }.map { [$0] } ?? TableShape.candidates
        }
    }
}
