// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whether a series rises or falls, and whether it goes up and down.
struct TrendSentence {
    private let wording: Wording
    private let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    /// "Rises 51.9 ppm overall. Goes up and down once a year"; only the season if there is no trend.
    func words(for trend: SeriesTrend, _ season: SeriesSeason?) -> WordedText {
        guard let season else { return words(for: trend) }
        switch trend {
        case .rises, .falls: return Pauses.join([words(for: trend), words(for: season)], book.pauses.sentences)
        case .flat, .unclear, .tooFew: return words(for: season)
        }
    }

    private func words(for trend: SeriesTrend) -> WordedText {
        switch trend {
        case .rises(let size): book.words("trend.up", "y", computed(size))
        case .falls(let size): book.words("trend.down", "y", computed(size))
        case .flat: book.words("trend.flat")
        case .unclear(let first, let last): book.words("trend.none", ["a": value(first), "b": value(last)])
        case .tooFew: book.words("trend.scarce")
        }
    }

    /// "Goes up and down once a year", "Goes up and down about every 11 years", "… every 12 points".
    private func words(for season: SeriesSeason) -> WordedText {
        switch season {
        case .points(let count):
            return book.words("season.every", "x", book.words("series.points", count: count))
        case .time(let seconds):
            let once = [("season.year", 31_556_952.0), ("season.week", 604_800), ("season.day", 86_400)]
            if let (key, _) = once.first(where: { abs(seconds / $0.1 - 1) < 0.04 }) { return book.words(key) }
            return book.words("season.every", "x", words(forTime: seconds))
        }
    }

    /// A time in the largest unit that gives nearly a whole number, or at least ten.
    private func words(forTime seconds: Double) -> WordedText {
        let units = [("yr", 31_556_952.0), ("mo", 2_629_746), ("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)]
        let found = units.first { _, size in
            let count = seconds / size
            return count >= 10 || (count > 1.5 && abs(count - count.rounded()) < 0.05)
        }
        let (unit, size) = found ?? ("s", 1)
        guard let count = WrittenDecimal((seconds / size).rounded(), step: 0) else { return .silence }
        return SpokenNumber(count, unit: SpokenUnit(unit), language: wording.language).words
    }

    private func value(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).value(value.value) }

    private func computed(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).computed(value.value) }
}
