// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Splits lines of Tcl into commands and words: bare words, words in nested braces, and words in quotes. Performs no
/// substitutions.
///
/// Emacspeak does not always escape braces in its texts. Tcl would then wait forever for the closing brace and stay
/// silent; this reader misreads one command at worst.
struct TclReader {
    /// The largest command in bytes; a longer one has a brace that is never closed.
    static let longest = 1 << 20

    /// The state at the next byte.
    private enum Place: Equatable {
        case between, bare, quoted, comment
        case braced(depth: Int)
    }

    private var words: [[UInt8]] = []
    private var word: [UInt8] = []
    private var place = Place.between
    private var isEscaped = false
    /// A closing brace that ends the word, unless further text follows it.
    private var hasClosed = false
    private var size = 0

    /// Whether a command continues on the next line.
    var isOpen: Bool {
        switch place {
        case .braced, .quoted: true
        case .between, .bare, .comment: false
        }
    }

    /// Takes a line without its end, and returns the complete commands.
    /// - Parameter begins: whether a line looks like the start of a command.
    mutating func commands(in line: [UInt8], begins: ([UInt8]) -> Bool) -> [[String]] {
        var commands: [[String]] = []
        if isOpen {
            if size > Self.longest || (endsInBrace && begins(line)) {
                commands += closed()
            } else {
                word.append(isEscaped ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
                isEscaped = false
            }
        }
        let isFirst = !isOpen
        for byte in line { take(byte, &commands) }
        size += line.count
        endLine(&commands)
        // A brace in the text of a line that otherwise looks complete.
        if isFirst, isOpen, endsInBrace { commands += closed() }
        return commands
    }

    /// The remaining commands at the end of the input.
    mutating func rest() -> [[String]] { isOpen ? closed() : [] }

    private var endsInBrace: Bool {
        guard case .braced = place else { return false }
        return word.last { !Self.isBlank($0) } == UInt8(ascii: "}")
    }

    /// Ends a command whose closing brace is missing, or was taken for text.
    private mutating func closed() -> [[String]] {
        if endsInBrace { word.removeLast(word.count - word.lastIndex(of: UInt8(ascii: "}"))!) }
        var commands: [[String]] = []
        endWord()
        endCommand(&commands)
        return commands
    }

    private mutating func take(_ byte: UInt8, _ commands: inout [[String]]) {
        switch place {
        case .between: begin(byte, &commands)
        case .comment: break
        case .braced(let depth): takeBraced(byte, depth, &commands)
        case .bare, .quoted: takePlain(byte, &commands)
        }
    }

    /// Takes the first byte after a word, which decides the kind of the next word.
    private mutating func begin(_ byte: UInt8, _ commands: inout [[String]]) {
        switch byte {
        case UInt8(ascii: "{"): place = .braced(depth: 1)
        case UInt8(ascii: "\""): place = .quoted
        case UInt8(ascii: ";"): endCommand(&commands)
        case UInt8(ascii: "#") where words.isEmpty: place = .comment
        case let blank where Self.isBlank(blank): break
        default:
            place = .bare
            takePlain(byte, &commands)
        }
    }

    /// Takes a byte of a word in braces. Only escaped braces lose their backslash.
    private mutating func takeBraced(_ byte: UInt8, _ depth: Int, _ commands: inout [[String]]) {
        if hasClosed {
            guard !Self.isBlank(byte), byte != UInt8(ascii: ";") else {
                endWord()
                return begin(byte, &commands)
            }
            // The brace was part of the text.
            hasClosed = false
            word.append(UInt8(ascii: "}"))
        }
        let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        if isEscaped {
            isEscaped = false
            if !isBrace { word.append(UInt8(ascii: "\\")) }
            word.append(byte)
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "}"), depth == 1 {
            hasClosed = true
        } else {
            word.append(byte)
            if isBrace { place = .braced(depth: depth + (byte == UInt8(ascii: "{") ? 1 : -1)) }
        }
    }

    /// Takes a byte of another word. A bare word ends at a blank or a semicolon, a quoted one at its quote.
    private mutating func takePlain(_ byte: UInt8, _ commands: inout [[String]]) {
        let isQuoted = place == .quoted
        if isEscaped {
            isEscaped = false
            word.append(Self.escapes[byte] ?? byte)
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if isQuoted ? byte == UInt8(ascii: "\"") : Self.isBlank(byte) || byte == UInt8(ascii: ";") {
            endWord()
            if byte == UInt8(ascii: ";") { endCommand(&commands) }
        } else {
            word.append(byte)
        }
    }

    /// Ends the command with its line, unless a brace or a quote is open.
    private mutating func endLine(_ commands: inout [[String]]) {
        guard hasClosed || !isOpen else { return }
        if place != .between, place != .comment { endWord() }
        endCommand(&commands)
    }

    private mutating func endWord() {
        words.append(word)
        word = []
        place = .between
        (isEscaped, hasClosed) = (false, false)
    }

    private mutating func endCommand(_ commands: inout [[String]]) {
        if !words.isEmpty { commands.append(words.map { String(decoding: $0, as: UTF8.self) }) }
        words = []
        place = .between
        size = 0
    }

    private static let escapes: [UInt8: UInt8] = [UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9]

    private static func isBlank(_ byte: UInt8) -> Bool { [9, 11, 12, 13, 32].contains(byte) }
}

/// Decodes requests from the bytes of Emacspeak, wherever they are cut.
struct EmacspeakReader {
    private var framer = LineFramer(limit: .max - 1)
    private var reader = TclReader()

    mutating func received(_ bytes: [UInt8]) -> [EmacspeakRequest] {
        let lines = (try? framer.lines(adding: bytes)) ?? []
        return lines.flatMap { requests(in: $0) }
    }

    /// The remaining requests at the end of the input.
    mutating func rest() -> [EmacspeakRequest] {
        let last = framer.rest().map { requests(in: $0) } ?? []
        return last + reader.rest().map { EmacspeakRequest(words: $0) }
    }

    private mutating func requests(in line: [UInt8]) -> [EmacspeakRequest] {
        reader.commands(in: line, begins: EmacspeakRequest.begins).map { EmacspeakRequest(words: $0) }
    }
}
