// SPDX-License-Identifier: MIT

/// The words and numbers that mark a missing value.
struct MissingValueMarkers: Sendable, Equatable {
    private static let usual: Set<String> = [
        "", "na", "n/a", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "\u{2013}", "\u{2014}", "?", ".", "..",
        "...", "\u{2026}", ":", "missing", "n.a.", "n. a.", "n.a", "n.d.", "n/d", "n.v.", "k.a.", "k. a.", "o.a.", "nd",
        "<na>", "(na)", "[na]", "(null)", "[null]", "\\n", "nat", "no data", "not available", "unknown", "н/д",
        "нет данных",
        "不明", "未知", "无", "なし",
    ]
    private static let longest = 24

    /// The table's own words, and the numbers among them.
    private(set) var texts: Set<String> = []
    private(set) var numbers: [Double] = []

    /// - Parameter own: the table's own words; a numeric word also matches as a number.
    init(_ own: [String] = []) {
        for text in own {
            texts.insert(text.lowercased())
            if let number = NumberReading.point.value(text) ?? NumberReading.comma.value(text) {
                numbers.append(number)
            }
        }
    }

    /// Whether a field that is not a number is a gap.
    func contains(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= Self.longest || !texts.isEmpty else { return false }
        return contains(String(decoding: text, as: UTF8.self))
    }

    func contains(_ text: String) -> Bool {
        let word = text.lowercased()
        return Self.usual.contains(word) || texts.contains(word) || Self.isError(word)
    }

    /// Whether a spreadsheet's error, such as #DIV/0!, or Eurostat's mark, such as ": c".
    private static func isError(_ word: String) -> Bool {
        if word.utf8.first == 0x23, let last = word.utf8.last { return last == 0x21 || last == 0x3F }
        return word.hasPrefix(": ") && word.utf8.count <= 5
    }

    /// Whether a number marks a missing value.
    func contains(_ number: Double) -> Bool { !numbers.isEmpty && numbers.contains(number) }

    /// The numbers that mark missing values according to the table's comments: -99.99, -999, 9999.
    static func markers(in comments: [String]) -> [String] {
        let telling = comments.filter { comment in
            ["missing", "no data", "not available", "fill value", "fill_value"].contains {
                comment.lowercased().contains($0)
            }
        }
        let words = telling.flatMap { $0.split { !"0123456789.-".contains($0) } }
        let numbers = words.map { word in word.last == "." ? String(word.dropLast()) : String(word) }
        return numbers.filter { number in
            let digits = number.filter { $0 != "-" && $0 != "." }
            return number.count >= 3 && digits.count >= 3 && digits.allSatisfy { $0 == "9" }
                && NumberReading.point.value(number) != nil
        }
    }
}
