// SPDX-License-Identifier: MIT

/// Evidence that numbers with a slash are ratios, such as 3/2000, and not months before their years.
enum RatioEvidence {
    private static let words: Set<String> = [
        "ratio", "ratios", "share", "rate", "fraction", "proportion", "part", "score", "hits", "positive", "passed",
        "odds",
        "quota", "anteil", "quote", "verhältnis", "taux", "proporción", "razón", "tasa", "доля",
    ]

    /// Whether nearly all values are ratios: a smaller number of a larger one. A day of a month is not so large, and
    /// the second of two years is not the whole of the first.
    static func areRatios(_ values: [String], head: String?) -> Bool {
        guard let first = values.first, first.contains("/") else { return false }
        let parts = values.compactMap(parts)
        guard parts.count * 10 >= values.count * 9,
            parts.allSatisfy({ $0.part >= 0 && $0.part <= $0.whole && $0.whole > 0 }),
            parts.count(where: { $0.whole > 31 }) * 2 > parts.count,
            !parts.allSatisfy({ $0.whole - $0.part == 1 })
        else { return false }
        return !areMonths(parts, head: head)
    }

    /// Whether numbers are months and years: nearly all are possible, below a heading for dates, in order, or of different
    /// years.
    private static func areMonths(_ parts: [(part: Double, whole: Double)], head: String?) -> Bool {
        let months = parts.filter { (1...12).contains($0.part) && (1900...2100).contains($0.whole) }
        guard months.count * 10 >= parts.count * 9 else { return false }
        let heading = (head ?? "").lowercased().split { !$0.isLetter }.map(String.init)
        if heading.contains(where: words.contains) { return false }
        if DateNames.isDate(head) { return true }
        let years = Set(months.map(\.whole))
        return SampleOrder(months.map { $0.whole * 12 + $0.part }) > .none && months.count > 1 || years.count > 1
    }

    /// The share, such as 0.0015 for 3/2000; nil for another text.
    static func value(_ text: String) -> Double? { parts(text).map { $0.part / $0.whole } }

    private static func parts(_ text: String) -> (part: Double, whole: Double)? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let part = whole(parts[0]), let all = whole(parts[1]) else { return nil }
        return (part, all)
    }

    private static func whole(_ text: Substring) -> Double? {
        let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        guard (1...9).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Double(String(digits))
    }
}
