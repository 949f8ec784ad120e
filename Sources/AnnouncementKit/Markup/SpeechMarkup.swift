// SPDX-License-Identifier: MIT

/// A text in SSML, the W3C's speech synthesis markup: a strict subset that is converted here into words and
/// instructions how to speak them. No synthesizer receives markup, and no part of a text can name a file.
///
/// Elements: speak (the root), p, s, break, prosody, emphasis, say-as, sub, mark, voice, lang, phoneme, and espeak-ng's tts:style. Other elements and
/// attributes are errors, and so are texts that are too long or nested too deeply.
package struct SpeechMarkup: Sendable, Hashable {
    /// The largest length of a text, in Unicode scalars.
    package static let longest = 65_536
    /// The largest depth of nested elements.
    package static let deepest = 32

    package let marked: MarkedText

    /// - Throws: ``MarkupError`` if the text is not valid.
    package init(_ source: String) throws(MarkupError) {
        guard source.unicodeScalars.count <= Self.longest else {
            throw MarkupError("it is longer than \(Self.longest) characters: send it in parts", line: 1, column: 1)
        }
        var document = Document(reader: MarkupReader(source))
        while let token = try document.reader.next() { try document.take(token) }
        marked = try document.finished()
    }

    /// Extracts the words and the marks and ignores all other markup, for clients that must be heard whatever they
    /// send. The result may be empty.
    package init(lenient source: String) {
        marked = LenientMarkup(source).marked
    }
}

/// The open elements while a text is read.
private struct Document {
    var reader: MarkupReader
    private var builder = MarkupBuilder()
    private var names: [String] = []
    private var hasRoot = false

    init(reader: MarkupReader) {
        self.reader = reader
    }

    mutating func take(_ token: MarkupToken) throws(MarkupError) {
        do {
            switch token {
            case .open(let tag): try open(tag)
            case .close(let name): try close(name)
            case .text(let text): try add(text)
            }
        } catch {
            throw reader.error(error.problem, at: error.place)
        }
    }

    func finished() throws(MarkupError) -> MarkedText {
        if let open = names.last { throw reader.error("<\(open)> does not end: close it with </\(open)>") }
        let marked = builder.finished
        guard marked.display.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw reader.error("there are no words in it: put text into <speak>")
        }
        return marked
    }

    private mutating func open(_ tag: MarkupTag) throws(MarkupBuilder.Problem) {
        guard !names.isEmpty || (tag.name == "speak" && !hasRoot) else {
            throw MarkupBuilder.Problem(problem: "everything must be in one <speak> element: begin with <speak>")
        }
        guard names.isEmpty || tag.name != "speak" else {
            throw MarkupBuilder.Problem(problem: "there is a <speak> inside <speak>: remove one")
        }
        guard names.count < SpeechMarkup.deepest else {
            throw MarkupBuilder.Problem(
                problem: "more than \(SpeechMarkup.deepest) elements are nested: nest fewer")
        }
        hasRoot = true
        try builder.open(tag)
        if tag.isEmpty { builder.close() } else { names.append(tag.name) }
    }

    private mutating func close(_ name: String) throws(MarkupBuilder.Problem) {
        guard names.last == name else {
            let wanted = names.last.map { "</\($0)> is expected" } ?? "no element is open"
            throw MarkupBuilder.Problem(problem: "</\(name)> is in the wrong place: \(wanted)")
        }
        names.removeLast()
        builder.close()
    }

    private mutating func add(_ text: String) throws(MarkupBuilder.Problem) {
        if !names.isEmpty { return try builder.add(text) }
        guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
            throw MarkupBuilder.Problem(problem: "there is text outside <speak>: put it inside")
        }
    }
}

/// The reason why a text in SSML cannot be spoken, and the place of the error.
package struct MarkupError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence that says how to correct the text.
    package let problem: String
    /// The line, counted from 1.
    package let line: Int
    /// The column in Unicode scalars, counted from 1.
    package let column: Int

    package init(_ problem: String, line: Int, column: Int) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line), column \(column): \(problem)" }
}
