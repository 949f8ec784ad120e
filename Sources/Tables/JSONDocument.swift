// SPDX-License-Identifier: MIT

/// A JSON text with a list of objects or of arrays in it, at the top or below a key. The scan considers only brackets
/// and strings; rows are parsed later like lines of JSON.
struct JSONDocument {
    /// The ranges of the rows in the bytes, and their line numbers.
    private(set) var rows: [(bytes: Range<Int>, line: Int)] = []
    /// A sentence when there are several such lists.
    private(set) var notes: [String] = []
    /// The bytes of the rows: the text itself, or lines that were made of it.
    private(set) var text: [UInt8]
    /// In bytes; a longer text is not searched for other forms of tables if it has a list.
    private static let longest = 1 << 22

    /// Whether the bytes begin a JSON document rather than a line of JSON: the first line does not close all its
    /// brackets, or it is a list of objects or of arrays.
    static func begins(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(where: { !isSpace($0) }) else { return false }
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var scan = JSONBrackets()
        for index in start..<end { scan.take(bytes[index], at: index) }
        guard scan.depth == 0, !scan.isText else { return true }
        let next = bytes[(start + 1)..<end].first { !isSpace($0) }
        return bytes[start] == 0x5B && (next == 0x7B || next == 0x5B)
    }

    /// Whether a line of JSON contains a list of objects or of arrays, or another form of a table. Without further lines
    /// that is the table.
    static func isWithin(_ line: [UInt8]) -> Bool {
        var scan = JSONBrackets()
        for index in line.indices { scan.take(line[index], at: index) }
        return !scan.lists.isEmpty || JSONFrame(line) != nil
    }

    /// - Throws: a fault when the text is not complete, or has no such list.
    init(_ bytes: [UInt8]) throws(TableFault) {
        var scan = JSONBrackets()
        for index in bytes.indices { scan.take(bytes[index], at: index) }
        guard scan.depth == 0, !scan.isText else {
            throw TableFault(line: scan.line, "the JSON ends here, but not all of its brackets and quotes are closed.")
        }
        text = bytes
        // A list with one row is rather a part of an answer than a table.
        let long = scan.lists.filter { $0.rows.count > 1 }
        let rows = long.isEmpty ? scan.lists : long
        // A list of an object and a list is an answer with the table in it.
        let alike = rows.filter { list in Set(list.rows.map { bytes[$0.bytes.lowerBound] }).count == 1 }
        let found = alike.isEmpty ? rows : alike
        let depth = found.map(\.depth).min()
        let lists = found.filter { $0.depth == depth }
        let isNested = lists.first?.rows.first.map { bytes[$0.bytes].contains(0x5B) && bytes[$0.bytes].first == 0x7B }
        if depth != 0 || isNested == true, lists.isEmpty || bytes.count < Self.longest, let frame = JSONFrame(bytes),
            frame.rows.count >= lists.map(\.rows.count).max() ?? 0
        {
            text = frame.text
            self.rows = frame.rows.enumerated().map { ($1, $0 + 1) }
            return
        }
        guard let longest = lists.max(by: { $0.rows.count < $1.rows.count }) else {
            throw TableFault("there is no list of objects in this JSON: jq can make one, as jq '[.[]]' does.")
        }
        self.rows = longest.rows
        let count = scan.lists.count { $0.depth == depth }
        if count > 1 {
            notes.append("The longest of \(count) lists is read; jq extracts another.")
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// Tracks the brackets of a JSON text.
private struct JSONBrackets {
    /// A list that contains objects or arrays.
    struct List {
        let depth: Int
        var rows: [(bytes: Range<Int>, line: Int)] = []
    }

    private(set) var lists: [List] = []
    private(set) var isText = false
    private(set) var line = 1
    private var isEscaped = false
    /// The open brackets: their places, and the rows of lists.
    private var open: [(isList: Bool, start: Int, line: Int, list: List)] = []
    var depth: Int { open.count }

    mutating func take(_ byte: UInt8, at index: Int) {
        if byte == 0x0A { line += 1 }
        if isText { return takeText(byte) }
        switch byte {
        case 0x22: isText = true
        case 0x5B, 0x7B: open.append((byte == 0x5B, index, line, List(depth: open.count)))
        case 0x5D, 0x7D: close(at: index)
        default: break
        }
    }

    private mutating func takeText(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else if byte == 0x22 {
            isText = false
        }
    }

    private mutating func close(at index: Int) {
        guard let closed = open.popLast() else { return }
        if !closed.list.rows.isEmpty { lists.append(closed.list) }
        guard let parent = open.indices.last, open[parent].isList else { return }
        open[parent].list.rows.append((closed.start..<index + 1, closed.line))
    }
}
