// SPDX-License-Identifier: MIT

/// The cells of the table in a text of HTML that has the most; cells that span several places are in each of them.
struct HTMLCells {
    private(set) var rows: [[String]] = []

    private var table: [[String]] = []
    /// The cells that reach into further rows, by their place.
    private var spans: [Int: (text: String, rows: Int)] = [:]
    private var cell: (text: String, columns: Int, rows: Int)?
    private var row: [String]?

    init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            add(rest[..<open])
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            take(tag, &rest)
        }
        endTable()
    }

    private mutating func add(_ text: Substring) {
        if cell != nil { cell?.text += Self.decoded(text) }
    }

    private mutating func take(_ tag: Substring, _ rest: inout Substring) {
        let name = tag.prefix { $0.isLetter || $0 == "/" || $0 == "!" || $0.isNumber }.lowercased()
        switch name {
        case "script", "style":
            if let end = rest.firstRange(of: "</\(name)") { rest = rest[end.lowerBound...] }
        case "table", "/table": endTable()
        case "tr":
            endRow()
            row = []
        case "/tr": endRow()
        case "td", "th":
            endCell()
            if row == nil { row = [] }
            cell = ("", Self.count("colspan", in: tag), Self.count("rowspan", in: tag))
        case "/td", "/th", "/thead", "/tbody": endCell()
        case "br", "br/": cell?.text += " "
        default: break
        }
    }

    private mutating func endCell() {
        guard let ended = cell, row != nil else { return }
        cell = nil
        let text = ended.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        takeSpans()
        for _ in 0..<ended.columns {
            if ended.rows > 1 { spans[row?.count ?? 0] = (text, ended.rows - 1) }
            row?.append(text)
        }
    }

    /// Puts the cells that reach down from the rows above into the next places.
    private mutating func takeSpans() {
        while let place = row?.count, let span = spans[place], span.rows > 0, !used.contains(place) {
            used.insert(place)
            row?.append(span.text)
            spans[place]?.rows -= 1
        }
        if let place = row?.count { used.insert(place) }
    }

    /// The places of the row whose spans are taken.
    private var used: Set<Int> = []

    private mutating func endRow() {
        endCell()
        if row != nil { takeSpans() }
        if let row, !row.isEmpty { table.append(row) }
        row = nil
        used = []
    }

    private mutating func endTable() {
        endRow()
        if table.joined().count > rows.joined().count { rows = table }
        (table, spans) = ([], [:])
    }

    /// The number of an attribute, 1 to 1000.
    private static func count(_ name: String, in tag: Substring) -> Int {
        guard let found = tag.lowercased().firstRange(of: name) else { return 1 }
        let digits = tag.lowercased()[found.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }
        return min(max(Int(digits) ?? 1, 1), 1000)
    }

    private static let characters = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": " ", "ndash": "\u{2013}", "mdash": "\u{2014}",
        "minus": "\u{2212}", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "micro": "µ", "plusmn": "±",
        "apos": "'",
        "sup2": "²", "sup3": "³", "times": "×", "hellip": "…", "thinsp": " ", "permil": "‰",
    ]

    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var (decoded, rest) = ("", text)
        while let mark = rest.firstIndex(of: "&") {
            decoded += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let end = rest.prefix(10).firstIndex(of: ";") else {
                decoded += "&"
                continue
            }
            let name = rest[..<end]
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            let scalar = name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } : nil
            guard let character = scalar ?? characters[String(name)] else {
                decoded += "&"
                continue
            }
            decoded += character
            rest = rest[rest.index(after: end)...]
        }
        return decoded + rest
    }
}
