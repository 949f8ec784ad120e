// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes through the bytes of a TOML file: blanks, comments and line ends. Every step moves on or throws, so it always ends.
struct TOMLScanner {
    let bytes: [UInt8]
    private(set) var place = 0
    /// The line of `place`; the first is 1.
    private(set) var line = 1

    /// - Parameter bytes: UTF-8, which the caller has checked.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark says nothing.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// The byte that comes next, or the one so far after it; nil behind the end.
    func next(_ distance: Int = 0) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    func sees(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { next($0) == text.utf8Start[$0] }
    }

    /// Never over a line end, which ``takeLineEnd()`` counts.
    mutating func skip(_ count: Int = 1) { place = min(place + count, bytes.count) }

    mutating func take(_ text: StaticString) -> Bool {
        guard sees(text) else { return false }
        skip(text.utf8CodeUnitCount)
        return true
    }

    mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = place
        while let byte = next(), isWanted(byte) { place += 1 }
        return bytes[start..<place]
    }

    /// A line feed, or a carriage return and a line feed.
    mutating func takeLineEnd() -> Bool {
        guard take("\n") || take("\r\n") else { return false }
        line += 1
        return true
    }

    mutating func skipBlanks() { _ = take { $0 == Self.space || $0 == Self.tab } }

    mutating func skipComment() throws(TOMLError) {
        guard take("#") else { return }
        _ = take { !Self.isControl($0) }
        if next() != nil, !sees("\n"), !sees("\r\n") { throw controlCharacter("a comment") }
    }

    /// Blanks, comments and empty lines.
    mutating func skipLines() throws(TOMLError) {
        repeat {
            skipBlanks()
            try skipComment()
        } while takeLineEnd()
    }

    /// After a value or a header there is nothing more on its line.
    mutating func endLine() throws(TOMLError) {
        skipBlanks()
        try skipComment()
        guard isAtEnd || takeLineEnd() else { throw error("\(found) comes after the end: begin a new line for it") }
    }
}

/// Errors, and descriptions of the input for them.
extension TOMLScanner {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// The characters that TOML takes only as an escape; not the tabulator.
    static func isControl(_ byte: UInt8) -> Bool { (byte < 0x20 && byte != tab) || byte == 0x7F }

    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// The next character, described for a sentence.
    var found: String {
        guard let byte = next() else { return "the end of the file" }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return "the end of the line" }
        if Self.isControl(byte) { return "a control character" }
        return "\"\(String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " ")\""
    }

    func error(_ problem: String, at place: Int? = nil) -> TOMLError {
        let end = min(place ?? self.place, bytes.count)
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
        // A byte that continues a character is no column of its own.
        let column = bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1
        return TOMLError(line: line, column: column, problem: problem)
    }

    func controlCharacter(_ holder: String) -> TOMLError {
        error("\(holder) cannot hold a control character: write it as \\u and its number within quotes")
    }
}
