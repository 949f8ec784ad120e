// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A sentence about a chart.
struct ChartSentence {
    let wording: Wording
    let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    func words(for phrase: ChartPhrase) -> WordedText {
        switch phrase {
        case .axis(let range): axis(range)
        case .emptyAxis(let range): list([SpokenAxis(range, wording).name, book.words("axis.empty")])
        case .opening(let opening): OpeningSentence(wording).words(for: opening)
        case .point(let point): SpokenPoint(point, wording).words
        case .here(let point, let series, let count): here(point, series, count)
        case .series(let name, let index, let count, let point, let told):
            wording.verbosity < .high
                ? series(SpokenName(name, after: told), point)
                : list([series(name, index, count), point.map { SpokenPoint($0, wording).words }])
        case .lastSeries(let name, let isFirst):
            book.words(isFirst ? "series.first" : "series.last", "name", .client(name))
        case .average(let point, let mean): JumpSentence(wording).average(point, mean)
        case .crossing(let point, let mean, let from, let to): JumpSentence(wording).crossing(point, mean, from, to)
        case .passing(let y, let point, let isAfter): JumpSentence(wording).passing(y, point, isAfter: isAfter)
        case .noMore(let sought): JumpSentence(wording).noMore(sought)
        case .distance(let distance): JumpSentence(wording).words(for: distance)
        case .peak(let point), .trough(let point), .minimum(let point), .maximum(let point), .marked(let point):
            JumpSentence(wording).found(Self.key(of: phrase), point)
        case .seriesSummary(let summary): self.summary(of: summary)
        case .statistics(let figures): statistics(of: figures)
        case .trend(let trend, let season, let series, let coverage):
            self.trend(TrendSentence(wording).words(for: trend, season), of: series, coverage)
        case .summary(let chart): summary(of: chart)
        case .scrolled(_, let ranges): scrolled(ranges)
        case .zoomedIn(let ranges): moved("zoom.in", ranges)
        case .zoomedOut(let ranges): moved("zoom.out", ranges)
        case .zoomedToExtents(let isAnimated, let isSame): zoomedToExtents(isAnimated, isSame)
        case .page(let index, let count): book.words("page", numbers: ["i": index + 1, "n": count])
        case .digest(let series, let count, let highest, let lowest, let latest):
            MonitorSentence(wording).digest(
                series: series, count: count, highest: highest, lowest: lowest, latest: latest)
        case .alert(let alert): MonitorSentence(wording).words(for: alert)
        case .played(let name, let range): played(name, range)
        case .playedTo(let x): book.words("sound.to", "x", value(x))
        case .noMark, .allShown, .onePointShown, .startOfData, .endOfData, .noData, .monitoring, .frozen, .nothingNew,
            .inputEnded, .isFile, .fileComplete, .onlySeries:
            book.words(Self.key(of: phrase))
        }
    }

    /// The key of a sentence without gaps, or with a point in its only gap.
    private static func key(of phrase: ChartPhrase) -> String {
        switch phrase {
        case .peak: "jump.peak"
        case .trough: "jump.trough"
        case .minimum: "extremum.min"
        case .maximum: "extremum.max"
        case .marked: "mark.set"
        case .noMark: "mark.none"
        case .allShown: "zoom.all"
        case .onePointShown: "zoom.point"
        case .startOfData: "scroll.start"
        case .endOfData: "scroll.end"
        case .monitoring(let isOn): isOn ? "monitor.on" : "monitor.off"
        case .frozen(let isOn): isOn ? "live.frozen" : "live.again"
        case .nothingNew: "live.none"
        case .inputEnded: "live.ended"
        case .isFile(let toMonitor): toMonitor ? "monitor.file" : "live.file"
        case .fileComplete: "live.complete"
        case .onlySeries: "series.only"
        default: "empty"
        }
    }

    /// "co2 played, 1958 to 2001".
    private func played(_ name: String, _ range: AxisRange?) -> WordedText {
        list([book.words("sound.played", "name", .client(name)), range.map { SpokenAxis($0, wording).words }])
    }

    private func trend(_ trend: WordedText, of series: String, _ coverage: SeriesCoverage) -> WordedText {
        let whole = list([.client(series), words(for: coverage)])
        return book.pauses.ended(Pauses.join([whole, trend], book.pauses.sentences))
    }

    /// Ranges that changed together. At `high`, the first axis has a whole sentence, and the others follow.
    func changed(_ ranges: [AxisRange]) -> WordedText {
        guard wording.verbosity == .high, wording.says(.label) else { return visible(ranges, alone: isNamed) }
        return list(
            ranges.enumerated().map { index, range in
                let axis = SpokenAxis(range, wording, isFull: true)
                guard let gaps = axis.gaps else { return list([axis.name, axis.words]) }
                let key = index == 0 ? "range.changed" : "range.also"
                return axis.joined(book.words(key, ["axis": axis.name, "lo": gaps.lower, "hi": gaps.upper]))
            })
    }

    /// True if a single axis that has changed is named.
    private var isNamed: Bool { wording.verbosity > .low && wording.says(.label) }

    func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}

extension ChartSentence {
    private func axis(_ range: AxisRange) -> WordedText {
        let axis = SpokenAxis(range, wording, isFull: wording.verbosity == .high, isOpening: true)
        guard wording.verbosity == .high, let gaps = axis.gaps else { return described(range) }
        let label = book.words("axis.label", ["axis": axis.name, "lo": gaps.lower, "hi": gaps.upper])
        return list([axis.joined(label), axis.zone])
    }

    /// "X axis, logarithmic, 1 to 1000", "X axis, 5 March 2024, 08:00 to 17:50, UTC".
    func described(_ range: AxisRange) -> WordedText {
        let axis = SpokenAxis(range, wording, isOpening: true)
        let isLog = range.scale == .logarithmic && wording.verbosity > .low
        return list([axis.name, isLog ? book.words("axis.log") : nil, axis.words, axis.zone])
    }

    /// A single range needs no name if the user knows which axis was moved.
    private func visible(_ ranges: [AxisRange], alone isNamedAlone: Bool) -> WordedText {
        let areNamed = ranges.count > 1 || isNamedAlone
        return list(
            ranges.reduce(into: []) { parts, range in
                let axis = SpokenAxis(range, wording)
                if areNamed { parts.append(axis.name) }
                parts.append(axis.words)
            })
    }

    private func moved(_ key: String, _ ranges: [AxisRange]) -> WordedText {
        let way = wording.verbosity == .high && wording.says(.delta) ? book.words(key) : nil
        return list([way, visible(ranges, alone: false)])
    }

    private func scrolled(_ ranges: [AxisRange]) -> WordedText {
        wording.verbosity == .high ? changed(ranges) : visible(ranges, alone: false)
    }

    private func zoomedToExtents(_ isAnimated: Bool, _ isSame: Bool) -> WordedText {
        if isSame { return book.words("zoom.all") }
        guard wording.verbosity == .high else { return book.words("zoom.extents") }
        return book.words(isAnimated ? "zoom.animated.full" : "zoom.extents.full", orElse: "zoom.extents")
    }

    /// "Gas, 24 MW". The x is only given if it differs from that in the previous series.
    private func series(_ name: SpokenName, _ point: ChartPoint?) -> WordedText {
        guard let told = point.map({ SpokenPoint($0, wording) }) else { return name.words }
        let words = told.isAtPreviousX ? told.value : told.words
        return name.endsInNumber
            ? book.words("point.numbered", ["x": name.words, "y": words]) : list([name.words, words])
    }

    /// "Gas, series 2 of 3, 3: 24, 3 of 10".
    private func here(_ point: ChartPoint, _ index: Int, _ count: Int) -> WordedText {
        list([count > 1 ? series(point.series, index, count) : nil, SpokenPoint(point, wording).whole])
    }

    private func series(_ name: String, _ index: Int, _ count: Int) -> WordedText {
        guard wording.says(.position) else { return .client(name) }
        return book.words("series.moved", ["name": .client(name)], numbers: ["i": index + 1, "n": count])
    }

    func value(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).value(value.value) }

    /// A mean, or another computed number.
    func computed(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).computed(value.value) }
}

extension ChartSentence {
    /// "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
    func summary(of series: SeriesSummary) -> WordedText {
        let name = WordedText.client(series.name)
        if series.extremes == nil, series.infinite == 0, series.coverage != .visible {
            return ended(book.words("series.empty", "name", name))
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

    /// "always 7.25", if all values are equal.
    private func always(_ extremes: SeriesSummary.Extremes) -> WordedText? {
        guard let lowest = extremes.lowest.y, lowest == extremes.highest.y else { return nil }
        return book.words("series.always", "y", value(lowest))
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
            return ended(list([head, book.words("series.always", "y", value(values.median))]))
        }
        let (lower, upper) = (computed(values.lowerQuartile), computed(values.upperQuartile))
        let quartiles =
            lower == upper
            ? book.words("series.quartiles.same", "y", lower)
            : book.words("series.quartiles", ["a": lower, "b": upper])
        let text = Pauses.join(
            [
                head, book.words("series.average", "y", computed(values.mean)),
                book.words("series.median", "y", computed(values.median)),
                values.deviation.map { book.words("series.deviation", "y", computed($0)) }, quartiles,
            ], book.pauses.clauses)
        return ended(text)
    }

    func words(for coverage: SeriesCoverage) -> WordedText {
        book.words(coverage == .all ? "series.all" : "series.visible")
    }

    /// The extent from the first point to the last, with the digits for the whole series.
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
                book.words("series.lowest", "y", told(extremes.lowest)),
                book.words("series.highest", "y", told(extremes.highest)),
                book.words("series.average", "y", computed(extremes.mean)),
            ], book.pauses.clauses)
    }

    /// The title, the author's text, each series, the number of omitted series, then the axes. A name that the chart
    /// shares with its only series is said once.
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

/// The name of a series after that of another series. A common beginning is not repeated: after "General Motors
/// invest", "General Motors value" is only "value".
struct SpokenName {
    let words: WordedText
    let endsInNumber: Bool

    init(_ name: String, after told: String?) {
        let new = told.flatMap { Self.rest(of: name, after: $0) } ?? name
        words = .client(new)
        endsInNumber = new.last?.isNumber ?? false
    }

    /// The name from its first differing word on. Nil if the names share no first word, or one of them contains the
    /// other whole. The rest begins with a word, not with a number.
    private static func rest(of name: String, after told: String) -> String? {
        let (new, old) = (name.split(separator: " "), told.split(separator: " "))
        var common = zip(new, old).prefix { $0 == $1 }.count
        guard common < new.count, common < old.count else { return nil }
        while common > 0, new[common].first?.isLetter != true { common -= 1 }
        return common > 0 ? new[common...].joined(separator: " ") : nil
    }
}
