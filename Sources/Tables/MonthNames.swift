// SPDX-License-Identifier: MIT

/// The months' names in all languages, their abbreviations, their beginnings and their inflections.
enum MonthNames {
    private struct Name {
        let text: String
        let month: Int
        let language: Int
    }

    /// The letters at most that an inflection adds.
    private static let longestEnding = 7

    /// The month, from 1, of a name, of its first letters (three or more), or of its inflected form; nil for another
    /// word. The first language that has the word decides, and none if the letters begin two of its months.
    static func number(_ word: String) -> Int? {
        let word = word.lowercased()
        if let month = english.firstIndex(where: { $0.hasPrefix(word) }), word.count > 2 { return month + 1 }
        if let month = whole[word] { return month }
        let key = String(word.prefix(3))
        guard key.count == 3, let names = byFirstLetters[key] else { return nil }
        let inflected = names.filter { word.hasPrefix($0.text) && word.count <= $0.text.count + longestEnding }
        if let longest = inflected.max(by: { ($0.text.count, $1.language) < ($1.text.count, $0.language) }) {
            return longest.text.count > 3 ? longest.month : nil
        }
        let begun = names.filter { $0.text.hasPrefix(word) }
        let language = begun.map(\.language).min()
        let months = Set(begun.filter { $0.language == language }.map(\.month))
        return months.count == 1 ? months.first : nil
    }

    private static let all: [Name] = TableWords.monthNames.components(between: " / ").enumerated().flatMap {
        index, line in
        line.split(separator: " ").enumerated().flatMap { month, names in
            names.split(separator: "|").map { Name(text: String($0), month: month + 1, language: index) }
        }
    }

    private static let english = all.filter { $0.language == 0 && $0.text.count > 3 || $0.text == "may" }.map(\.text)

    private static let whole = Dictionary(all.map { ($0.text, $0.month) }) { first, _ in first }

    private static let byFirstLetters = Dictionary(grouping: all) { String($0.text.prefix(3)) }
}

extension String {
    fileprivate func components(between mark: String) -> [Substring] { split(separator: mark) }
}
