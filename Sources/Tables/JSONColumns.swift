// SPDX-License-Identifier: MIT

/// Splits lines of JSON into rows. The columns are the keys of objects or the places in arrays. A member of a
/// nested object is a column, and a nested array is one field.
struct JSONColumns: Sendable {
    /// The place where a line is not valid JSON.
    struct Fault: Error, Equatable {
        /// The column in the line, from 1.
        var column: Int
        var expected: String
    }

    private(set) var names: [[UInt8]] = []
    /// Objects that are nested deeper are one field.
    private static let deepest = 4
    private(set) var isArray = false
    /// Whether new keys become columns.
    var learns = true
    /// Keys that appeared too late to become columns; at most ten.
    private var late: [[UInt8]] = []

    /// A sentence about the keys that appeared too late.
    var notes: [String] {
        let count =
            late.count == 1
            ? "One key in later lines is" : "\(late.count)\(late.count < 10 ? "" : " or more") keys in later lines are"
        return late.isEmpty ? [] : ["\(count) left out."]
    }

    /// Puts the fields of a line into the order of the columns; missing fields are empty.
    mutating func split(_ row: inout TableRow) throws(Fault) {
        var scan = JSONScan(bytes: row.bytes)
        row.fields.removeAll(keepingCapacity: true)
        if scan.take(0x5B) {
            isArray = true
            while !scan.take(0x5D) {
                row.fields.append(try scan.value())
                try scan.separate(from: 0x5D)
            }
        } else {
            guard scan.take(0x7B) else { throw Fault(column: scan.column, expected: "{ or [") }
            row.fields.append(contentsOf: repeatElement(0..<0, count: names.count))
            var place = 0
            try takeMembers(&scan, &row, below: [], &place)
        }
        guard scan.isEnd else { throw Fault(column: scan.column, expected: "the end of the line") }
        row.bytes = scan.bytes
    }

    /// Takes the members of an object; those of a nested one have its key before their own.
    private mutating func takeMembers(
        _ scan: inout JSONScan, _ row: inout TableRow, below path: [UInt8], depth: Int = 0, _ place: inout Int
    ) throws(Fault) {
        while !scan.take(0x7D) {
            let key = try scan.key()
            let name = path.isEmpty ? scan.bytes[key] : ArraySlice(path + [0x20] + scan.bytes[key])
            if depth < Self.deepest, scan.take(0x7B) {
                try takeMembers(&scan, &row, below: Array(name), depth: depth + 1, &place)
            } else {
                let value = try scan.value()
                if let column = column(of: name, expected: place) {
                    if column == row.fields.count { row.fields.append(value) } else { row.fields[column] = value }
                    place = column + 1
                }
            }
            try scan.separate(from: 0x7D)
        }
    }

    /// The column of a key. The expected place is tried first: most lines have the keys in the order of the first line.
    private mutating func column(of key: ArraySlice<UInt8>, expected: Int) -> Int? {
        if expected < names.count, names[expected].elementsEqual(key) { return expected }
        if let known = names.firstIndex(where: { $0.elementsEqual(key) }) { return known }
        guard learns else {
            if late.count < 10, !late.contains(where: { $0.elementsEqual(key) }) { late.append(Array(key)) }
            return nil
        }
        names.append(Array(key))
        return names.count - 1
    }
}

/// Reads a line of JSON. Texts are unescaped in place, because unescaped text is never longer.
private struct JSONScan {
    var bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }
    var column: Int { index + 1 }
    var isEnd: Bool {
        mutating get {
            skipSpaces()
            return index == bytes.count
        }
    }

    private mutating func skipSpaces() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        skipSpaces()
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Reads a comma, or checks that the closing bracket follows.
    mutating func separate(from end: UInt8) throws(JSONColumns.Fault) {
        if take(0x2C) { return }
        guard next == end else {
            throw JSONColumns.Fault(column: column, expected: "a comma or \(Character(Unicode.Scalar(end)))")
        }
    }

    mutating func key() throws(JSONColumns.Fault) -> Range<Int> {
        guard take(0x22) else { throw JSONColumns.Fault(column: column, expected: "a key in quotes") }
        let key = try text()
        guard take(0x3A) else { throw JSONColumns.Fault(column: column, expected: "a colon") }
        return key
    }

    mutating func value() throws(JSONColumns.Fault) -> Range<Int> {
        if take(0x22) { return try text() }
        let start = index
        if next == 0x7B || next == 0x5B { return try nested() }
        while let byte = next, byte != 0x2C, byte != 0x5D, byte != 0x7D, ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            index += 1
        }
        guard index > start else { throw JSONColumns.Fault(column: column, expected: "a value") }
        return start..<index
    }

    /// Reads a nested value as one field, with its brackets.
    private mutating func nested() throws(JSONColumns.Fault) -> Range<Int> {
        let start = index
        var depth = 0
        while let byte = next {
            index += 1
            if byte == 0x22 {
                _ = try text()
            } else if byte == 0x7B || byte == 0x5B {
                depth += 1
            } else if byte == 0x7D || byte == 0x5D {
                depth -= 1
                if depth == 0 { return start..<index }
            }
        }
        throw JSONColumns.Fault(column: column, expected: "the end of the nested value")
    }

    /// Reads a text after its opening quote.
    private mutating func text() throws(JSONColumns.Fault) -> Range<Int> {
        let start = index
        var write = index
        while let byte = next {
            index += 1
            if byte == 0x22 { return start..<write }
            if byte == 0x5C {
                for unit in try escape() {
                    bytes[write] = unit
                    write += 1
                }
            } else {
                bytes[write] = byte
                write += 1
            }
        }
        throw JSONColumns.Fault(column: column, expected: "the quote that closes")
    }

    /// Reads an escape. A surrogate pair of two escapes gives one character.
    private mutating func escape() throws(JSONColumns.Fault) -> [UInt8] {
        let escapes: [UInt8: UInt8] = [0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D, 0x62: 0x08, 0x66: 0x0C]
        guard let byte = next else { throw JSONColumns.Fault(column: column, expected: "an escape") }
        index += 1
        guard byte == 0x75 else { return [escapes[byte] ?? byte] }
        let first = try hexadecimal()
        guard (0xD800..<0xDC00).contains(first), next == 0x5C, index + 1 < bytes.count, bytes[index + 1] == 0x75 else {
            return Array(String(Unicode.Scalar(first) ?? "\u{FFFD}").utf8)
        }
        index += 2
        let second = try hexadecimal()
        let pair = 0x10000 + (first - 0xD800) << 10 + (second & 0x3FF)
        return Array(String(Unicode.Scalar(pair) ?? "\u{FFFD}").utf8)
    }

    private mutating func hexadecimal() throws(JSONColumns.Fault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw JSONColumns.Fault(column: column, expected: "four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}

extension TableFault {
    init(_ fault: JSONColumns.Fault, line: Int) {
        self.init(
            line: line, column: fault.column,
            "this line is not a JSON object or array: \(fault.expected) is expected here. Mend the line, or leave it "
                + "out.")
    }
}
