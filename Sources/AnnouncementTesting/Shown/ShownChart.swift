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
        let whole = ElementSnapshot(id: chart.id, label: chart.title, value: chart.summary, identifier: chart.id)
        let axes = chart.axes.map { axis in
            let range = AxisRange(of: axis, with: data[axis.id])
            return part(
                .axis, axis.id, label: Self.wording.name(of: range).display,
                value: Self.wording.words(for: .axisRanges([range])).display)
        }
        let series = chart.series.map { part(.series, $0.id, label: $0.name, value: "\(counts[$0.id] ?? 0)") }
        return [ShownElements.Shown(snapshot: whole, types: [.any, .chart])] + axes + series
    }

    /// The visible points of all series.
    var points: [ShownElements.Shown] {
        guard let navigator else { return [] }
        return chart.series.flatMap { series in
            let visible = try? navigator.points(of: series.id, at: 0..<(counts[series.id] ?? 0))
            return (visible?.points ?? []).enumerated().map { index, point in
                let words = Self.wording.words(for: .chart(.point(point))).display
                let snapshot = ElementSnapshot(
                    label: words, value: point.y.map { "\($0.value)" }, container: id(.series, series.id), index: index)
                return ShownElements.Shown(snapshot: snapshot, types: [.point])
            }
        }
    }

    private func part(_ type: ElementType, _ name: String, label: String, value: String) -> ShownElements.Shown {
        let snapshot = ElementSnapshot(
            id: id(type, name), label: label, value: value, identifier: name, container: chart.id)
        return ShownElements.Shown(snapshot: snapshot, types: [.any, type])
    }

    /// An id that no element has.
    private func id(_ type: ElementType, _ name: String) -> String { "\(chart.id)\u{0}\(type)\u{0}\(name)" }
}
