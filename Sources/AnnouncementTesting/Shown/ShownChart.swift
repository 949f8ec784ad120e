// SPDX-License-Identifier: MIT

import AnnouncementKit
internal import Wording

/// A chart with its axes, series and points as elements, with a screen reader's names and words. A value.
struct ShownChart: Sendable {
    private(set) var chart: ChartDescriptor
    /// The number of points of each series, by series id.
    private var counts: [String: Int]
    /// Facts about the data, by axis id.
    private var data: [String: AxisData]
    /// The chart with its points; nil for another process, which reports only the number of points.
    private var navigator: ChartNavigator?

    private static let wording = Wording(verbosity: .low)

    init(_ chart: ChartDescriptor, counts: [String: Int], data: [String: AxisData]) {
        (self.chart, self.counts, self.data) = (chart, counts, data)
    }

    init(_ navigator: ChartNavigator) {
        (chart, counts, data) = (navigator.chart, [:], [:])
        if case .describeChart(let chart, let counts, let data) = ViewUpdate.described(navigator) {
            (self.chart, self.counts, self.data) = (chart, counts, data)
        }
        self.navigator = navigator
    }

    mutating func show(_ range: DataRange, onAxis id: String) {
        for index in chart.axes.indices where chart.axes[index].id == id { chart.axes[index].visibleRange = range }
    }

    mutating func append(to series: String, count: Int, data: [String: AxisData]) {
        counts[series] = count
        self.data.merge(data) { $1 }
    }

    /// The chart itself, its axes and its series.
    var parts: [ShownElements.Shown] {
        let whole = ElementSnapshot(
            id: chart.id, label: chart.title, value: chart.summary, identifier: chart.identifier ?? chart.id)
        let axes = chart.axes.map { axis in
            let range = AxisRange(of: axis, with: data[axis.id])
            return part(
                .axis(axis.id), axis.id, label: Self.wording.name(of: range).display,
                value: Self.wording.words(for: .axisRanges([range])).display, identifier: axis.identifier)
        }
        let series = chart.series.map { part(.series($0.id), $0.id, label: $0.name, value: "\(counts[$0.id] ?? 0)") }
        let shown = ShownElements.Shown(snapshot: whole, types: [.any, .chart], part: ChartPart(chart: chart.id))
        return [shown] + axes + series
    }

    /// The visible points of all series.
    var points: [ShownElements.Shown] {
        guard let navigator else { return [] }
        return chart.series.flatMap { series in
            let visible = try? navigator.points(of: series.id, at: 0..<(counts[series.id] ?? 0))
            return (visible?.points ?? []).enumerated().map { index, point in
                let words = Self.wording.words(for: .chart(.point(point))).display
                let part = ChartPart(chart: chart.id, .point(point.index, series: series.id))
                let snapshot = ElementSnapshot(
                    id: part.id, label: words, value: point.y.map { "\($0.value)" },
                    container: ChartPart(chart: chart.id, .series(series.id)).id, index: index)
                return ShownElements.Shown(snapshot: snapshot, types: [.point], part: part)
            }
        }
    }

    private func part(
        _ kind: ChartPart.Kind, _ name: String, label: String, value: String, identifier: String? = nil
    ) -> ShownElements.Shown {
        let part = ChartPart(chart: chart.id, kind)
        let snapshot = ElementSnapshot(
            id: part.id, label: label, value: value, identifier: identifier ?? name, container: chart.id)
        return ShownElements.Shown(snapshot: snapshot, types: [.any, part.type], part: part)
    }
}

/// A chart or a part of one, which no element displays.
struct ChartPart: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case whole
        case axis(String)
        case series(String)
        /// A point, by its index in its series.
        case point(Int, series: String)
    }

    /// The chart's id.
    let chart: String
    let kind: Kind

    init(chart: String, _ kind: Kind = .whole) { (self.chart, self.kind) = (chart, kind) }

    /// The series of a point; nil for every other part.
    var series: ChartPart? {
        guard case .point(_, let series) = kind else { return nil }
        return ChartPart(chart: chart, .series(series))
    }

    var type: ElementType {
        switch kind {
        case .whole: .chart
        case .axis: .axis
        case .series: .series
        case .point: .point
        }
    }

    /// The id of the chart; for its parts an id that no element has.
    var id: String {
        switch kind {
        case .whole: chart
        case .axis(let id), .series(let id): "\(chart)\u{0}\(type)\u{0}\(id)"
        case .point(let index, let series): "\(chart)\u{0}\(type)\u{0}\(series)\u{0}\(index)"
        }
    }

    /// The target of an action on it.
    var target: PerformRequest.Target {
        if case .axis(let id) = kind { .axis(id, chart: chart) } else { .chart(chart) }
    }

    /// The name by which its chart's author calls it: the id.
    var name: String? {
        switch kind {
        case .whole: chart
        case .axis(let id), .series(let id): id
        case .point: nil
        }
    }
}
