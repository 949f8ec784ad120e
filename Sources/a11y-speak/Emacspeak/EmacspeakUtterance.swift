// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The speech of one dispatch: texts in their voices, and silences. One announcement if it fits, else several.
struct EmacspeakUtterance {
    /// The largest size of an announcement in characters, with markup: well below the limits of a line and a document.
    static let longest = 20_000
    /// The largest sum of all breaks of a document, in milliseconds.
    private static let maxSilence = 60_000

    /// A text in one voice.
    private struct Piece {
        var text: String
        var voice: EmacspeakVoice
        var rate: Int?
        /// The silence before the text, in milliseconds.
        var silence: Int
    }

    private var pieces: [Piece] = []
    private var silence = 0

    var isEmpty: Bool { pieces.isEmpty }

    /// - Parameter rate: words per minute, if it differs from the announcement's rate.
    mutating func add(_ text: String, voice: EmacspeakVoice, rate: Int?) {
        let text = EmacspeakText.cleaned(text)
        guard !text.allSatisfy(\.isWhitespace) else { return }
        for part in Self.parts(of: text) {
            pieces.append(Piece(text: part, voice: voice, rate: rate, silence: pieces.isEmpty ? 0 : silence))
            silence = 0
        }
    }

    /// Adds a silence. Silences before the first text and after the last one are dropped.
    mutating func add(silence milliseconds: Int) {
        silence = min(silence + max(0, milliseconds), 10_000)
    }

    /// The announcements to make; empty without words.
    var announcements: [AnnounceWords] {
        var groups: [[Piece]] = []
        var size = Self.longest
        for piece in pieces {
            // Room for one tag of each kind, and a break.
            size += piece.text.unicodeScalars.count + 150
            if size > Self.longest {
                groups.append([])
                size = 0
            }
            groups[groups.count - 1].append(piece)
        }
        return groups.map(Self.words)
    }

    /// A plain text if all pieces are plain, else SSML.
    private static func words(_ pieces: [Piece]) -> AnnounceWords {
        let text = EmacspeakText.cleaned(pieces.map(\.text).joined()).trimmed
        guard pieces.contains(where: { !$0.voice.isPlain || $0.rate != nil || $0.silence > 0 }) else {
            return .text(text)
        }
        var pieces = pieces
        pieces[0].text = String(pieces[0].text.drop(while: \.isWhitespace))
        pieces[pieces.count - 1].text = pieces[pieces.count - 1].text.withoutTrailingSpace
        var left = maxSilence
        let markup = pieces.map { piece in
            let silence = min(piece.silence, left)
            left -= silence
            return (silence > 0 ? "<break time=\"\(silence)ms\"/>" : "") + Self.markup(piece)
        }
        // The parser accepts this generated markup. If it ever refused, the plain text would still be spoken.
        return (try? .ssml("<speak>\(markup.joined())</speak>")) ?? .text(text)
    }

    private static func markup(_ piece: Piece) -> String {
        let attributes = [
            ("pitch", piece.voice.pitch), ("rate", piece.rate.map { "\($0)wpm" }), ("volume", piece.voice.volume),
        ]
        let prosody = attributes.compactMap { name, value in value.map { " \(name)=\"\($0)\"" } }.joined()
        var markup = piece.text.escapedForMarkup
        if !prosody.isEmpty { markup = "<prosody\(prosody)>\(markup)</prosody>" }
        if let gender = piece.voice.gender { markup = "<voice gender=\"\(gender)\">\(markup)</voice>" }
        return markup
    }

    /// Splits a text into parts that fit into an announcement, after a space if there is one.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var rest = text.unicodeScalars[...]
        // An escaped character takes up to five.
        let room = longest / 5
        while rest.count > room {
            let most = rest.index(rest.startIndex, offsetBy: room)
            let end = rest[..<most].lastIndex { $0.properties.isWhitespace }.map { rest.index(after: $0) } ?? most
            parts.append(String(rest[..<end]))
            rest = rest[end...]
        }
        return parts + [String(rest)]
    }
}

extension String {
    /// The text with its special characters escaped for SSML.
    fileprivate var escapedForMarkup: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    fileprivate var trimmed: String { String(drop(while: \.isWhitespace)).withoutTrailingSpace }

    fileprivate var withoutTrailingSpace: String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
