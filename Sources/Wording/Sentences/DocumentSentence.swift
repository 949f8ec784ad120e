// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A formatted text as parts: a pause between the blocks, and words for what their form means, such as "heading level 2"
/// and "link". The lowest verbosity leaves out the words for headings, lists, links, tables and quotes.
struct DocumentSentence {
    private let wording: Wording
    private var parts: [MarkedText.Part] = []
    /// The silence before the next part.
    private var pause = Duration.zero
    /// Words that begin the next block.
    private var opening: String?

    init(_ wording: Wording) { self.wording = wording }

    func marked(_ document: TextDocument) -> MarkedText {
        var copy = self
        for block in document.blocks { copy.add(block, readsCode: document.readsCode) }
        return MarkedText(parts: copy.parts)
    }

    private var book: Phrasebook { wording.book }

    private mutating func add(_ block: TextDocument.Block, readsCode: Bool) {
        switch block {
        case .heading(let spans, let level):
            pause = max(pause, Self.paragraph)
            let words = book.words("document.heading", numbers: ["n": level]).speech
            add(spans, ending: says(.traits) ? words : nil, shown: "", then: Self.paragraph)
        case .paragraph(let spans): add(spans, shown: "", then: Self.paragraph)
        case .list(let items):
            guard items > 0, says(.traits) else { return }
            say(book.words("document.list", count: items).speech, then: Self.line)
        case .item(let spans, let mark): add(mark, spans)
        case .quoteStart: if says(.traits) { opening = book.words("document.quote").speech }
        case .quoteEnd: if says(.traits) { say(book.words("document.quote.end").speech, then: Self.paragraph) }
        case .code(let text, let language): add(code: text, language, isRead: readsCode)
        case .table(let columns, let rows):
            guard rows > 0, says(.traits) else { return }
            let size = [book.words("document.columns", count: columns), book.words("series.rows", count: rows)]
            say(Pauses.join([book.words("document.table")] + size, book.pauses.list).speech, then: Self.line)
        case .row(let cells): add(cells)
        case .rule: pause = Self.rule
        }
    }

    private func says(_ token: WordingToken) -> Bool { wording.says(token) }

    private mutating func add(_ mark: TextDocument.ItemMark, _ spans: [TextDocument.Span]) {
        switch mark {
        case .bullet: break
        case .number(let number):
            opening = SpokenNumber(WrittenDecimal(number), language: wording.language, scale: NumberScale.none).speech
        case .task(let isDone): opening = book.words(isDone ? "document.done" : "document.open").speech
        }
        add(spans, shown: mark.display, then: Self.line)
    }

    /// A line of code is said; of more lines, their number.
    private mutating func add(code: String, _ language: String?, isRead: Bool) {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let isShort = lines.count == 1 && code.count <= Self.shortCode
        let count = language.map {
            book.words("document.code.in", count: lines.count, ["language": .client($0)])
        }
        let words = (count ?? book.words("document.code", count: lines.count)).speech
        guard isShort || isRead else { return add(display: code, words, nil, then: Self.paragraph) }
        say(isShort ? book.words("document.code.short").speech : words, then: Self.line)
        for line in lines { add(display: String(line), String(line), nil, then: Self.line) }
        pause = Self.paragraph
    }

    /// "Name: Ada, age: 36", in a language with other pauses with these.
    private mutating func add(_ cells: [TextDocument.Cell]) {
        var isFirst = true
        for cell in cells where !cell.text.isEmpty {
            var spans = cell.text
            let name = cell.name.display.trimmed()
            if !name.isEmpty, says(.traits) { spans.insert(.init(name + book.pauses.list), at: 0) }
            if !isFirst {
                pause = Self.cell
                parts[parts.count - 1].spoken.text += " "
            }
            add(spans, shown: isFirst ? "" : "\t", displayed: cell.text.display, then: Self.cell, endsLine: false)
            isFirst = false
        }
        guard !isFirst, let last = parts.indices.last else { return }
        parts[last].display += "\n"
        parts[last].spoken.text += "\n"
        pause = Self.line
    }

    private mutating func say(_ words: String, then next: Duration) {
        add(display: nil, words, nil, then: next)
    }

    /// - Parameters:
    ///   - ending: our words at the end of the block.
    ///   - shown: displayed before the text.
    private mutating func add(
        _ spans: [TextDocument.Span], ending: String? = nil, shown: String, displayed: String? = nil,
        then next: Duration, endsLine: Bool = true
    ) {
        var display = shown
        for (index, piece) in pieces(spans).enumerated() {
            var speech = piece.speech
            if index == 0, let opening { speech = opening + book.pauses.list + speech }
            opening = index == 0 ? nil : opening
            if index > 0 { pause = .zero }
            display += displayed == nil ? piece.display : index == 0 ? displayed ?? "" : ""
            let isLast = piece.isLast
            if isLast, let ending { speech += book.pauses.list + ending }
            add(display: display, speech, piece.language, then: .zero, endsLine: isLast && endsLine)
            display = ""
        }
        pause = next
    }

    private mutating func add(
        display: String?, _ speech: String, _ language: String?, then next: Duration, endsLine: Bool = true
    ) {
        var part = SpokenPart(text: speech + (endsLine ? "\n" : ""))
        (part.pause, part.pauseGoesWithRate) = (parts.isEmpty ? .zero : pause, true)
        part.language = language
        parts.append(MarkedText.Part(display: display.map { endsLine ? $0 + "\n" : $0 } ?? "", spoken: part))
        pause = next
    }

    private struct Piece {
        var display: String
        var speech: String
        var language: String?
        var isLast: Bool
    }

    /// The spans of one language together, with a word for the meaning of each.
    private func pieces(_ spans: [TextDocument.Span]) -> [Piece] {
        var pieces: [Piece] = []
        var needsPause = false
        for span in spans {
            var speech = span.text
            if let role = word(for: span.role) {
                speech = speech.isEmpty ? role : speech + book.pauses.list + role
            }
            if needsPause, let first = speech.first, !first.isPunctuation {
                speech = book.pauses.list + speech.drop { $0 == " " }
            }
            needsPause = speech != span.text && word(for: span.role) != nil
            if let last = pieces.indices.last, pieces[last].language == span.language {
                pieces[last].display += span.text
                pieces[last].speech += speech
            } else {
                if let last = pieces.indices.last { pieces[last].isLast = false }
                pieces.append(Piece(display: span.text, speech: speech, language: span.language, isLast: true))
            }
        }
        return pieces
    }

    private func word(for role: TextDocument.Role) -> String? {
        switch role {
        case .plain: nil
        case .link: says(.traits) ? book.words("trait.link").speech : nil
        case .button: says(.traits) ? book.words("trait.button").speech : nil
        case .image: book.words("trait.image").speech
        case .deleted: book.words("document.deleted").speech
        }
    }

    private static let paragraph = Duration.milliseconds(700)
    private static let line = Duration.milliseconds(450)
    private static let cell = Duration.milliseconds(250)
    private static let rule = Duration.milliseconds(1000)
    /// In characters.
    private static let shortCode = 100
}
