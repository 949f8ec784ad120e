// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An axis in words: its name, the ends of its visible range, and the values on it.
struct SpokenAxis {
    private enum Ends {
        case numbers(SpokenRange)
        case dates(SpokenDateRange)
        case names(lower: String, upper: String, all: [String])
    }

    private let range: AxisRange
    private let wording: Wording
    private let unit: SpokenUnit?
    private let ends: Ends
    /// Whether numbers have their full form: "1.0 to 5.0".
    private let isFull: Bool

    /// - Parameter isOpening: whether the axis is introduced, and not only what it shows now.
    init(_ range: AxisRange, _ wording: Wording, isFull: Bool = false, isOpening: Bool = false) {
        self.range = range
        self.wording = wording
        self.isFull = isFull
        unit = wording.says(.unit) ? range.unit.flatMap { SpokenUnit($0) } : nil
        ends = Self.ends(range, unit, wording, isFull, isOpening)
    }

    private static func ends(
        _ range: AxisRange, _ unit: SpokenUnit?, _ wording: Wording, _ isFull: Bool, _ isOpening: Bool
    ) -> Ends {
        switch range.scale {
        case .date(let offset):
            return .dates(
                SpokenDateRange(
                    lower: range.lower, upper: range.upper, offset: offset, dates: range.dates, isOpening: isOpening,
                    language: wording.language))
        case .category(let names):
            if let lower = category(range.lower, names), let upper = category(range.upper, names) {
                return .names(lower: lower, upper: upper, all: names)
            }
            return numbers(range, nil, wording, isFull)
        case .linear, .logarithmic: return numbers(range, unit, wording, isFull)
        }
    }

    private static func numbers(_ range: AxisRange, _ unit: SpokenUnit?, _ wording: Wording, _ isFull: Bool) -> Ends {
        .numbers(
            SpokenRange(
                lower: range.lower, upper: range.upper, unit: unit,
                axis: range.scale == .logarithmic ? .logarithmic : .linear, language: wording.language,
                minimumFractionDigits: isFull ? 1 : 0))
    }

    /// Its title, or else its direction, or else its id.
    var name: WordedText {
        if range.title == nil, let isX = range.isXAxis ?? ["x": true, "y": false][range.axis] {
            let key = isX ? "axis.x" : "axis.y"
            return isFull ? wording.book.words(key + ".full", orElse: key) : wording.book.words(key)
        }
        return wording.book.words("axis.titled", ["name": .client(range.title ?? range.axis)])
    }

    /// "1 to 5 volts", "at 5", "Jan to Feb".
    var words: WordedText {
        switch ends {
        case .numbers(let range): range.words
        case .dates(let range): range.words
        case .names(let lower, let upper, _):
            lower == upper
                ? .client(lower)
                : NumberVocabulary[wording.language].range.filled(lower: .client(lower), upper: .client(upper))
        }
    }

    /// The ends, for the gaps of a sentence. Nil when an end is not a number.
    var gaps: (lower: WordedText, upper: WordedText)? {
        switch ends {
        case .numbers(let range): range.digits == nil ? nil : (noted(range.lower), noted(range.upper))
        case .dates(let range): (range.lower, range.upper)
        case .names(let lower, let upper, _): (.client(lower), .client(upper))
        }
    }

    /// The zone of its times of day, where it is known: "UTC plus 1".
    var zone: WordedText? {
        guard case .dates(let dates) = ends, wording.verbosity > .low else { return nil }
        return dates.zone
    }

    /// A value on the axis, one digit finer than the ends. Dates are as fine as the step of the data.
    func value(_ value: Double) -> WordedText {
        switch ends {
        case .numbers(let numbers):
            // An axis without a range gives no digits.
            numbers.digits == nil
                ? SpokenNumber.words(for: value, unit: unit, language: wording.language) : numbers.point(value)
        case .dates(let dates): dates.point(value)
        case .names(_, _, let all): .client(Self.category(value, all) ?? "")
        }
    }

    /// How many categories are visible; nil on an axis without.
    var categoryCount: Int? {
        guard case .names(let lower, let upper, let all) = ends, let first = all.firstIndex(of: lower),
            let last = all.lastIndex(of: upper), first <= last
        else { return nil }
        return last - first + 1
    }

    /// The nearest category; nil when there is none.
    private static func category(_ value: Double, _ names: [String]) -> String? {
        guard value.isFinite, let last = names.indices.last else { return nil }
        return names[Int(min(max(value.rounded(), 0), Double(last)))]
    }

    /// The SciChart note writes numbers as C's `%.1f` does: with a hyphen and without groups.
    private func noted(_ words: WordedText) -> WordedText {
        guard isFull, wording.language == .english else { return words }
        let display = words.display.filter { $0 != "," }.map { $0 == "\u{2212}" ? "-" : $0 }
        return WordedText(display: String(display), speech: words.speech)
    }
}
