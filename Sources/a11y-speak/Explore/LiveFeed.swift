// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What comes through a pipe: what is held back while the chart is frozen, what was seen of it already, and the monitor.
struct LiveFeed: Sendable {
    static let owner: ClientID = 1
    private(set) var isFrozen = false
    private var held: [TableReader.Appended] = []
    /// How many points each series had when the user last asked.
    private var looked: [String: Int] = [:]
    /// Whether a chart took no more points.
    var isFull = false
    var monitor = ChartMonitor()

    /// All of it is known.
    mutating func look(at chart: ChartDescriptor) {
        for series in chart.series { looked[series.id] = series.points.count }
    }

    mutating func freeze() {
        isFrozen = true
        monitor.freeze()
    }

    /// What has come meanwhile.
    mutating func thaw() -> [TableReader.Appended] {
        isFrozen = false
        defer { held = [] }
        return held
    }

    mutating func hold(_ points: [TableReader.Appended]) { held += points }

    /// How many points are held back of the series.
    func heldCount(of series: String) -> Int {
        held.reduce(0) { $0 + ($1.series == series ? $1.points.count : 0) }
    }

    /// What came on a series since this was asked last.
    mutating func news(of series: DataSeries, on axis: AxisRange, named name: String?) -> ChartPhrase {
        let values = series.points.y.dropFirst(looked[series.id] ?? 0).filter(\.isFinite)
        looked[series.id] = series.points.count
        guard let latest = values.last, let highest = values.max(), let lowest = values.min() else {
            return .nothingNew
        }
        return .digest(
            series: name, count: values.count, highest: AxisValue(highest, on: axis),
            lowest: AxisValue(lowest, on: axis), latest: AxisValue(latest, on: axis))
    }
}
