// SPDX-License-Identifier: MIT

/// What a chart tells, as a sentence in English.
struct ChartSentence {
    let sentence: String

    /// - Parameter seedCompatible: the SciChart note's words wherever it has some.
    init(_ phrase: ChartPhrase, seedCompatible: Bool) {
        let words = seedCompatible ? Self.noteWords(for: phrase) : nil
        sentence = words ?? Self.words(for: phrase, seedCompatible: seedCompatible)
    }

    /// Ranges that changed together: the first axis in the note's sentence, further ones behind it.
    init(changed ranges: [AxisRange], seedCompatible: Bool) {
        sentence = seedCompatible ? Self.noteChange(of: ranges) : ranges.map(Self.axis).joined(separator: ", ")
    }

    private static func noteWords(for phrase: ChartPhrase) -> String? {
        switch phrase {
        case .axis(let range): ChartLabel(axis: range).text
        case .point(let point): ChartLabel(point: point).text
        case .scrolled(_, let ranges): noteChange(of: ranges)
        case .zoomedToExtents(let animated):
            "Surface has just been \(animated ? "animated" : "zoomed") to it's extents"
        default: nil
        }
    }

    private static func noteChange(of ranges: [AxisRange]) -> String {
        ranges.enumerated().map { index, range in
            let ends = RangeNumbers(range)
            let change = index == 0 ? "range changed, now it's" : "now"
            return "\(range.name) \(change) from \(ends.lower) to \(ends.upper)\(range.unitWords)"
        }.joined(separator: ", ")
    }

    private static var monitor: MonitorSentence { MonitorSentence(value: value) }

    private static func words(for phrase: ChartPhrase, seedCompatible: Bool) -> String {
        switch phrase {
        case .axis(let range): axis(range)
        case .point(let point): "\(place(point)), \(point.index + 1) of \(point.count)"
        case .series(let name, let index, let count, let point):
            join(["\(name), series \(index + 1) of \(count)", point.map { told($0, seedCompatible) }], ", ")
        case .minimum(let point): "Lowest, \(extremum(point))"
        case .maximum(let point): "Highest, \(extremum(point))"
        case .seriesSummary(let summary): series(summary)
        case .summary(let chart): summary(of: chart)
        case .scrolled(let direction, let ranges): "Scrolled \(way(direction)), \(all(ranges))"
        case .zoomedIn(let ranges): "Zoomed in, \(all(ranges))"
        case .zoomedOut(let ranges): "Zoomed out, \(all(ranges))"
        case .zoomedToExtents: "Zoomed to show all data"
        case .page(let index, let count): "Page \(index + 1) of \(count)"
        case .startOfData: "Start of data"
        case .endOfData: "End of data"
        case .noData: "No data"
        case .digest(let series, let count, let highest, let lowest, let latest):
            monitor.digest(series: series, count: count, highest: highest, lowest: lowest, latest: latest)
        case .alert(let alert): monitor.alert(alert)
        case .monitoring(let isOn): monitor.monitoring(isOn: isOn)
        }
    }
}

extension ChartSentence {
    private static func axis(_ range: AxisRange) -> String {
        join([range.plainName, range.scale == .logarithmic ? "logarithmic" : nil, ends(range)], ", ")
    }

    private static func ends(_ range: AxisRange) -> String {
        let ends = RangeNumbers(plain: range)
        let words = ends.lower == ends.upper ? "at \(ends.lower)" : "\(ends.lower) to \(ends.upper)"
        return words + range.unitWords
    }

    /// One range needs no name: the user knows what was moved.
    private static func all(_ ranges: [AxisRange]) -> String {
        ranges.count == 1 ? ends(ranges[0]) : ranges.map(axis).joined(separator: ", ")
    }

    /// Where the view has gone, which a swipe to the left sends to the right.
    private static func way(_ direction: AccessibilityScrollDirection) -> String {
        switch direction {
        case .left: "right"
        case .right: "left"
        default: direction.name
        }
    }

    private static func value(_ value: AxisValue) -> String { RangeNumbers.plain(value) + value.axis.unitWords }

    private static func place(_ point: ChartPoint) -> String {
        point.label ?? "\(value(point.x)), \(point.y.map(value) ?? "no value")"
    }

    private static func told(_ point: ChartPoint, _ seedCompatible: Bool) -> String {
        ChartSentence(.point(point), seedCompatible: seedCompatible).sentence
    }

    private static func extremum(_ point: ChartPoint) -> String {
        join([point.y.map(value), point.label ?? value(point.x)], ", ")
    }

    private static func series(_ summary: SeriesSummary) -> String {
        let count = "\(summary.count) \(summary.count == 1 ? "point" : "points")"
        let gaps = summary.gaps > 0 ? "\(summary.gaps) without a value" : nil
        let (first, last) = (value(summary.first), value(summary.last))
        let range = first == last ? first : "\(first) to \(last)"
        let extremes = summary.extremes.map { extremes in
            "Lowest \(extremum(extremes.lowest)); highest \(extremum(extremes.highest)); "
                + "average \(value(extremes.mean))"
        }
        return join([join([summary.name, count, gaps, range], ", "), extremes], ". ") + "."
    }

    private static func summary(of chart: ChartSummary) -> String {
        let head = [chart.title, chart.text, chart.axes.isEmpty ? nil : chart.axes.map(axis).joined(separator: "; ")]
        let sentences = head.compactMap(\.self).filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : $0 + "." }
        return (sentences + chart.series.map(series)).joined(separator: " ")
    }

    private static func join(_ parts: [String?], _ separator: String) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
    }
}
