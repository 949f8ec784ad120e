// SPDX-License-Identifier: MIT

import Wording

/// A language's phrases as the messages of a PO file, which translators' programs edit. Nothing is lost on the way: a
/// catalog that is written and read again has every line of the language's file.
package struct TranslationCatalog {
    /// A phrase: its key, the English, and the language's own forms.
    struct Message: Hashable {
        /// The key without its category, or a table and a thing: `[keys] alt`.
        var context: String
        /// English: the form for one, and for other numbers if the phrase is counted.
        var english: [String]
        /// In the order of the categories if the phrase is counted. Empty texts are untranslated.
        var own: [String]
    }

    let tag: String
    let plurals: PluralRules
    var messages: [Message]

    /// The messages of a file: all that English has, and those that only the language has.
    /// - Parameter phrases: the content of the file.
    package init(tag: String, phrases: String) {
        self.init(tag, LanguageText(phrases))
    }

    init(_ tag: String, _ text: LanguageText) {
        let english = SpokenLanguage.english.data.text
        self.tag = tag
        plurals = PluralRules(text.entries["plurals"] ?? "") ?? .none
        let categories = plurals.categories.map(\.rawValue)
        var messages: [Message] = []
        var done: Set<String> = []
        for key in Set(english.entries.keys).union(text.entries.keys).sorted() where !done.contains(key) {
            let stem = PhrasebookKey(key).stem
            if !key.hasSuffix(".speech"), PhrasebookKey(key).category != nil, english.entries["\(stem).other"] != nil {
                let keys = categories.map { "\(stem).\($0)" }
                guard keys.contains(key) || text.entries[key] == nil else {
                    messages.append(Message(context: key, english: [""], own: [text.entries[key] ?? ""]))
                    continue
                }
                done.formUnion(keys + ["\(stem).one", "\(stem).other"])
                let shown = ["one", "other"].map { english.entries["\(stem).\($0)"] ?? "" }
                messages.append(Message(context: stem, english: shown, own: keys.map { text.entries[$0] ?? "" }))
            } else {
                messages.append(
                    Message(context: key, english: [english.entries[key] ?? ""], own: [text.entries[key] ?? ""]))
            }
        }
        for table in Set(english.tables.keys).union(text.tables.keys).sorted() {
            let (named, own) = (english.tables[table] ?? [:], text.tables[table] ?? [:])
            for thing in Set(named.keys).union(own.keys).sorted() {
                messages.append(
                    Message(context: "[\(table)] \(thing)", english: [named[thing] ?? ""], own: [own[thing] ?? ""]))
            }
        }
        for (place, rule) in text.rules.enumerated() {
            messages.append(Message(context: "[rules] \(place + 1)", english: [""], own: [rule]))
        }
        self.messages = messages
    }

    /// The text of a language's file.
    package var phrases: String {
        var lines = ["# \(tag)", ""]
        var tables: [String: [String]] = [:]
        for message in messages where message.own.contains(where: { !$0.isEmpty }) {
            if message.context.hasPrefix("["), let end = message.context.firstIndex(of: "]") {
                let table = String(message.context[message.context.index(after: message.context.startIndex)..<end])
                let thing = message.context[end...].dropFirst(2)
                let name = CharacterNames.written(String(thing))
                tables[table, default: []].append(
                    Self.escaped(table == "rules" ? message.own[0] : "\(name) \(message.own[0])"))
            } else if message.english.count > 1 {
                for (category, text) in zip(plurals.categories, message.own) where !text.isEmpty {
                    lines.append("\(message.context).\(category.rawValue) = \(Self.escaped(text))")
                }
            } else {
                lines.append("\(message.context) = \(Self.escaped(message.own[0]))")
            }
        }
        for (table, rows) in tables.sorted(by: { $0.key < $1.key }) { lines += ["", "[\(table)]"] + rows }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Characters that a line would lose: spaces at its ends, no-break spaces, and backslashes.
    private static func escaped(_ text: String) -> String {
        var line = text.replacing("\\", with: "\\\\").replacing("\u{A0}", with: "\\u{A0}")
            .replacing("\u{202F}", with: "\\u{202F}")
        if line.hasPrefix(" ") { line = "\\u{20}" + line.dropFirst() }
        if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
        return line
    }
}

extension TranslationCatalog {
    /// The catalog as a PO file.
    package var portable: String {
        let count = plurals.categories.count
        let header = """
            Project-Id-Version: a11y-speakd\\n
            Language: \(tag)\\n
            MIME-Version: 1.0\\n
            Content-Type: text/plain; charset=UTF-8\\n
            Content-Transfer-Encoding: 8bit\\n
            Plural-Forms: nplurals=\(count); plural=\(plurals.expression);\\n
            """
        var lines = ["# \(tag): phrases of a11y-speakd.", "msgid \"\"", "msgstr \"\""]
        lines += header.split(separator: "\n").map { "\"\($0)\"" }
        for message in messages {
            let isCounted = message.english.count > 1
            lines += ["", "msgctxt \(Self.quoted(message.context))"]
            // A message needs an English text: the program shows the key of a phrase that only this language has.
            let shown = message.english[0].isEmpty && !isCounted ? "(\(message.context))" : message.english[0]
            lines.append("msgid \(Self.quoted(shown))")
            if isCounted {
                lines.append("msgid_plural \(Self.quoted(message.english[1]))")
                lines += message.own.enumerated().map { "msgstr[\($0)] \(Self.quoted($1))" }
            } else {
                lines.append("msgstr \(Self.quoted(message.own[0]))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }

    /// The catalog of a PO file.
    /// - Throws: ``TranslationError`` that names the first line that is not understood.
    package init(portable text: String) throws(TranslationError) {
        var reader = PortableReader()
        for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard reader.read(line.trimmed()) else { throw TranslationError(line: place + 1, text: String(line)) }
        }
        let read = reader.finished
        let rules = read.first { $0.context == "plurals" }?.own.first ?? ""
        tag = reader.language ?? "und"
        plurals = PluralRules(rules) ?? .none
        messages = read
    }
}

/// A line of a PO file that is not understood.
package struct TranslationError: Error, CustomStringConvertible {
    let line: Int
    let text: String

    package var description: String { "Line \(line) is none of a PO file: \(text.prefix(60))" }
}

/// Reads the lines of a PO file: comments, msgctxt, msgid, msgid_plural, msgstr, and continued texts.
private struct PortableReader {
    private var fields: [String: String] = [:]
    private var field: String?
    private var messages: [TranslationCatalog.Message] = []
    private(set) var language: String?

    var finished: [TranslationCatalog.Message] {
        var copy = self
        copy.end()
        return copy.messages
    }

    /// Returns false for a line of no known kind.
    mutating func read(_ line: String) -> Bool {
        if line.isEmpty || line.hasPrefix("#") {
            if fields.keys.contains(where: { $0.hasPrefix("msgstr") }) { end() }
            return true
        }
        if line.utf8.first == UInt8(ascii: "\"") {
            guard let field, let text = Self.unquoted(line) else { return false }
            fields[field, default: ""] += text
            return true
        }
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].hasPrefix("msg"), let text = Self.unquoted(parts[1].trimmed()) else {
            return false
        }
        let name = String(parts[0])
        if fields[name] != nil || name == "msgctxt" && !fields.isEmpty { end() }
        (fields[name], field) = (text, name)
        return true
    }

    private mutating func end() {
        defer { (fields, field) = ([:], nil) }
        if fields["msgid"] == "" {
            let lines = (fields["msgstr"] ?? "").split(separator: "\n")
            language = lines.first { $0.hasPrefix("Language:") }.map { $0.dropFirst("Language:".count).trimmed() }
        }
        guard let context = fields["msgctxt"], let english = fields["msgid"] else { return }
        if let plural = fields["msgid_plural"] {
            let own = (0..<6).compactMap { fields["msgstr[\($0)]"] }
            messages.append(.init(context: context, english: [english, plural], own: own))
        } else {
            messages.append(.init(context: context, english: [english], own: [fields["msgstr"] ?? ""]))
        }
    }

    /// Nil for a text without its quotation marks.
    private static func unquoted(_ text: String) -> String? {
        let quote: Unicode.Scalar = "\""
        // By scalars: a text may begin with a mark that combines with the quotation mark.
        let scalars = text.unicodeScalars
        guard scalars.count > 1, scalars.first == quote, scalars.last == quote else { return nil }
        var (plain, isEscaped) = (String.UnicodeScalarView(), false)
        for scalar in scalars.dropFirst().dropLast() {
            if isEscaped {
                plain.append(["n": "\n", "t": "\t", "r": "\r"][scalar] ?? scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                plain.append(scalar)
            }
        }
        return isEscaped ? nil : String(plain)
    }
}
