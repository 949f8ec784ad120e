// SPDX-License-Identifier: MIT

import AnnouncementKit

extension ChartSentence {
    /// "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
    func summary(of series: SeriesSummary) -> WordedText {
        let isLong = wording.verbosity > .low
        let head = list([
            .client(series.name), series.coverage.map(words),
            isLong ? book.words("series.points", count: series.count) : nil,
            isLong ? missing(series.gaps, infinite: series.infinite) : nil,
            extent(of: series),
        ])
        let text = Pauses.join(
            [
                head, series.trend.map { TrendSentence(wording).words(for: $0, series.season) },
                series.extremes.map(extremes),
                hidden(series.hidden, of: series.count),
            ],
            book.pauses.sentences)
        return book.pauses.ended(text)
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

    /// "Coal, all data, 4 points; average 40.5; median 40; standard deviation 17.6; quartiles 35 and 45.5."
    func statistics(of figures: SeriesFigures) -> WordedText {
        let isLong = wording.verbosity > .low
        let head = list([
            .client(figures.name), words(for: figures.coverage),
            isLong ? book.words("series.points", count: figures.count) : nil,
            isLong ? missing(figures.gaps, infinite: figures.infinite) : nil,
        ])
        guard let values = figures.distribution else {
            return book.pauses.ended(list([head, book.words("value.missing")]))
        }
        let (lower, upper) = (computed(values.lowerQuartile), computed(values.upperQuartile))
        let text = Pauses.join(
            [
                head, book.words("series.average", ["y": computed(values.mean)]),
                book.words("series.median", ["y": computed(values.median)]),
                values.deviation.map { book.words("series.deviation", ["y": computed($0)]) },
                book.words("series.quartiles", ["a": lower, "b": upper]),
            ], book.pauses.clauses)
        return book.pauses.ended(text)
    }

    func words(for coverage: SeriesCoverage) -> WordedText {
        book.words(coverage == .all ? "series.all" : "series.visible")
    }

    /// From the first point to the last; the digits are those of the whole series.
    private func extent(of series: SeriesSummary) -> WordedText {
        guard series.first.value != series.last.value else { return value(series.first) }
        var range = series.first.axis
        (range.lower, range.upper) = (series.first.value, series.last.value)
        return SpokenAxis(range, wording).words
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

    /// Title, the author's text, axes, then each series.
    func summary(of chart: ChartSummary) -> WordedText {
        let axes = Pauses.join(chart.axes.map(visible), book.pauses.clauses)
        let text = wording.verbosity > .low || chart.series.isEmpty ? chart.text : nil
        let head = [chart.title, text].map { $0.map(WordedText.client) ?? .silence } + [axes]
        let space = book.pauses.sentences.hasSuffix(" ") ? " " : ""
        return Pauses.join(head.map(book.pauses.ended) + chart.series.map(summary), space)
    }

    /// "X axis, 3 categories, Jan to Mar".
    private func visible(_ range: AxisRange) -> WordedText {
        let axis = SpokenAxis(range, wording)
        guard wording.verbosity > .low, let count = axis.categoryCount, let gaps = axis.gaps else {
            return described(range)
        }
        return list([axis.name, book.words("axis.categories", count: count, ["a": gaps.lower, "b": gaps.upper])])
    }
}
