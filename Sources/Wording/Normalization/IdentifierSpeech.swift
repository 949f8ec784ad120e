// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How the identifiers of a text are read: whole, short, or in the user's words for their class.
struct IdentifierSpeech: Sendable, Hashable {
    var reading = IdentifierReading.whole
    var words: [IdentifierClass: String] = [:]

    /// Whether all identifiers are read as written.
    var isPlain: Bool { reading == .whole && words.isEmpty }

    /// The words in place of a whole identifier; nil to read all of it.
    func words(for token: NormalizedToken, in text: WrittenText, _ language: TextWords) -> String? {
        guard let kind = token.kind else { return nil }
        if let own = words[kind] { return own }
        let forms = language.texts.forms
        guard reading == .short else { return nil }
        switch kind {
        case .hash: return forms.hash?.filled("end", Self.end(of: token.written, text, language), "", "")
        case .uuid: return forms.uuid?.filled("end", Self.end(of: token.written, text, language), "", "")
        case .url, .path, .email, .file, .address, .color: return nil
        }
    }

    /// The words in place of a whole name; nil to read all of it.
    func words(for name: WrittenName, in text: WrittenText, _ language: TextWords) -> String? {
        if isPlain { return nil }
        if let own = words[IdentifierClass(name.kind)] { return own }
        guard reading == .short else { return nil }
        switch name.kind {
        case .page:
            let host = name.host(text)
            let spoken = name.speech(of: host, text, language) ?? text.string(host)
            return language.texts.forms.link?.filled("name", spoken, "", "")
        case .path:
            guard case let last = name.lastPart(text), last.count < name.range.count else { return nil }
            return name.speech(of: last, text, language) ?? text.string(last)
        case .mail, .file: return nil
        }
    }

    /// The identifiers of a text with other words, where nothing else of it is read.
    func matches(in text: WrittenText, _ language: TextWords) -> [(written: Range<Int>, speech: String)] {
        var found: [(written: Range<Int>, speech: String)] = []
        var (place, limit) = (0, 0)
        while place < text.end {
            let byte = text.bytes[place]
            var match: (written: Range<Int>, speech: String?)?
            if byte &- 0x30 < 10 || byte == UInt8(ascii: "#") {
                let token =
                    byte == UInt8(ascii: "#")
                    ? WrittenIdentifier.color(behind: place, in: text, language)
                    : WrittenIdentifier.token(around: place, in: text, after: limit, language)
                match = token.map { ($0.written, words(for: $0, in: text, language)) }
            } else if byte.isOne(of: "./\\"), let name = WrittenName(at: place, in: text, after: limit, language) {
                match = (name.range, words(for: name, in: text, language))
            }
            if let match, let speech = match.speech { found.append((match.written, speech)) }
            place = max(match?.written.upperBound ?? 0, place + 1)
            if match != nil { limit = place }
        }
        return found
    }

    /// The last four characters.
    private static func end(of range: Range<Int>, _ text: WrittenText, _ language: TextWords) -> String {
        language.spelled(range.suffix(4), in: text)
    }
}

extension WrittenName {
    /// The host of a page's address, without `www.`, a user and a port.
    fileprivate func host(_ text: WrittenText) -> Range<Int> {
        let scheme = range.first { text.has("://", at: $0) }
        var start = scheme.map { $0 + 3 } ?? range.lowerBound
        let end = (start..<range.upperBound).first { text[$0].isOne(of: "/?#") } ?? range.upperBound
        if let user = (start..<end).last(where: { text[$0] == UInt8(ascii: "@") }) { start = user + 1 }
        if text.has("www.", at: start), start + 4 < end { start += 4 }
        return start..<((start..<end).first { text[$0] == UInt8(ascii: ":") } ?? end)
    }

    /// The last name of a path.
    fileprivate func lastPart(_ text: WrittenText) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound + 1, text[end - 1].isOne(of: "/\\") { end -= 1 }
        let slash = (range.lowerBound..<end).last { text[$0].isOne(of: "/\\") }
        return (slash.map { $0 + 1 } ?? range.lowerBound)..<end
    }
}

extension IdentifierClass {
    init(_ kind: WrittenName.Kind) {
        switch kind {
        case .page: self = .url
        case .mail: self = .email
        case .path: self = .path
        case .file: self = .file
        }
    }
}
