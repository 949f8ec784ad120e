// SPDX-License-Identifier: MIT

/// The records of an SQL shell that prints a line for each field: psql with \\x, and MySQL with \\G.
enum RecordList {
    /// Whether a text begins with the line above the first record.
    static func begins(_ text: ArraySlice<UInt8>) -> Bool {
        isHead(String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)[...])
    }

    /// The names of the fields, then the values of each record.
    static func rows(_ text: String) -> [[String]] {
        var names: [String] = []
        var records: [[String: String]] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if isHead(line) {
                records.append([:])
            } else if !records.isEmpty, let (name, value) = field(line) {
                if !names.contains(name) { names.append(name) }
                records[records.count - 1][name] = value
            }
        }
        return [names] + records.map { record in names.map { record[$0] ?? "" } }
    }

    /// "-[ RECORD 1 ]----" or "*** 1. row ***".
    private static func isHead(_ line: Substring) -> Bool {
        line.prefixMatch(of: /-\[ RECORD \d+ \]/) != nil || line.prefixMatch(of: /\*{3,} \d+\. row \*{3,}/) != nil
    }

    /// The name and the value in a line such as "score | 5" or "score: 5".
    private static func field(_ line: Substring) -> (name: String, value: String)? {
        guard let found = line.wholeMatch(of: /\s*(.+?)\s*(?:\||:)(?:\s+(.*?))?\s*/) else { return nil }
        return (String(found.1), String(found.2 ?? ""))
    }
}
