// SPDX-License-Identifier: MIT

/// The encoding of a table that is not UTF-8.
struct TextEncoding: Sendable, Equatable {
    private let bytes: ByteEncoding
    /// Whether lines that could be UTF-8 are decoded too, because most are not.
    private let isOfAll: Bool

    /// Nil if all lines are UTF-8.
    init?(_ rows: [TableRow]) {
        let wide = rows.filter { !Self.isASCII($0.bytes) }
        guard !wide.isEmpty else { return nil }
        let other = wide.filter { !Self.isUTF8($0.bytes) }
        isOfAll = other.count * 2 > wide.count
        guard !other.isEmpty,
            let found = EncodingGuess.encoding(of: (isOfAll ? wide : other).map { ArraySlice($0.bytes) })
        else { return nil }
        bytes = found
    }

    var note: String { "It is not UTF-8 and is read as \(bytes.name); iconv -f NAME -t UTF-8 converts from another." }

    /// Turns the bytes of a record that is not split into UTF-8.
    func decode(_ row: inout TableRow) {
        guard !Self.isASCII(row.bytes), isOfAll || !Self.isUTF8(row.bytes) else { return }
        row.bytes = bytes.utf8(row.bytes)
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
