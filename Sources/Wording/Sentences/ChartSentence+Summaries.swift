// SPDX-License-Identifier: MIT

import AnnouncementKit

extension ChartSentence {
    /// "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
    func summary(of series: SeriesSummary) -> WordedText {
        let name = WordedText.client(series.name)
        if series.extremes == nil, series.infinite == 0, series.coverage != .visible {
            return ended(book.words("series.empty", ["name": name]))
        }
        if series.count == 1, let point = series.extremes?.lowest {
            let told = book.words("series.single", ["name": name, "point": SpokenPoint(point, wording).located])
            return ended(Pauses.join([told, hidden(series.hidden, of: 1)], book.pauses.sentences))
        }
        let isLong = wording.verbosity > .low
        let always = series.extremes.flatMap(always)
        let head = list([
            name, series.coverage.map(words), isLong ? book.words("series.points", count: series.count) : nil,
            isLong ? missing(series.gaps, infinite: series.infinite) : nil, extent(of: series), always,
        ])
        let trend = always == nil ? series.trend.map { TrendSentence(wording).words(for: $0, series.season) } : nil
        let values = always == nil ? series.extremes.map(extremes) : nil
        return ended(
            Pauses.join([head, trend, values, hidden(series.hidden, of: series.count)], book.pauses.sentences))
    }

    private func ended(_ words: WordedText) -> WordedText { book.pauses.ended(words) }

    /// "always 7.25", where all values are the same.
    private func always(_ extremes: SeriesSummary.Extremes) -> WordedText? {
        guard let lowest = extremes.lowest.y, lowest == extremes.highest.y else { return nil }
        return book.words("series.always", ["y": value(lowest)])
    }

    /// "2 infinite, 1 without a value".
    private func missing(_ gaps: Int, infinite: Int) -> WordedText {
        list([
            infinite > 0 ? book.words("series.infinite", numbers: ["n": infinite]) : nil,
            gaps > 0 ? book.words("series.gaps", numbers: ["n": gaps]) : nil,
        ])
    }

    /// "2 of 5 points are outside the view".
    private func hidden(_ hidden: Int, of count: Int) -> WordedText? {
        let all = SpokenNumber(WrittenDecimal(count), language: wording.language, scale: NumberScale.none).words
        return hidden > 0 ? book.words("series.hidden", count: hidden, ["m": all]) : nil
    }

    /// "Coal, all data, 4 points; average 40.5; median 40; standard deviation 17.6; half between 35 and 45.5."
    func statistics(of figures: SeriesFigures) -> WordedText {
        let isLong = wording.verbosity > .low
        let head = list([
            .client(figures.name), words(for: figures.coverage),
            isLong ? book.words("series.points", count: figures.count) : nil,
            isLong ? missing(figures.gaps, infinite: figures.infinite) : nil,
        ])
        guard let values = figures.distribution else { return ended(list([head, book.words("value.missing")])) }
        guard values.deviation.map({ $0.value > 0 }) ?? false else {
            return ended(list([head, book.words("series.always", ["y": value(values.median)])]))
        }
        let (lower, upper) = (computed(values.lowerQuartile), computed(values.upperQuartile))
        let quartiles =
            lower == upper
            ? book.words("series.quartiles.same", ["y": lower])
            : book.words("series.quartiles", ["a": lower, "b": upper])
        let text = Pauses.join(
            [
                head, book.words("series.average", ["y": computed(values.mean)]),
                book.words("series.median", ["y": computed(values.median)]),
                values.deviation.map { book.words("series.deviation", ["y": computed($0)]) }, quartiles,
            ], book.pauses.clauses)
        return ended(text)
    }

    func words(for coverage: SeriesCoverage) -> WordedText {
        book.words(coverage == .all ? "series.all" : "series.visible")
    }

    /// From the first point to the last; the digits are those of the whole series.
    private func extent(of series: SeriesSummary) -> WordedText {
        guard series.first.value != series.last.value else { return value(series.first) }
        var range = series.first.axis
        (range.lower, range.upper) = (series.first.value, series.last.value)
        return SpokenAxis(range, wording, isOpening: true).words
    }

    private func extremes(_ extremes: SeriesSummary.Extremes) -> WordedText {
        let told = { (point: ChartPoint) in
            let spoken = SpokenPoint(point, wording)
            return wording.verbosity > .low ? spoken.valueFirst : point.y.map(value) ?? .silence
        }
        return Pauses.join(
            [
                book.words("series.lowest", ["y": told(extremes.lowest)]),
                book.words("series.highest", ["y": told(extremes.highest)]),
                book.words("series.average", ["y": computed(extremes.mean)]),
            ], book.pauses.clauses)
    }

    /// Title, the author's text, each series, the number of those that are left out, then the axes. A name that the chart
    /// has from its only series is said once.
    func summary(of chart: ChartSummary) -> WordedText {
        let axes = Pauses.join(chart.axes.map { visible($0, of: chart.data[$0.axis]) }, book.pauses.clauses)
        let text = wording.verbosity > .low || chart.series.isEmpty ? chart.text : nil
        let more = chart.more > 0 ? book.words("series.more", count: chart.more) : .silence
        let isNamedBySeries = chart.series.map(\.name) == [chart.title] && chart.more == 0
        let head = [isNamedBySeries ? nil : chart.title, text].map { $0.map(WordedText.client) ?? .silence }
        let space = book.pauses.sentences.hasSuffix(" ") ? " " : ""
        return Pauses.join((head + chart.series.map(summary) + [more, axes]).map(ended), space)
    }

    /// "X axis, 3 categories, Jan to Mar", "hour axis, showing 39 to 62 of 1 to 100".
    private func visible(_ range: AxisRange, of data: AxisRange?) -> WordedText {
        let axis = SpokenAxis(range, wording)
        if let data {
            let all = SpokenAxis(data, wording, isOpening: true).words
            return list([axis.name, book.words("axis.showing", ["a": axis.words, "b": all])])
        }
        guard wording.verbosity > .low, let count = axis.categoryCount, let gaps = axis.gaps else {
            return described(range)
        }
        return list([axis.name, book.words("axis.categories", count: count, ["a": gaps.lower, "b": gaps.upper])])
    }
}
