// SPDX-License-Identifier: MIT

/// A record split into fields.
struct TableRow: Sendable, Equatable {
    var bytes: [UInt8] = []
    /// The ranges of the fields in the bytes, without surrounding spaces.
    var fields: [Range<Int>] = []
    var line = 0

    /// The text of a field. Bytes that are not UTF-8 are read as Latin-1.
    func text(_ field: Int) -> String {
        let text = bytes[fields[field]]
        return String(validating: text, as: UTF8.self)
            ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    }

    var texts: [String] { fields.indices.map(text) }

    /// Takes a record without splitting it.
    mutating func set(_ record: ArraySlice<UInt8>, line: Int) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: record)
        fields.removeAll(keepingCapacity: true)
        self.line = line
    }

    /// Whether all fields are UTF-8. Bytes between fields are not checked: quotes and escapes are removed in place.
    var isUTF8: Bool { fields.allSatisfy { String(validating: bytes[$0], as: UTF8.self) != nil } }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Whether the record is a comment: its first character other than a space is `#`.
    var isComment: Bool { bytes.first { $0 != 0x20 && $0 != 0x09 } == 0x23 }

    /// Whether the record is only a drawn line, as in Markdown and in the output of SQL shells.
    var isRule: Bool {
        bytes.allSatisfy(Self.isStroke) && bytes.count { $0 == 0x2D || $0 == 0x3D } >= 3
    }

    private static func isStroke(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x7C, 0x2D, 0x2B, 0x3A, 0x3D, 0x20, 0x09: true
        default: false
        }
    }

    /// Removes the empty fields at both ends, outside a frame of delimiters.
    mutating func dropFrame() {
        if fields.count > 1, fields.last?.isEmpty == true { fields.removeLast() }
        if fields.count > 1, fields.first?.isEmpty == true { fields.removeFirst() }
    }

    /// Splits at a delimiter, with quotes as in RFC 4180.
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
            // Skips the place of the delimiter, so that fields do not touch.
            write = min(write + 1, read)
        }
    }

    /// Copies up to the closing quote; a doubled quote becomes one quote.
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

/// Rows separated by spaces, as programs print them.
extension TableRow {
    /// Splits at spaces. These form one field: a day and its time, a time and its AM or PM, a number and its unit, and
    /// the month, day and time in the output of `ls`.
    /// - Parameter bars: whether bars separate fields too.
    mutating func splitAtSpaces(bars: Bool = false) {
        fields.removeAll(keepingCapacity: true)
        var index = 0
        while index < bytes.count {
            guard !isSpace(bytes[index], bars) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, !isSpace(bytes[index], bars) { index += 1 }
            if let last = fields.last, continues(last, with: start..<index) {
                fields[fields.count - 1] = last.lowerBound..<index
            } else {
                fields.append(start..<index)
            }
        }
    }

    private func isSpace(_ byte: UInt8, _ bars: Bool) -> Bool { byte == 0x20 || byte == 0x09 || (bars && byte == 0x7C) }

    private func continues(_ last: Range<Int>, with next: Range<Int>) -> Bool {
        isDigit(bytes[next.lowerBound]) ? continuesMoment(last, with: next) : isUnit(of: last, next)
    }

    /// Whether a day continues the month before it, or a time or a year continues a day.
    private func continuesMoment(_ last: Range<Int>, with next: Range<Int>) -> Bool {
        if last.count == 10, bytes[last.lowerBound + 4] == 0x2D, bytes[last.lowerBound + 7] == 0x2D {
            return next.count >= 5 && bytes[next.lowerBound + 2] == 0x3A
        }
        guard (3...6).contains(last.count), Self.months.contains(Array(bytes[last].prefix(3))) else { return false }
        if last.count == 3 { return next.count <= 2 && bytes[next].allSatisfy(isDigit) }
        // Excludes Jan01, the start day of a process in `ps`.
        return isDigit(bytes[last.upperBound - 1]) && isSpace(bytes[last.lowerBound + 3], false)
            && (next.count == 4 && bytes[next].allSatisfy(isDigit) || bytes[next].contains(0x3A))
    }

    /// Whether AM or PM continues the time before it, or a unit continues the number.
    private func isUnit(of last: Range<Int>, _ next: Range<Int>) -> Bool {
        guard next.count <= 4, isDigit(bytes[last.upperBound - 1]) else { return false }
        if next.count == 2, bytes[next.upperBound - 1] == 0x4D, [0x41, 0x50].contains(bytes[next.lowerBound]) {
            return last.count >= 4 && bytes[last].contains(0x3A)
        }
        return Self.units.contains(Array(bytes[next])) && bytes[last].allSatisfy { isDigit($0) || $0 == 0x2E }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static let months = words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    /// Units that cannot be mistaken for the letter of a process state.
    private static let units = words("B kB KB MB GB TB KiB MiB GiB TiB ns us µs ms % °C °F Hz kHz MHz GHz dB")

    private static func words(_ text: String) -> Set<[UInt8]> { Set(text.split(separator: " ").map { Array($0.utf8) }) }
}

/// Rows of `name=value`, as in the output of `ping` and in many logs.
extension TableRow {
    /// The names and values in the order of the row. A word without a name is omitted, unless it is a unit.
    var pairs: [(name: Range<Int>, value: Range<Int>)] {
        var row = self
        row.splitAtSpaces()
        var pairs: [(name: Range<Int>, value: Range<Int>)] = []
        for field in row.fields {
            if let last = pairs.last, last.value.upperBound + 1 == field.lowerBound, isUnit(of: last.value, field) {
                pairs[pairs.count - 1].value = last.value.lowerBound..<field.upperBound
            }
            guard let mark = bytes[field].firstIndex(of: 0x3D), mark > field.lowerBound, mark + 1 < field.upperBound,
                bytes[field.lowerBound..<mark].allSatisfy({ $0 == 0x5F || $0 == 0x2D || $0 == 0x2E || isLetter($0) })
            else { continue }
            pairs.append((field.lowerBound..<mark, mark + 1..<field.upperBound))
        }
        return pairs
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

    /// Puts the values into the order of the names; missing values are empty.
    mutating func splitPairs(_ names: [[UInt8]]) {
        let pairs = pairs
        fields = names.map { name in
            pairs.first { bytes[$0.name].elementsEqual(name) }?.value ?? 0..<0
        }
    }
}
