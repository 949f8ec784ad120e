// SPDX-License-Identifier: GPL-3.0-or-later

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
                "a key is missing: there is \(scanner.found); quote what is not a letter, digit, - or _")
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// - Parameter depth: how many tables and arrays it is in.
    mutating func takeValue(depth: Int) throws(TOMLError) -> TOMLValue.Content {
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
                throw scanner.error("in a list a \",\" or the end comes after a value, but there is \(scanner.found)")
            }
        }
    }

    /// On one line, and without a comma at its end.
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
            throw scanner.error("in braces a \",\" or \"}\" comes after a value, but there is \(scanner.found)")
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
