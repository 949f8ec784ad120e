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

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Whether it is a comment: `#`, behind spaces or not.
    var isComment: Bool { bytes.first { $0 != 0x20 && $0 != 0x09 } == 0x23 }

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

    /// Splits at spaces. A day and the time behind it are one field, and so are a time and its AM or PM.
    mutating func splitAtSpaces() {
        fields.removeAll(keepingCapacity: true)
        var index = 0
        while index < bytes.count {
            guard bytes[index] != 0x20, bytes[index] != 0x09 else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x09 { index += 1 }
            if let last = fields.last, continues(last, with: start..<index) {
                fields[fields.count - 1] = last.lowerBound..<index
            } else {
                fields.append(start..<index)
            }
        }
    }

    /// Whether a time belongs to the day before it, or AM and PM to the time.
    private func continues(_ last: Range<Int>, with next: Range<Int>) -> Bool {
        let first = bytes[next.lowerBound]
        if next.count == 2, bytes[next.upperBound - 1] == 0x4D, first == 0x41 || first == 0x50 {
            return last.count >= 4 && bytes[last.lowerBound..<last.upperBound].contains(0x3A)
        }
        return last.count == 10 && bytes[last.lowerBound + 4] == 0x2D && bytes[last.lowerBound + 7] == 0x2D
            && next.count >= 5 && bytes[next.lowerBound + 2] == 0x3A
    }
}
