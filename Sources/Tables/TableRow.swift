// SPDX-License-Identifier: MIT

/// A record in its fields.
struct TableRow: Sendable, Equatable {
    var bytes: [UInt8] = []
    /// The ranges of the fields in the bytes, without the spaces around them.
    var fields: [Range<Int>] = []
    var line = 0

    /// The field's text. Bytes that are not UTF-8 are read as Latin-1.
    func text(_ field: Int) -> String {
        let text = bytes[fields[field]]
        return String(validating: text, as: UTF8.self)
            ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    }

    var texts: [String] { fields.indices.map(text) }

    /// Takes a record in, which is not yet split.
    mutating func set(_ record: ArraySlice<UInt8>, line: Int) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: record)
        fields.removeAll(keepingCapacity: true)
        self.line = line
    }

    /// Whether its fields are UTF-8. What is between them is not looked at: quotes and escapes are taken off in place.
    var isUTF8: Bool { fields.allSatisfy { String(validating: bytes[$0], as: UTF8.self) != nil } }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Whether it is a comment: `#`, behind spaces or not.
    var isComment: Bool { bytes.first { $0 != 0x20 && $0 != 0x09 } == 0x23 }

    /// Whether it only draws a line, as Markdown does below a head and SQL shells around a table.
    var isRule: Bool {
        bytes.allSatisfy(Self.isStroke) && bytes.count { $0 == 0x2D || $0 == 0x3D } >= 3
    }

    private static func isStroke(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x7C, 0x2D, 0x2B, 0x3A, 0x3D, 0x20, 0x09: true
        default: false
        }
    }

    /// Takes away the empty fields outside a frame of delimiters.
    mutating func dropFrame() {
        if fields.count > 1, fields.last?.isEmpty == true { fields.removeLast() }
        if fields.count > 1, fields.first?.isEmpty == true { fields.removeFirst() }
    }

    /// Splits at a delimiter, with quotes by RFC 4180.
    mutating func split(at delimiter: UInt8) {
        fields.removeAll(keepingCapacity: true)
        if bytes.contains(0x22) { return splitQuoted(at: delimiter) }
        let count = bytes.count
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for index in 0..<count where bytes[index] == delimiter {
                fields.append(Self.trimmed(bytes, start, index))
                start = index + 1
            }
            fields.append(Self.trimmed(bytes, start, count))
        }
    }

    private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
        var (start, end) = (start, end)
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    /// Splits in place: a field without its quotes is never longer.
    private mutating func splitQuoted(at delimiter: UInt8) {
        var (read, write) = (0, 0)
        while true {
            while read < bytes.count, bytes[read] == 0x20 { read += 1 }
            let start = write
            let isQuoted = read < bytes.count && bytes[read] == 0x22
            if isQuoted { takeQuoted(&read, &write) }
            while read < bytes.count, bytes[read] != delimiter {
                bytes[write] = bytes[read]
                (read, write) = (read + 1, write + 1)
            }
            var end = write
            while end > start, bytes[end - 1] == 0x20 { end -= 1 }
            fields.append(start..<end)
            guard read < bytes.count else { return }
            read += 1
            // The place of the delimiter: fields do not touch.
            write = min(write + 1, read)
        }
    }

    /// Up to the quote that closes; a doubled one is one.
    private mutating func takeQuoted(_ read: inout Int, _ write: inout Int) {
        read += 1
        while read < bytes.count {
            if bytes[read] == 0x22 {
                guard read + 1 < bytes.count, bytes[read + 1] == 0x22 else {
                    read += 1
                    return
                }
                read += 1
            }
            bytes[write] = bytes[read]
            (read, write) = (read + 1, write + 1)
        }
    }
}
