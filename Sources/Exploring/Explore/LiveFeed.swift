// SPDX-License-Identifier: MIT

import AnnouncementKit
import Tables

/// The data of a pipe: points held back while the chart is frozen, numbers of points seen, and the monitor.
struct LiveFeed: Sendable {
    static let owner: ClientID = 1
    private(set) var isFrozen = false
    private var held: [TableReader.Appended] = []
    /// The number of points in each series when the user last asked.
    private var looked: [String: Int] = [:]
    /// Whether a chart has refused further points.
    var isFull = false
    var monitor = ChartMonitor()

    /// Marks all points of the chart as known.
    mutating func markAllKnown(in chart: ChartDescriptor) {
        for series in chart.series { looked[series.id] = series.points.count }
    }

    mutating func freeze() {
        isFrozen = true
        monitor.freeze()
    }

    /// Ends the freeze and returns the points that were held back.
    mutating func thaw() -> [TableReader.Appended] {
        isFrozen = false
        defer { held = [] }
        return held
    }

    mutating func hold(_ points: [TableReader.Appended]) { held += points }

    /// The number of held-back points of the series.
    func heldCount(of series: String) -> Int {
        held.reduce(0) { $0 + ($1.series == series ? $1.points.count : 0) }
    }

    /// A summary of the points added to a series since the user last asked.
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

/// Whether new points sound, and when a change of their scale was last announced.
struct LiveSound: Sendable {
    /// The shortest time between announcements: data that only rises changes its scale with each point.
    private static let interval = Duration.seconds(10)

    var isOn = false
    private var isUnannounced = false
    private var lastAnnounced: Duration?

    /// Whether to announce the scale now, once for all changes since the last announcement.
    /// - Parameter isOther: whether the newest point has changed the scale.
    mutating func shouldAnnounceScale(isOther: Bool, at now: Duration) -> Bool {
        isUnannounced = isUnannounced || isOther
        guard isUnannounced, lastAnnounced.map({ now >= $0 + Self.interval }) ?? true else { return false }
        (isUnannounced, lastAnnounced) = (false, now)
        return true
    }
}
