// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The separators between the parts of a sentence: the synthesizer pauses there and nowhere else.
struct Pauses: Sendable {
    /// Between the parts of a sentence: ", ", "、".
    let list: String
    /// Between clauses: "; ", "。".
    let clauses: String
    /// Between sentences: ". ", "。".
    let sentences: String

    /// The separators from the phrases `join.list`, `join.clauses` and `join.sentences`; English ones if the language
    /// has none.
    init(_ entries: [String: String]) {
        list = Self.between(entries["join.list"]) ?? ", "
        clauses = Self.between(entries["join.clauses"]) ?? "; "
        sentences = Self.between(entries["join.sentences"]) ?? ". "
    }

    /// The text between the gaps of `{a}, {b}`.
    private static func between(_ text: String?) -> String? {
        for case .text(let pause) in Phrase(text ?? "").pieces { return pause }
        return nil
    }

    /// Joins the parts that have words. A part that already ends with a pause gets no additional one.
    static func join(_ parts: [WordedText?], _ pause: String) -> WordedText { joinKnown(parts, pause) }

    static func join(_ parts: some Collection<WordedText>, _ pause: String) -> WordedText {
        joinKnown(parts.lazy.map(Optional.some), pause)
    }

    private static func joinKnown(_ parts: some Collection<WordedText?>, _ pause: String) -> WordedText {
        var (displayed, spoken) = (0, 0)
        for case let part? in parts {
            guard part.parts == nil else { return joinParts(parts.compactMap(\.self), pause) }
            displayed += part.display.utf8.count + pause.utf8.count
            spoken += part.speech.utf8.count + pause.utf8.count
        }
        var (display, speech) = ("", "")
        display.reserveCapacity(displayed)
        speech.reserveCapacity(spoken)
        for case let part? in parts where !part.isSilent {
            append(part.display, pause, to: &display)
            append(part.speech, pause, to: &speech)
        }
        return WordedText(display: display, speech: speech)
    }

    /// Joins texts. Some are spoken in parts.
    private static func joinParts(_ texts: [WordedText], _ pause: String) -> WordedText {
        var display = ""
        var parts: [SpokenPart] = []
        for text in texts where !text.isSilent {
            append(text.display, pause, to: &display)
            let next = text.parts ?? [SpokenPart(text: text.speech)]
            guard let last = parts.indices.last, !next.isEmpty else {
                parts += next
                continue
            }
            // The pause belongs to the part before it.
            append("", pause, to: &parts[last].text)
            parts += next
        }
        return WordedText(display: display, parts: parts)
    }

    /// Adds a full stop, unless the text already ends with one.
    func ended(_ text: WordedText) -> WordedText {
        guard !text.isSilent else { return text }
        let stop = sentences.trimmed()
        return WordedText(
            display: Self.isStop(text.display) ? text.display : text.display + stop,
            speech: Self.isStop(text.speech) ? text.speech : text.speech + stop)
    }

    private static func append(_ part: String, _ pause: String, to text: inout String) {
        if let last = last(text) {
            text += !isStop(last) && !isPause(last) ? pause : pause.lastByte == UInt8(ascii: " ") ? " " : ""
        }
        text += part
    }

    private static func isStop(_ text: String) -> Bool { last(text).map(isStop) ?? false }

    /// Compares scalars, because comparing characters consults Unicode tables at every joint of every sentence.
    private static func isStop(_ last: Unicode.Scalar) -> Bool {
        switch last {
        case ".", "!", "?", "…", "。", "！", "？": true
        default: false
        }
    }

    private static func isPause(_ last: Unicode.Scalar) -> Bool {
        switch last {
        case ",", ";", ":", "、", "，", "；", "：": true
        default: false
        }
    }

    /// The last character, which is usually ASCII.
    private static func last(_ text: String) -> Unicode.Scalar? {
        guard let byte = text.lastByte, byte < 0x80 else { return text.unicodeScalars.last }
        return Unicode.Scalar(byte)
    }
}

extension String {
    /// The last byte of UTF-8, without the index of a collection, whose checks take longer than the byte.
    var lastByte: UInt8? { utf8.withContiguousStorageIfAvailable { $0.last } ?? utf8.last }
}
