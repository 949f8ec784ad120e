// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// A value that is put into words, and read back by the words of the language, is the same value.
@Suite("Values of all languages")
struct ValueRoundTripTests {
    private static let units = ["V", "km", "kg", "h", "%", "°C", "EUR", "MB", "min", "Hz"]
    /// Languages that say numbers as figures with at most a word for one: others say them in words of their own, which
    /// `SpokenNumberParser` reads for those that were chosen by ear.
    private static let languages = SpokenLanguage.all.filter { language in
        let book = Phrasebook[language]
        return !NumberVocabulary[language].integers.isSpelled && book.entries["number.joint"] == nil
            && book.entries["fraction.1"] == nil && book.entries["text.counters"] == nil
    }

    @Test(arguments: languages)
    func `a number with its unit keeps its digits, its sign and its unit`(language: SpokenLanguage) {
        let reader = ValueReader(language, Self.units)
        var random = SplitMix64(seed: 46)
        var wrong: [String] = []
        for _ in 0..<200 {
            let size = (0..<random.next() % 7).reduce(1) { size, _ in size * 10 }
            let value = Int(random.next() % UInt64(size * 400)) - size * 100
            let decimal = WrittenDecimal(significand: UInt64(value.magnitude), exponent: -2, isNegative: value < 0)
                .trimmed()
            let symbol = Self.units[Int(random.next() % UInt64(Self.units.count))]
            let speech = SpokenNumber(
                decimal, unit: SpokenUnit(symbol: symbol), language: language, scale: NumberScale.none
            ).speech
            if !reader.reads(speech).contains(where: { $0.unit == symbol && $0.value == decimal }) {
                wrong.append("\(decimal) \(symbol) is \"\(speech)\"")
            }
        }
        #expect(wrong == [])
    }

    @Test(arguments: SpokenLanguage.all)
    func `a range has its lower end first, also where the script runs from right to left`(language: SpokenLanguage) {
        for (lower, upper) in [(1.0, 5.0), (2.5, 75.25), (12, 1200)] {
            let range = SpokenRange(lower: lower, upper: upper, language: language)
            let words = range.words.speech
            let ends = (words.firstRange(of: range.lower.speech), words.ranges(of: range.upper.speech).last)
            guard let first = ends.0, let last = ends.1 else {
                Issue.record("\(words) lacks \(range.lower.speech) or \(range.upper.speech)")
                continue
            }
            #expect(first.lowerBound < last.lowerBound, "\(words)")
        }
    }
}

/// Reads values by the data of a language: the forms and patterns of its units, its word for a minus, its mark, its scales, and
/// the words that agree with a noun.
private struct ValueReader {
    struct Value {
        let value: WrittenDecimal
        let unit: String
    }

    private let patterns: [(before: String, behind: String, unit: String)]
    private let minus: (before: String, behind: String)
    private let mark: String
    private let markWord: String
    private let scales: [String: Int]
    private let digits: [String: Int]

    init(_ language: SpokenLanguage, _ symbols: [String]) {
        let (book, numbers) = (Phrasebook[language], NumberVocabulary[language])
        patterns = symbols.flatMap { symbol -> [(String, String, String)] in
            guard let unit = SpokenUnit(symbol: symbol), let words = numbers.words(of: unit) else { return [] }
            let names = Set(
                PluralCategory.allCases.map { words.spokenName($0, prefix: numbers.prefix(of: unit)?.word) })
            return names.map { name in
                let (before, behind) = Self.halves(words.spokenPattern.filled(n: "\u{1}", "unit", name))
                return (before, behind, symbol)
            }
        }
        minus = Self.halves(numbers.minus.filled(n: "\u{1}"))
        mark = numbers.mark
        markWord = book.value("number.mark.speech") ?? ""
        scales = (numbers.splits + numbers.scales).reduce(into: [:]) { scales, scale in
            for category in PluralCategory.allCases { scales[scale.spoken[category]] = scale.exponent }
        }
        let ones = ["", ".feminine", ".neuter"].compactMap { book.entries["number.one\($0)"] }
        digits = Dictionary(ones.map { ($0, 1) }) { one, _ in one }.merging(
            [book.entries["number.two.feminine"]].compactMap { $0 }.map { ($0, 2) }
        ) { one, _ in one }
    }

    private static func halves(_ text: String) -> (String, String) {
        let parts = text.split(separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count == 2 ? parts[1] : "")
    }

    /// All values that the words may be.
    func reads(_ speech: String) -> [Value] {
        patterns.flatMap { pattern -> [Value] in
            guard let number = Self.inner(speech, pattern.before, pattern.behind) else { return [] }
            let negative = minus.before + minus.behind == "" ? nil : Self.inner(number, minus.before, minus.behind)
            // A language may have the sign before the whole phrase.
            let whole = Self.inner(speech, minus.before, minus.behind).flatMap {
                Self.inner($0, pattern.before, pattern.behind)
            }
            return [(number, false), (negative, true), (whole, true)].compactMap { text, isNegative in
                text.flatMap { decimal($0, isNegative) }.map { Value(value: $0, unit: pattern.unit) }
            }
        }
    }

    private static func inner(_ text: String, _ before: String, _ behind: String) -> String? {
        guard text.count > before.count + behind.count, text.hasPrefix(before), text.hasSuffix(behind) else {
            return nil
        }
        return String(text.dropFirst(before.count).dropLast(behind.count))
    }

    private func decimal(_ text: String, _ isNegative: Bool) -> WrittenDecimal? {
        var (whole, fraction, isBehindMark) = (0, "", false)
        var rest = 0
        for token in tokens(text) {
            if token == markWord || token == mark {
                guard !isBehindMark else { return nil }
                isBehindMark = true
            } else if isBehindMark {
                guard token.allSatisfy(\.isNumber) else { return nil }
                fraction += token
            } else if let number = Int(token) {
                rest += number
            } else if let digit = digits[token] {
                rest += digit
            } else if let power = scales[token] {
                whole += max(rest, 1) * (0..<power).reduce(1) { value, _ in value * 10 }
                rest = 0
            } else {
                return nil
            }
        }
        guard let value = UInt64("\(whole + rest)" + fraction) else { return nil }
        return WrittenDecimal(significand: value, exponent: -fraction.count, isNegative: isNegative).trimmed()
    }

    /// The words, with the mark between digits as a word of its own.
    private func tokens(_ text: String) -> [String] {
        var text = text
        for word in [markWord, mark] where !word.isEmpty { text = text.replacing(word, with: " \(word) ") }
        for word in scales.keys where word.contains(" ") {
            text = text.replacing(word, with: word.filter { $0 != " " })
        }
        return text.split(separator: " ").map(String.init)
    }
}
