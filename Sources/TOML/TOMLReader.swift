// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads TOML 1.0 (toml.io), except dates and times.
package struct TOMLReader {
    /// The most bytes of a file.
    package static let limit = 1 << 20

    var scanner: TOMLScanner
    private let root = TOMLDraft(.header, line: 1, depth: 0)
    /// The table to which `key = value` is added.
    private var current: TOMLDraft

    /// - Throws: ``TOMLError`` for the first error.
    package static func table(_ bytes: [UInt8]) throws(TOMLError) -> TOMLTable {
        guard bytes.count <= limit else {
            throw TOMLError(line: 1, column: 1, problem: "the file is longer than the limit of \(limit) bytes")
        }
        var reader = TOMLReader(scanner: TOMLScanner(bytes))
        try reader.checkText()
        return try reader.readAll()
    }

    private init(scanner: TOMLScanner) {
        self.scanner = scanner
        current = root
    }

    private func checkText() throws(TOMLError) {
        guard let place = scanner.bytes.firstNotUTF8 else { return }
        throw scanner.error("this is not UTF-8: save the file in that encoding", at: place)
    }

    private mutating func readAll() throws(TOMLError) -> TOMLTable {
        try scanner.skipLines()
        while !scanner.isAtEnd {
            if scanner.take("[[") {
                try readHeader(ofArray: true)
            } else if scanner.take("[") {
                try readHeader(ofArray: false)
            } else {
                try readPair(into: current)
            }
            try scanner.endLine()
            try scanner.skipLines()
        }
        return root.table
    }

    /// `key = value`, or `a.b.key = value`.
    private mutating func readPair(into table: TOMLDraft) throws(TOMLError) {
        let (start, line) = (scanner.place, scanner.line)
        let path = try takeKeys()
        guard scanner.take("=") else {
            throw scanner.error("after a key comes \"=\" and its value, but there is \(scanner.found)")
        }
        scanner.skipBlanks()
        var table = table
        for key in path.dropLast() { table = try dotted(key, of: table, line: line, at: start) }
        guard let key = path.last, table[key] == nil else { throw double(path, at: start) }
        table[key] = .value(TOMLValue(content: try takeValue(depth: table.depth + 1), line: line))
    }

    private func dotted(
        _ key: String, of table: TOMLDraft, line: Int, at start: Int
    ) throws(TOMLError) -> TOMLDraft {
        switch table[key] {
        case .table(let inner) where inner.origin == .dotted: return inner
        case nil:
            let inner = try makeTable(.dotted, in: table, line: line)
            table[key] = .table(inner)
            return inner
        default: throw double([key], at: start)
        }
    }
}

/// Headers: `[table]` and `[[array of tables]]`.
extension TOMLReader {
    private mutating func readHeader(ofArray isArray: Bool) throws(TOMLError) {
        let (start, line) = (scanner.place, scanner.line)
        scanner.skipBlanks()
        let path = try takeKeys()
        guard isArray ? scanner.take("]]") : scanner.take("]") else {
            throw scanner.error("a header ends with \"\(isArray ? "]]" : "]")\", but there is \(scanner.found)")
        }
        var table = root
        for key in path.dropLast() { table = try passed(key, of: table, line: line, at: start) }
        guard let key = path.last else { return }
        current = try isArray ? newTable(key, inArrayOf: table, line, start) : newTable(key, of: table, line, start)
    }

    /// The table of a key on the way to a table inside it.
    private func passed(
        _ key: String, of table: TOMLDraft, line: Int, at start: Int
    ) throws(TOMLError) -> TOMLDraft {
        switch table[key] {
        case .table(let inner): return inner
        case .tables(let tables):
            guard let last = tables.drafts.last else { throw double([key], at: start) }
            return last
        case .value: throw double([key], at: start)
        case nil:
            let inner = try makeTable(.passing, in: table, line: line)
            table[key] = .table(inner)
            return inner
        }
    }

    private func newTable(
        _ key: String, of table: TOMLDraft, _ line: Int, _ start: Int
    ) throws(TOMLError) -> TOMLDraft {
        if case .table(let known)? = table[key], known.origin == .passing {
            known.origin = .header
            return known
        }
        guard table[key] == nil else { throw double([key], at: start) }
        let made = try makeTable(.header, in: table, line: line)
        table[key] = .table(made)
        return made
    }

    private func newTable(
        _ key: String, inArrayOf table: TOMLDraft, _ line: Int, _ start: Int
    ) throws(TOMLError) -> TOMLDraft {
        let made = try makeTable(.header, in: table, line: line)
        switch table[key] {
        case nil: table[key] = .tables(TOMLDraft.Tables(made, line: line))
        case .tables(let tables): tables.drafts.append(made)
        default: throw double([key], at: start)
        }
        return made
    }

    private func makeTable(_ origin: TOMLDraft.Origin, in table: TOMLDraft, line: Int) throws(TOMLError) -> TOMLDraft {
        try checkDepth(table.depth + 1)
        return TOMLDraft(origin, line: line, depth: table.depth + 1)
    }

    private func double(_ path: [String], at start: Int) -> TOMLError {
        let name = path.map(TOMLTable.name).joined(separator: ".")
        return scanner.error("\"\(name.prefix(60))\" is given a second time: remove one", at: start)
    }

    private func checkDepth(_ depth: Int) throws(TOMLError) {
        guard depth <= TOMLDraft.deepest else {
            throw scanner.error("this is nested more than \(TOMLDraft.deepest) deep")
        }
    }
}

/// The first problem that keeps a file from being read as TOML 1.0.
package struct TOMLError: Error, Equatable, CustomStringConvertible {
    /// The first is 1.
    package let line: Int
    /// In Unicode scalars; the first is 1.
    package let column: Int
    /// A description of the problem, as the end of a sentence.
    package let problem: String

    package var description: String { "line \(line), column \(column): \(problem)" }
}

/// Keys and values.
extension TOMLReader {
    /// The parts of a key, and the blanks after it.
    mutating func takeKeys() throws(TOMLError) -> [String] {
        var path: [String] = []
        repeat {
            scanner.skipBlanks()
            path.append(try takeKey())
            scanner.skipBlanks()
            try checkDepth(path.count)
        } while scanner.take(".")
        return path
    }

    private mutating func takeKey() throws(TOMLError) -> String {
        if let text = try scanner.takeShortText() { return text }
        let name = scanner.take(while: TOMLScanner.isBare)
        guard !name.isEmpty else {
            throw scanner.error(
                "a key is missing: there is \(scanner.found); quote other characters than letters, digits, - and _")
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// - Parameter depth: the number of tables and arrays around the value.
    private mutating func takeValue(depth: Int) throws(TOMLError) -> TOMLValue.Content {
        if let text = try scanner.takeText() { return .text(text) }
        if scanner.take("[") { return .array(try takeArray(depth: depth)) }
        if scanner.take("{") { return .table(try takeInlineTable(depth: depth)) }
        return try scanner.takeBareValue()
    }

    private mutating func takeArray(depth: Int) throws(TOMLError) -> [TOMLValue] {
        try checkDepth(depth)
        let start = scanner.place - 1
        var values: [TOMLValue] = []
        while true {
            try scanner.skipLines()
            if scanner.take("]") { return values }
            if scanner.isAtEnd { throw scanner.error("this list has no end: close it with \"]\"", at: start) }
            let line = scanner.line
            values.append(TOMLValue(content: try takeValue(depth: depth + 1), line: line))
            try scanner.skipLines()
            guard scanner.take(",") || scanner.sees("]") else {
                if scanner.isAtEnd { throw scanner.error("this list has no end: close it with \"]\"", at: start) }
                throw scanner.error("in a list \",\" or \"]\" comes after a value, but there is \(scanner.found)")
            }
        }
    }

    /// An inline table is on one line, and has no comma at its end.
    private mutating func takeInlineTable(depth: Int) throws(TOMLError) -> TOMLTable {
        try checkDepth(depth)
        let draft = TOMLDraft(.inline, line: scanner.line, depth: depth)
        scanner.skipBlanks()
        if scanner.take("}") { return TOMLTable() }
        repeat {
            scanner.skipBlanks()
            try readPair(into: draft)
            scanner.skipBlanks()
        } while scanner.take(",")
        guard scanner.take("}") else {
            throw scanner.error("in braces \",\" or \"}\" comes after a value, but there is \(scanner.found)")
        }
        return draft.table
    }
}

extension Array<UInt8> {
    /// The first byte that is not part of a character in UTF-8; nil when all are.
    var firstNotUTF8: Int? {
        var decoder = UTF8.ForwardParser()
        var bytes = makeIterator()
        var place = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): place += scalar.count
            case .error: return place
            case .emptyInput: return nil
            }
        }
    }
}
