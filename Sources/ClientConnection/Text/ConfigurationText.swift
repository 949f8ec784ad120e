// SPDX-License-Identifier: MIT

/// The text of a config.toml, in which single keys can be set. All other lines stay unchanged, comments too. A value.
package struct ConfigurationText: Equatable {
    private(set) var lines: [String]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
    }

    package var text: String { lines.map { $0 + "\n" }.joined() }

    /// Sets a key of a table. A missing table is added at the end.
    /// - Parameters:
    ///   - value: as TOML; nil removes the key.
    ///   - table: the names of the table, the outermost first; empty for the top of the file.
    /// - Returns: whether a line has changed.
    @discardableResult
    package mutating func set(_ key: String, to value: String?, in table: [String]) -> Bool {
        let before = lines
        if let place = section(table) {
            set(key, to: value, within: place)
        } else if let value {
            if lines.last?.isEmpty == false { lines.append("") }
            lines += ["[\(table.map(Self.written).joined(separator: "."))]", Self.line(key, value)]
        }
        return lines != before
    }

    private mutating func set(_ key: String, to value: String?, within section: Range<Int>) {
        guard let place = section.first(where: { TOMLLine(lines[$0]).key == [key] }) else {
            guard let value else { return }
            // Inserts before the blank lines and the comments that belong to the next table.
            let last = section.last { TOMLLine(lines[$0]).holdsSomething }
            return lines.insert(Self.line(key, value), at: last.map { $0 + 1 } ?? section.lowerBound)
        }
        guard let value else { return _ = lines.remove(at: place) }
        let comment = TOMLLine(lines[place]).comment.map { " \($0)" } ?? ""
        lines[place] = Self.line(key, value) + comment
    }

    /// The lines of a table, without its heading; nil when the table is missing.
    private func section(_ table: [String]) -> Range<Int>? {
        let heads = lines.indices.filter { TOMLLine(lines[$0]).table != nil }
        guard !table.isEmpty else { return 0..<(heads.first ?? lines.count) }
        guard let head = heads.first(where: { TOMLLine(lines[$0]).table == table }) else { return nil }
        return head + 1..<(heads.first { $0 > head } ?? lines.count)
    }

    /// The names of each table that has a head, from the outermost on, in the order of the lines.
    package var tables: [[String]] { lines.compactMap { TOMLLine($0).table } }

    /// The settings of a table, in the order of its lines.
    package func entries(of table: [String]) -> [Entry] {
        section(table).map { place in
            place.compactMap { index in
                let line = TOMLLine(lines[index])
                guard let key = line.key, let value = line.value else { return nil }
                return Entry(key: key.joined(separator: "."), value: value, line: index + 1)
            }
        } ?? []
    }

    /// A key that is set.
    package struct Entry: Equatable {
        package let key: String
        /// As the file has it, without a comment.
        package let value: String
        /// The number of the line; the first is 1.
        package let line: Int

        /// The strings of a string, or of a list of strings on one line; nil when the value is neither.
        package var texts: [String]? {
            var rest = Substring(value)
            guard rest.first == "[" else { return Self.text(&rest).flatMap { rest.isEmpty ? [$0] : nil } }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            var texts: [String] = []
            while rest.first != "]" {
                guard let text = Self.text(&rest) else { return nil }
                texts.append(text)
                rest = rest.drop(while: \.isWhitespace)
                if rest.first == "," {
                    rest = rest.dropFirst().drop(while: \.isWhitespace)
                } else if rest.first != "]" {
                    return nil
                }
            }
            return rest.count == 1 ? texts : nil
        }

        /// Reads a quoted string at the beginning.
        private static func text(_ rest: inout Substring) -> String? {
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            var text = ""
            while let character = rest.popFirst(), character != quote {
                text.append(character == "\\" && quote == "\"" ? rest.popFirst() ?? " " : character)
                if rest.isEmpty { return nil }
            }
            return text
        }
    }

    private static func line(_ key: String, _ value: String) -> String { "\(written(key)) = \(value)" }

    /// A key in TOML: bare where possible, else in quotes.
    private static func written(_ key: String) -> String {
        let isBare = key.utf8.allSatisfy { byte in
            byte &- 0x30 < 10 || byte | 32 &- 97 < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return isBare && !key.isEmpty ? key : quoted(key)
    }

    /// A text as a TOML string.
    package static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}": "\\u\(hexadecimal(scalar.value))"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// A line of a config.toml. Multi-line strings are not supported; no key of this project has one.
private struct TOMLLine {
    private(set) var table: [String]?
    private(set) var key: [String]?
    private(set) var comment: String?
    /// As the file has it, without a comment.
    private(set) var value: String?

    var holdsSomething: Bool { table != nil || key != nil }

    init(_ line: String) {
        var rest = Substring(line).drop { $0 == " " || $0 == "\t" }
        if rest.first == "[" {
            rest = rest.dropFirst()
            table = Self.names(&rest)
        } else if rest.first != "#", !rest.isEmpty {
            let names = Self.names(&rest)
            guard rest.first == "=" else { return }
            key = names
            comment = Self.comment(rest)
            let written = rest.dropFirst().dropLast(comment?.count ?? 0)
            value = String(written.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
    }

    /// Reads names with dots between them, bare or in quotes.
    private static func names(_ rest: inout Substring) -> [String] {
        var names: [String] = []
        rest = rest.drop { $0 == " " || $0 == "\t" }
        while let first = rest.first {
            if first == "\"" || first == "'" {
                rest = rest.dropFirst()
                var name = ""
                while let character = rest.popFirst(), character != first {
                    name.append(character == "\\" && first == "\"" ? rest.popFirst() ?? " " : character)
                }
                names.append(name)
            } else {
                let bare = rest.prefix { !" \t.=]\"'#".contains($0) }
                if !bare.isEmpty { names.append(String(bare)) }
                rest = rest.dropFirst(bare.count)
            }
            rest = rest.drop { $0 == " " || $0 == "\t" }
            guard rest.first == "." else { return names }
            rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
        }
        return names
    }

    /// The comment, from the first # outside a string.
    private static func comment(_ value: Substring) -> String? {
        var (quote, isEscaped) = (Character?.none, false)
        for place in value.indices {
            let character = value[place]
            if let open = quote {
                if character == open, !isEscaped { quote = nil }
                isEscaped = character == "\\" && open == "\"" && !isEscaped
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#" {
                return String(value[place...])
            }
        }
        return nil
    }
}
