// SPDX-License-Identifier: MIT

/// The monitored charts of all applications. Makes at most one digest in each interval, and alarms.
///
/// A value like the queue: it takes events, returns announcements, and ``nextDeadline`` says when to call
/// ``advance(now:)``.
package struct ChartMonitor: Sendable, Equatable {
    /// The largest number of monitored charts: more than anybody can follow.
    package static let limit = 256
    package static let ruleLimit = 64
    /// The default interval: 5 s.
    package static let standardInterval = Duration.seconds(5)
    /// The time after which a waiting digest is dropped. The next digest contains its points.
    private static let freshness = Duration.seconds(3)

    /// A chart of one application.
    package struct ChartKey: Sendable, Hashable {
        package var client: ClientID
        package var chart: String

        package init(client: ClientID, chart: String) {
            self.client = client
            self.chart = chart
        }
    }

    /// An announcement to post in the name of a client.
    package struct News: Sendable, Equatable {
        package var client: ClientID
        package var announcement: Announcement
    }

    /// The chart that has the user's focus. In every other turn, its digest precedes the others.
    package var focused: ChartKey?
    /// True if digests are held back until ``catchUp(now:)``. Alarms are not held back.
    package private(set) var isFrozen = false
    private var chosenInterval: Duration
    private var charts: [ChartKey: MonitoredChart] = [:]
    /// The charts in the order of their latest digests, the most recent last.
    private var turns: [ChartKey] = []
    private var lastDigest: Duration?

    /// - Parameter interval: clamped to 1 to 60 s.
    package init(interval: Duration = ChartMonitor.standardInterval) {
        chosenInterval = min(max(interval, .seconds(1)), .seconds(60))
    }

    /// The shortest time between two digests, clamped to 1 to 60 s.
    package var interval: Duration {
        get { chosenInterval }
        set { chosenInterval = min(max(newValue, .seconds(1)), .seconds(60)) }
    }

    /// True if the chart is monitored.
    package func isMonitoring(_ chart: ChartKey) -> Bool { charts[chart] != nil }

    /// Starts to monitor a chart. If the chart is already monitored, monitoring starts again with the new rules.
    /// - Parameter axis: the axis of the chart's values.
    /// - Returns: false if too many charts are monitored already, or the chart has too many rules.
    package mutating func monitor(
        _ chart: ChartKey, title: String? = nil, rules: [SeriesRule] = [], axis: AxisRange, now: Duration
    ) -> Bool {
        guard rules.count <= Self.ruleLimit else { return false }
        guard isMonitoring(chart) || charts.count < Self.limit else { return false }
        if !isMonitoring(chart) { turns.append(chart) }
        charts[chart] = MonitoredChart(title: title, rules: rules, axis: axis, now: now)
        return true
    }

    /// Stops monitoring a chart.
    /// - Returns: true if the chart was monitored.
    @discardableResult
    package mutating func stop(_ chart: ChartKey) -> Bool {
        turns.removeAll { $0 == chart }
        if focused == chart { focused = nil }
        return charts.removeValue(forKey: chart) != nil
    }

    /// Stops monitoring the charts of an application that has disconnected.
    package mutating func forget(_ client: ClientID) {
        for chart in turns where chart.client == client { stop(chart) }
    }
}

extension ChartMonitor {
    /// Adds points in the order of time; nil is a gap. Without effect if the chart is not monitored.
    package mutating func append(
        _ values: [Double?], to series: String, of chart: ChartKey, axis: AxisRange, now: Duration
    ) -> [News] {
        guard let alerts = charts[chart]?.append(values, to: series, axis: axis, now: now) else { return [] }
        return alerts.map { alarm($0, of: chart) } + digest(now: now)
    }

    /// Holds digests back until ``catchUp(now:)``, so that the user can explore the current data.
    package mutating func freeze() { isFrozen = true }

    /// Announces one chart's news since the freeze at once. The news of other charts follows in turn.
    package mutating func catchUp(now: Duration) -> [News] {
        guard isFrozen else { return [] }
        isFrozen = false
        lastDigest = nil
        return digest(now: now).map { news in
            var asked = news
            asked.announcement.priority = .default
            asked.announcement.queue = true
            asked.announcement.expires = nil
            return asked
        }
    }

    /// The time at which to call ``advance(now:)``, on the clock of the events; nil if nothing waits.
    package var nextDeadline: Duration? {
        let rules = charts.values.compactMap(\.nextDeadline).min()
        guard !isFrozen, let lastDigest, charts.values.contains(where: \.hasNews) else { return rules }
        return rules.map { min($0, lastDigest + interval) } ?? lastDigest + interval
    }

    /// Handles the passage of time.
    package mutating func advance(now: Duration) -> [News] {
        let alarms = turns.flatMap { chart in
            (charts[chart]?.advance(now: now) ?? []).map { alarm($0, of: chart) }
        }
        return alarms + digest(now: now)
    }

    private mutating func digest(now: Duration) -> [News] {
        guard !isFrozen, lastDigest.map({ $0 + interval <= now }) ?? true, let chart = next else { return [] }
        let isAlone = charts.count == 1
        guard let phrase = charts[chart]?.takeDigest(isAlone: isAlone) else { return [] }
        turns.removeAll { $0 == chart }
        turns.append(chart)
        lastDigest = now
        let announcement = Announcement(
            .chart(phrase), priority: .low, slot: "\(chart.chart)/live",
            subject: Announcement.subject(ofChart: chart.chart), expires: Self.freshness)
        return [News(client: chart.client, announcement: announcement)]
    }

    /// The chart of the next digest: the focused chart unless it had the last digest, otherwise the chart that has
    /// waited longest.
    private var next: ChartKey? {
        let waiting = turns.filter { charts[$0]?.hasNews == true }
        guard let focused, waiting.contains(focused), focused != turns.last else { return waiting.first }
        return focused
    }

    private func alarm(_ alert: SeriesAlert, of chart: ChartKey) -> News {
        var named = alert
        if charts.count > 1, let title = charts[chart]?.title { named.series = "\(title), \(alert.series)" }
        let announcement = Announcement(
            .chart(.alert(named)), priority: .high, subject: Announcement.subject(ofChart: chart.chart))
        return News(client: chart.client, announcement: announcement)
    }
}
