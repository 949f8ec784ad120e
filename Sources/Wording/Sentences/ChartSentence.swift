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
            book.words(isFirst ? "series.first" : "series.last", ["name": .client(name)])
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
        case .playedTo(let x): book.words("sound.to", ["x": value(x)])
        case .noMark, .allShown, .onePointShown, .startOfData, .endOfData, .noData, .monitoring, .frozen, .nothingNew,
            .inputEnded, .isFile, .fileComplete, .onlySeries:
            book.words(Self.key(of: phrase))
        }
    }

    /// Of a sentence that has no gaps, or has a point in its only one.
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
        list([book.words("sound.played", ["name": .client(name)]), range.map { SpokenAxis($0, wording).words }])
    }

    private func trend(_ trend: WordedText, of series: String, _ coverage: SeriesCoverage) -> WordedText {
        let whole = list([.client(series), words(for: coverage)])
        return book.pauses.ended(Pauses.join([whole, trend], book.pauses.sentences))
    }

    /// Ranges that changed together. At `high` the first axis has a whole sentence; the others follow it.
    func changed(_ ranges: [AxisRange]) -> WordedText {
        guard wording.verbosity == .high, wording.says(.label) else { return visible(ranges, alone: isNamed) }
        return list(
            ranges.enumerated().map { index, range in
                let axis = SpokenAxis(range, wording, isFull: true)
                guard let gaps = axis.gaps else { return list([axis.name, axis.words]) }
                let key = index == 0 ? "range.changed" : "range.also"
                return book.words(key, ["axis": axis.name, "lo": gaps.lower, "hi": gaps.upper])
            })
    }

    /// Whether a single axis that has changed is named.
    private var isNamed: Bool { wording.verbosity > .low && wording.says(.label) }

    func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}

extension ChartSentence {
    private func axis(_ range: AxisRange) -> WordedText {
        let axis = SpokenAxis(range, wording, isFull: wording.verbosity == .high, isOpening: true)
        guard wording.verbosity == .high, let gaps = axis.gaps else { return described(range) }
        let label = book.words("axis.label", ["axis": axis.name, "lo": gaps.lower, "hi": gaps.upper])
        return list([label, axis.zone])
    }

    /// "X axis, logarithmic, 1 to 1000", "X axis, 5 March 2024, 08:00 to 17:50, UTC".
    func described(_ range: AxisRange) -> WordedText {
        let axis = SpokenAxis(range, wording, isOpening: true)
        let isLog = range.scale == .logarithmic && wording.verbosity > .low
        return list([axis.name, isLog ? book.words("axis.log") : nil, axis.words, axis.zone])
    }

    /// A single range needs no name when the user knows which axis was moved.
    private func visible(_ ranges: [AxisRange], alone isNamedAlone: Bool) -> WordedText {
        list(
            ranges.flatMap { range -> [WordedText?] in
                let axis = SpokenAxis(range, wording)
                return ranges.count > 1 || isNamedAlone ? [axis.name, axis.words] : [axis.words]
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

    /// "Gas, 24 MW": the place only where it is another than that of the series before.
    private func series(_ name: SpokenName, _ point: ChartPoint?) -> WordedText {
        guard let told = point.map({ SpokenPoint($0, wording) }) else { return name.words }
        let words = told.isAtToldPlace ? told.value : told.words
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

    /// A mean, or another number that was computed.
    func computed(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).computed(value.value) }
}
