// SPDX-License-Identifier: MIT

/// The first bytes of a table: whether they are text, and the kind of table.
struct TableStart {
    /// The largest number of bytes to examine.
    private static let length = 4096

    /// The number of bytes before the text.
    let skipped: Int
    let isJSON: Bool
    /// The language of a text with marks in which the table is; nil for a table as it is.
    let markup: MarkupTable.Language?

    /// Whether the bytes suffice to recognize the kind of file: all signatures, and a character of text. UTF-16 shows in
    /// the whole first line.
    static func isEnough(_ bytes: [UInt8]) -> Bool {
        guard !isOpenJSON(bytes), bytes.count < length else { return bytes.count >= length }
        let isText = bytes.dropFirst(3).contains { !isSpace($0) }
        return isText && (bytes.contains(0x0A) || bytes.allSatisfy { $0 != 0 && $0 < 0x80 })
    }

    /// Whether the bytes are JSON whose first line is incomplete; the whole line is needed to know the kind of JSON.
    static func isOpenJSON(_ bytes: [UInt8]) -> Bool {
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).drop { isSpace($0) }
        guard text.first == 0x7B || text.first == 0x5B else { return false }
        return bytes.count <= RecordSplitter.limit && !text.contains(0x0A)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    init(_ bytes: [UInt8], _ options: TableOptions) throws(TableFault) {
        if let fault = FileSignature.fault(bytes) { throw fault }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        skipped = hasMark ? 3 : 0
        let first = bytes.prefix(Self.length).dropFirst(skipped).first { !Self.isSpace($0) }
        markup = options.format == nil && options.delimiter == nil ? MarkupTable.language(bytes[skipped...]) : nil
        let looksLikeJSON =
            markup == nil && options.delimiter == nil
            && (first == 0x7B || first == 0x5B && !Self.isTag(bytes[skipped...]))
        isJSON = options.format.map { $0 == .jsonLines } ?? looksLikeJSON
    }

    /// Whether text follows the first bracket that closes in the line, as in the listings of iperf: [  5]   0.00-1.00   sec.
    private static func isTag(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = bytes.drop { isSpace($0) }.prefix { $0 != 0x0A }
        guard let close = line.firstIndex(of: 0x5D) else { return false }
        let next = line[(close + 1)...].first { !isSpace($0) }
        return next.map { ![0x2C, 0x5D, 0x7D].contains($0) } ?? false
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
