// SPDX-License-Identifier: MIT

/// A record split into fields.
struct TableRow: Sendable, Equatable {
    var bytes: [UInt8] = []
    /// The ranges of the fields in the bytes, without surrounding spaces.
    var fields: [Range<Int>] = []
    var line = 0

    /// The text of a field. Bytes that are not UTF-8 are read as Windows does in the West.
    func text(_ field: Int) -> String {
        let text = bytes[fields[field]]
        return String(validating: text, as: UTF8.self)
            ?? String(
                String.UnicodeScalarView(ByteEncoding.western?.characters(text) ?? text.map { Unicode.Scalar($0) }))
    }

    var texts: [String] { fields.indices.map(text) }

    /// Takes a record without splitting it.
    mutating func set(_ record: ArraySlice<UInt8>, line: Int) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: record)
        fields.removeAll(keepingCapacity: true)
        self.line = line
    }

    /// Whether all fields of a split row are empty.
    var isEmpty: Bool { fields.allSatisfy(\.isEmpty) }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Whether the record is a comment: its first character other than a space is `#`.
    var isComment: Bool { bytes.first { $0 != 0x20 && $0 != 0x09 } == 0x23 }

    /// Whether the line is a remark of an instrument's file: "* FileName = a.hex", "*END*".
    var isStarred: Bool {
        guard bytes.first == 0x2A else { return false }
        return bytes.contains(0x3D) || bytes.contains(0x3A) || bytes.dropFirst().elementsEqual("END*".utf8)
            || bytes.dropFirst().first == 0x2A
    }

    /// The delimiter that a first line such as sep=; names for spreadsheets; nil for another line.
    var namedDelimiter: UInt8? {
        let text = bytes.filter { $0 != 0x22 && $0 != 0x0D }
        guard text.count == 5, text.starts(with: Array("sep=".utf8)) || text.starts(with: Array("SEP=".utf8)) else {
            return nil
        }
        return text[4]
    }

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
        // R writes names in quotes.
        let hasLabels = bytes.contains(0x7B) && bytes.contains(0x7D) && bytes.contains(0x22)
        if bytes.first == 0x22 || hasLabels || isQuotedAtEnd || isAccess, !bars { return splitQuotedAtSpaces() }
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

    /// Whether a moment in brackets and a text in quotes follow each other, as in the log of a web server.
    private var isAccess: Bool {
        guard let end = bytes.firstIndex(of: 0x5D) else { return false }
        return end + 2 < bytes.count && bytes[end + 1] == 0x20 && bytes[end + 2] == 0x22
    }

    /// Whether the last word is a text in quotes.
    private var isQuotedAtEnd: Bool { bytes.last == 0x22 && bytes.count { $0 == 0x22 } == 2 }

    private mutating func splitQuotedAtSpaces() {
        splitAtSpacesOutsideQuotes()
        fields = fields.map { field in
            let ends = field.count > 1 ? (bytes[field.lowerBound], bytes[field.upperBound - 1]) : (0, 0)
            let isQuoted = ends == (0x22, 0x22) || ends == (0x5B, 0x5D)
            return isQuoted ? field.lowerBound + 1..<field.upperBound - 1 : field
        }
    }

    /// Splits at two or more spaces, as in a heading of programs whose names have spaces.
    mutating func splitAtGaps() {
        fields.removeAll(keepingCapacity: true)
        var (index, start): (Int, Int?) = (0, nil)
        while index < bytes.count {
            let isGap = bytes[index] == 0x20 && (index + 1 == bytes.count || bytes[index + 1] == 0x20)
            if isGap, let from = start {
                fields.append(from..<index)
                start = nil
            } else if bytes[index] != 0x20, start == nil {
                start = index
            }
            index += 1
        }
        if let start { fields.append(start..<bytes.count) }
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
        if bytes.contains(0x22) {
            row.splitAtSpacesOutsideQuotes()
        } else if bytes.contains(0x2C), !bytes.contains(0x20) {
            row.split(at: 0x2C)
        } else {
            row.splitAtSpaces()
        }
        var pairs: [(name: Range<Int>, value: Range<Int>)] = []
        for field in row.fields {
            if let last = pairs.last, last.value.upperBound + 1 == field.lowerBound, isUnit(of: last.value, field) {
                pairs[pairs.count - 1].value = last.value.lowerBound..<field.upperBound
            }
            guard let mark = bytes[field].firstIndex(of: 0x3D), mark > field.lowerBound, mark + 1 < field.upperBound,
                bytes[field.lowerBound..<mark].allSatisfy({ $0 == 0x5F || $0 == 0x2D || $0 == 0x2E || isLetter($0) })
            else { continue }
            let isQuoted = field.count > mark - field.lowerBound + 2 && bytes[mark + 1] == 0x22
            let value = isQuoted ? mark + 2..<field.upperBound - 1 : mark + 1..<field.upperBound
            pairs.append((field.lowerBound..<mark, value))
        }
        return pairs
    }

    /// Splits at spaces, except for those within quotes: msg="a b".
    fileprivate mutating func splitAtSpacesOutsideQuotes() {
        fields.removeAll(keepingCapacity: true)
        var (start, isQuoted, isBracketed): (Int?, Bool, Bool) = (nil, false, false)
        let hasBrackets = isAccess
        for index in bytes.indices {
            let isSpace = (bytes[index] == 0x20 || bytes[index] == 0x09) && !isQuoted && !isBracketed
            if hasBrackets, !isQuoted, bytes[index] == 0x5B || bytes[index] == 0x5D {
                isBracketed = bytes[index] == 0x5B
            }
            if bytes[index] == 0x22, index == 0 || bytes[index - 1] != 0x5C { isQuoted.toggle() }
            if isSpace, let from = start {
                fields.append(from..<index)
                start = nil
            } else if !isSpace, start == nil {
                start = index
            }
        }
        if let start { fields.append(start..<bytes.count) }
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
