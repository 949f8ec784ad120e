// SPDX-License-Identifier: MIT

/// The content of a language's files: phrases, `key = value`, and tables under headings such as `[keys]`, a thing, a
/// space and its name. CONTRIBUTING.md describes the keys and the tables.
///
/// A backslash at the end of a line continues it. `\u{A0}` is a character by its number, and `\\` a backslash.
package struct LanguageText: Sendable {
    /// The phrases by their keys.
    package private(set) var entries: [String: String] = [:]
    /// The names of a table's things, by the table.
    package private(set) var tables: [String: [String: String]] = [:]
    /// CLDR's rules for whole numbers, in order.
    package private(set) var rules: [String] = []
    /// The parts of the phrases, by their keys. Only English has the headings.
    package private(set) var parts: [String: LanguagePart] = [:]

    package init(_ text: String) {
        var part: LanguagePart?
        var table: String?
        for line in Self.lines(text) where !line.isEmpty && !line.hasPrefix("# ") && line != "#" {
            if let heading = Self.heading(line) {
                part = LanguagePart(rawValue: heading) ?? part
                table = LanguagePart(rawValue: heading) == nil ? heading : nil
            } else if table == "rules" {
                rules.append(line)
            } else if let table {
                name(line, in: table)
            } else {
                enter(line, part)
            }
        }
    }

    /// The text over that of another language, which counts where this one has no line. A phrase of the other that has
    /// another spoken form is replaced whole.
    package func over(_ base: LanguageText) -> LanguageText {
        var both = base
        for (key, value) in entries {
            both.entries[key] = value
            both.entries[key + ".speech"] = nil
        }
        for (key, value) in entries where key.hasSuffix(".speech") { both.entries[key] = value }
        both.tables.merge(tables) { $0.merging($1) { _, own in own } }
        both.parts.merge(parts) { _, own in own }
        if !rules.isEmpty { both.rules = rules }
        return both
    }

    /// A line without `=` is a key without a value. If two lines have the same key, the later one counts.
    private mutating func enter(_ line: String, _ part: LanguagePart?) {
        let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let (key, value) = (halves[0].trimmed(), halves.count == 2 ? halves[1].trimmed() : "")
        entries[key] = value
        if let part { parts[key] = part }
        // `units = V ボルト, A アンペア` is short for `unit.V = ボルト` and so on, and `symbols` for `unit.V.symbol`.
        guard key == "units" || key == "symbols" else { return }
        for item in value.split(separator: ",") {
            let parts = item.trimmed().split(separator: " ", maxSplits: 1)
            let unit = "unit.\(parts.first ?? "")" + (key == "symbols" ? ".symbol" : "")
            entries[unit] = parts.count == 2 ? parts[1].trimmed() : ""
        }
    }

    /// If two lines name the same thing, the first counts.
    private mutating func name(_ line: String, in table: String) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return }
        let thing = table == "keys" ? String(parts[0]) : CharacterNames.character(String(parts[0]))
        if tables[table]?[thing] == nil { tables[table, default: [:]][thing] = String(parts[1]) }
    }

    /// `keys` of `[keys]`; nil for another line, such as `[ left bracket`.
    private static func heading(_ line: String) -> String? {
        guard line.utf8.first == UInt8(ascii: "["), line.utf8.last == UInt8(ascii: "]") else { return nil }
        let name = line.dropFirst().dropLast()
        return !name.isEmpty && name.utf8.allSatisfy { $0 &- 0x61 < 26 } ? String(name) : nil
    }

    /// The lines without the spaces around them.
    private static func lines(_ text: String) -> [String] {
        var (lines, begun) = ([String](), "")
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed()
            if line.hasSuffix("\\"), !line.hasSuffix(" \\") || line.contains("=") || !begun.isEmpty {
                begun += line.dropLast()
                continue
            }
            lines.append(unescaped(begun + line))
            begun = ""
        }
        return begun.isEmpty ? lines : lines + [unescaped(begun)]
    }

    private static func unescaped(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
        var (text, rest) = ("", line[...])
        while let place = rest.firstIndex(of: "\\") {
            text += rest[..<place]
            rest = rest[place...].dropFirst()
            if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}"),
                let scalar = UInt32(rest[..<end].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            {
                text.unicodeScalars.append(scalar)
                rest = rest[end...].dropFirst()
            } else if rest.first == "\\" {
                text.append("\\")
                rest.removeFirst()
            } else {
                text.append("\\")
            }
        }
        return text + rest
    }
}

/// The parts of a language's phrases. Each next one takes a translator longer.
package enum LanguagePart: String, CaseIterable, Sendable, Comparable {
    /// Numbers, dates, units, roles and lists: CLDR has most of them.
    case words
    /// The sentences about charts, alerts and programs.
    case sentences
    /// Help, keys and settings.
    case help
    /// The words for numbers, signs and abbreviations in a client's text.
    case texts

    package static func < (one: Self, other: Self) -> Bool { one.place < other.place }

    private var place: Int {
        switch self {
        case .words: 0
        case .sentences: 1
        case .help: 2
        case .texts: 3
        }
    }
}
