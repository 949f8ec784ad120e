// SPDX-License-Identifier: MIT

/// The structure of a formatted text, such as a page or a message in Markdown. It has no words of ours, which depend on
/// the language in which it is spoken.
package struct TextDocument: Sendable, Hashable {
    package var blocks: [Block]
    /// Whether code is read, instead of its number of lines.
    package var readsCode = false

    package init(blocks: [Block] = []) { self.blocks = blocks }

    package enum Block: Sendable, Hashable {
        /// - Parameter level: 1 to 6.
        case heading([Span], level: Int)
        case paragraph([Span])
        case list(items: Int)
        case item([Span], mark: ItemMark)
        case quoteStart
        case quoteEnd
        /// - Parameter language: the programming language, as written; nil if none is named.
        case code(String, language: String?)
        case table(columns: Int, rows: Int)
        case row([Cell])
        /// A line across the page.
        case rule
    }

    package enum ItemMark: Sendable, Hashable {
        case bullet
        case number(Int)
        case task(isDone: Bool)
    }

    /// Text of one meaning.
    package struct Span: Sendable, Hashable {
        package var text: String
        package var role: Role
        /// A BCP 47 tag; nil for the language of the announcement.
        package var language: String?

        package init(_ text: String, role: Role = .plain, language: String? = nil) {
            (self.text, self.role, self.language) = (text, role, language)
        }
    }

    package enum Role: Sendable, Hashable {
        case plain, link, button, deleted
        /// The text is the image's description; empty if it has none.
        case image
    }

    package struct Cell: Sendable, Hashable {
        /// The heading of the column; empty without one.
        package var name: [Span]
        package var text: [Span]

        package init(name: [Span], text: [Span]) { (self.name, self.text) = (name, text) }
    }
}

extension TextDocument.Block {
    /// The text as displayed, without a line end.
    package var display: String {
        switch self {
        case .heading(let spans, _), .paragraph(let spans): spans.display
        case .item(let spans, let mark): mark.display + spans.display
        case .code(let text, _): text
        case .row(let cells): cells.map(\.text.display).joined(separator: "\t")
        case .list, .quoteStart, .quoteEnd, .table, .rule: ""
        }
    }
}

extension TextDocument.ItemMark {
    /// The mark as displayed, with a space behind it.
    package var display: String {
        switch self {
        case .bullet: "• "
        case .number(let number): "\(number). "
        case .task(let isDone): isDone ? "☑ " : "☐ "
        }
    }
}

extension TextDocument {
    /// Whether anything of it is said.
    package var hasWords: Bool {
        blocks.contains { block in
            switch block {
            case .heading, .paragraph, .item, .code, .row: true
            case .list, .quoteStart, .quoteEnd, .table, .rule: false
            }
        }
    }

    /// The text as displayed, a line for each block.
    package var display: String { blocks.map(\.display).filter { !$0.isEmpty }.joined(separator: "\n") }
}

extension [TextDocument.Span] {
    package var display: String { map(\.text).joined() }
}
