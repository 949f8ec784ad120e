// SPDX-License-Identifier: MIT

/// The longest table in a text of HTML, of a wiki or of LaTeX, or the records of an SQL shell, as lines with tabs between
/// the cells.
enum MarkupTable {
    /// The languages by how their tables begin.
    enum Language: CaseIterable { case html, wiki, latex, records }

    /// The language of a text that begins with these bytes; nil for other texts.
    static func language(_ start: ArraySlice<UInt8>) -> Language? {
        let text = start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(4096)
        if RecordList.begins(text) { return .records }
        guard let first = text.first, first == 0x3C || first == 0x7B || first == 0x5C else { return nil }
        let words = String(decoding: text, as: UTF8.self)
        if words.hasPrefix("{|") { return .wiki }
        if words.hasPrefix("\\begin{") { return words.contains("{tabular") || words.contains("{table") ? .latex : nil }
        let lower = words.lowercased()
        return ["<table", "<!doctype html", "<html"].contains { lower.hasPrefix($0) } ? .html : nil
    }

    /// The lines; empty for a text without a table.
    static func lines(_ bytes: [UInt8], _ language: Language) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        let rows =
            switch language {
            case .html: HTMLCells(text).rows
            case .wiki: wiki(text)
            case .latex: latex(text)
            case .records: RecordList.rows(text)
            }
        return Array(rows.map { $0.map(plain).joined(separator: "\t") + "\n" }.joined().utf8)
    }

    /// A cell without line ends, quotes and tabs, which would separate fields.
    private static func plain(_ cell: String) -> String {
        cell.split { $0.isWhitespace || $0 == "\"" }.joined(separator: " ")
    }

    /// `|-` begins a row, `!` a heading and `|` a cell; `||` and `!!` are between cells of a line.
    private static func wiki(_ text: String) -> [[String]] {
        var rows: [[String]] = [[]]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("|}") { break }
            if line.hasPrefix("{|") || line.hasPrefix("|+") { continue }
            if line.hasPrefix("|-") {
                rows.append([])
            } else if let first = line.first, first == "!" || first == "|" {
                let cells = line.dropFirst().replacing("!!", with: "||").split(
                    separator: "||", omittingEmptySubsequences: false)
                rows[rows.count - 1] += cells.map { cell in
                    // Attributes are before a single bar: style="…" | text.
                    let parts = cell.split(separator: "|", maxSplits: 1)
                    return String(parts.count == 2 && parts[0].contains("=") ? parts[1] : cell)
                }
            }
        }
        return rows.filter { !$0.isEmpty }
    }

    /// `&` is between cells, and two backslashes end a row.
    private static func latex(_ text: String) -> [[String]] {
        guard let begin = text.firstRange(of: "{tabular"), let start = text[begin.upperBound...].firstIndex(of: "\n")
        else {
            return []
        }
        let end = text.firstRange(of: "\\end{tabular")?.lowerBound ?? text.endIndex
        var body = String(text[start..<end])
        for rule in ["\\toprule", "\\midrule", "\\bottomrule", "\\hline", "$"] { body = body.replacing(rule, with: "") }
        body = body.replacing("\\&", with: "\u{1}").replacing("\\%", with: "%")
        return body.split(separator: "\\\\").compactMap { row -> [String]? in
            let cells = row.split(separator: "&", omittingEmptySubsequences: false)
            guard cells.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
            return cells.map { String($0).replacing("\u{1}", with: "&") }
        }
    }
}
