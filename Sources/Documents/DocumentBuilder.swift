// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Makes a document from the starts and ends of blocks and spans, in the order of the source.
struct DocumentBuilder {
    private var blocks: [TextDocument.Block] = []
    private var spans: [TextDocument.Span] = []
    /// The level of the current heading; nil outside of one.
    private var heading: Int?
    private var mark: TextDocument.ItemMark?
    private var lists: [List] = []
    private var tables: [Table] = []
    private var roles: [TextDocument.Role] = []
    private var languages: [String] = []
    private var code: (text: String, language: String?)?
    /// Whether the next text starts a new span, because a link or an image ended.
    private var isNewSpan = true

    private struct List {
        /// The place of the block with the number of items.
        let place: Int
        /// Nil for a list with bullets.
        var number: Int?
        var items = 0
    }

    private struct Table {
        let place: Int
        var names: [[TextDocument.Span]] = []
        var row: [[TextDocument.Span]] = []
        var isHeading = true
        var columns = 0
        var rows = 0
        var isInCell = false
    }

    var document: TextDocument {
        mutating get {
            endBlock()
            while !lists.isEmpty { endList() }
            while !tables.isEmpty { endTable() }
            return TextDocument(blocks: blocks)
        }
    }
}

/// Text and spans.
extension DocumentBuilder {
    /// Adds text. A run of white space becomes one space, or none at the start of a block.
    mutating func add(_ text: String) {
        if code != nil { return code!.text += text }
        var words = String.UnicodeScalarView()
        var isSpace = spans.last?.text.unicodeScalars.last?.properties.isWhitespace ?? true
        for scalar in text.unicodeScalars {
            let wasSpace = isSpace
            isSpace = scalar.properties.isWhitespace && scalar != "\u{A0}"
            if !isSpace { words.append(scalar) } else if !wasSpace { words.append(" ") }
        }
        guard !words.isEmpty else { return }
        let role = roles.last ?? .plain
        if !isNewSpan, let last = spans.indices.last, spans[last].role == role, spans[last].language == languages.last {
            spans[last].text.unicodeScalars.append(contentsOf: words)
        } else {
            spans.append(TextDocument.Span(String(words), role: role, language: languages.last))
            isNewSpan = false
        }
    }

    /// Within a link, the text of an image or an emphasis belongs to the link.
    mutating func begin(_ role: TextDocument.Role) {
        isNewSpan = isNewSpan || roles.isEmpty
        roles.append(roles.last ?? role)
    }

    mutating func endRole() {
        let role = roles.popLast()
        if roles.isEmpty {
            // An image without a description is known to be there.
            if role == .image, isNewSpan { spans.append(TextDocument.Span("", role: .image, language: languages.last)) }
            isNewSpan = true
        }
    }

    mutating func begin(language: String) { languages.append(language) }

    mutating func endLanguage() { _ = languages.popLast() }
}

/// Blocks.
extension DocumentBuilder {
    mutating func endBlock() {
        defer { (spans, heading, isNewSpan) = ([], nil, true) }
        trim()
        guard !spans.isEmpty else { return }
        if let table = tables.last, table.isInCell {
            // Blocks within a cell are words of the cell.
            let cell = tables.count - 1
            tables[cell].row[table.row.count - 1] += (table.row.last ?? []).isEmpty ? spans : [.init(" ")] + spans
        } else if let heading {
            blocks.append(.heading(spans, level: heading))
        } else if let mark {
            blocks.append(.item(spans, mark: mark))
            self.mark = nil
        } else {
            blocks.append(.paragraph(spans))
        }
    }

    private mutating func trim() {
        while let last = spans.indices.last, spans[last].role == .plain {
            spans[last].text.trimEnd()
            guard spans[last].text.isEmpty else { return }
            spans.removeLast()
        }
    }

    mutating func beginHeading(_ level: Int) {
        endBlock()
        heading = level
    }

    mutating func addRule() {
        endBlock()
        if tables.isEmpty { blocks.append(.rule) }
    }

    mutating func beginQuote() {
        endBlock()
        if tables.isEmpty { blocks.append(.quoteStart) }
    }

    mutating func endQuote() {
        endBlock()
        guard tables.isEmpty else { return }
        if blocks.last == .quoteStart { blocks.removeLast() } else { blocks.append(.quoteEnd) }
    }

    mutating func beginCode(language: String?) {
        endBlock()
        code = ("", language)
    }

    /// Names the programming language of the current block of code.
    mutating func name(language: Substring) { code?.language = String(language) }

    mutating func endCode() {
        guard let code else { return }
        self.code = nil
        var text = code.text
        text.trimEnd()
        if text.first == "\n" { text.removeFirst() }
        guard !text.isEmpty else { return }
        if let table = tables.indices.last, tables[table].isInCell {
            add(text)
        } else {
            blocks.append(.code(text, language: code.language))
        }
    }
}

/// Lists.
extension DocumentBuilder {
    /// - Parameter number: that of the first item; nil for bullets.
    mutating func beginList(from number: Int?) {
        endBlock()
        mark = nil
        lists.append(List(place: blocks.count, number: number))
        blocks.append(.list(items: 0))
    }

    /// - Parameter isDone: nil for an item that is not a task.
    mutating func beginItem(isDone: Bool? = nil, number: Int? = nil) {
        endBlock()
        mark = isDone.map { .task(isDone: $0) } ?? .bullet
        guard let last = lists.indices.last else { return }
        lists[last].items += 1
        if lists[last].number != nil, let number { lists[last].number = number }
        if isDone == nil, let current = lists[last].number { mark = .number(current) }
        lists[last].number = lists[last].number.map { $0 &+ 1 }
    }

    mutating func endItem() {
        endBlock()
        mark = nil
    }

    mutating func endList() {
        endItem()
        guard let list = lists.popLast() else { return }
        // The items of a list within a cell are words of the cell.
        blocks[list.place] = .list(items: tables.isEmpty ? list.items : 0)
    }
}

/// Tables.
extension DocumentBuilder {
    mutating func beginTable() {
        endBlock()
        tables.append(Table(place: blocks.count))
        blocks.append(.table(columns: 0, rows: 0))
    }

    mutating func beginRow() {
        guard let last = tables.indices.last else { return }
        endRow()
        (tables[last].row, tables[last].isHeading) = ([], true)
    }

    /// - Parameter isHeading: whether the cell names its column or its row.
    mutating func beginCell(isHeading: Bool) {
        guard let last = tables.indices.last else { return }
        endCell()
        tables[last].row.append([])
        tables[last].isHeading = tables[last].isHeading && isHeading
        tables[last].isInCell = true
    }

    mutating func endCell() {
        guard let last = tables.indices.last, tables[last].isInCell else { return }
        endBlock()
        tables[last].isInCell = false
    }

    mutating func endRow() {
        guard let last = tables.indices.last else { return }
        endCell()
        let table = tables[last]
        guard !table.row.isEmpty else { return }
        tables[last].row = []
        tables[last].columns = max(table.columns, table.row.count)
        if table.isHeading, table.rows == 0, table.names.isEmpty {
            tables[last].names = table.row
            return
        }
        tables[last].rows += 1
        let cells = table.row.enumerated().map { index, text in
            TextDocument.Cell(name: index < table.names.count ? table.names[index] : [], text: text)
        }
        // A table within a cell is words of the cell.
        if last > 0, let cell = tables[last - 1].row.indices.last {
            tables[last - 1].row[cell] += cells.flatMap { $0.text + [.init(" ")] }
        } else {
            blocks.append(.row(cells))
        }
    }

    mutating func endTable() {
        endRow()
        guard let table = tables.popLast() else { return }
        if table.rows == 0, !table.names.isEmpty {
            blocks.append(.row(table.names.map { TextDocument.Cell(name: [], text: $0) }))
        }
        guard tables.isEmpty else { return }
        // Columns without names are a layout.
        let isLayout = table.names.isEmpty || table.columns < 2
        blocks[table.place] = .table(columns: isLayout ? 0 : table.columns, rows: isLayout ? 0 : table.rows)
    }
}

extension String {
    fileprivate mutating func trimEnd() {
        while unicodeScalars.last?.properties.isWhitespace ?? false { unicodeScalars.removeLast() }
    }
}
