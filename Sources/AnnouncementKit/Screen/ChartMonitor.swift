// SPDX-License-Identifier: MIT

/// The charts of all applications that one user monitors: at most one digest in each interval, and alarms.
///
/// A value like the queue: it takes events, returns announcements, and ``nextDeadline`` says when to call
/// ``advance(now:)``.
package struct ChartMonitor: Sendable, Equatable {
    /// More than anybody can follow.
    package static let limit = 256
    package static let ruleLimit = 64
    /// The interval unless another is given.
    package static let standardInterval = Duration.seconds(5)
    /// A live value that waited longer is not worth saying; the next digest has it.
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

    /// Something to be posted in the name of a client.
    package struct News: Sendable, Equatable {
        package var client: ClientID
        package var announcement: Announcement
    }

    /// Where the user is: its digest comes before the others', in every other turn.
    package var focused: ChartKey?
    /// Whether digests are held back until ``catchUp(now:)``. Alarms are not.
    package private(set) var isFrozen = false
    private var chosenInterval: Duration
    private var charts: [ChartKey: MonitoredChart] = [:]
    /// The charts in the order of their last digests: the latest is last.
    private var turns: [ChartKey] = []
    private var lastDigest: Duration?

    /// - Parameter interval: 1…60 s; what is outside becomes the nearest of these.
    package init(interval: Duration = ChartMonitor.standardInterval) {
        chosenInterval = min(max(interval, .seconds(1)), .seconds(60))
    }

    /// The least time between two digests, 1…60 s.
    package var interval: Duration {
        get { chosenInterval }
        set { chosenInterval = min(max(newValue, .seconds(1)), .seconds(60)) }
    }

    /// Whether the user wants to hear of it.
    package func isMonitoring(_ chart: ChartKey) -> Bool { charts[chart] != nil }

    /// Starts to monitor a chart. One that is monitored already starts again with the new rules.
    /// - Parameter axis: the axis of its values.
    /// - Returns: false when too many charts are monitored already, or it has too many rules.
    package mutating func monitor(
        _ chart: ChartKey, title: String? = nil, rules: [SeriesRule] = [], axis: AxisRange, now: Duration
    ) -> Bool {
        guard rules.count <= Self.ruleLimit else { return false }
        guard isMonitoring(chart) || charts.count < Self.limit else { return false }
        if !isMonitoring(chart) { turns.append(chart) }
        charts[chart] = MonitoredChart(title: title, rules: rules, axis: axis, now: now)
        return true
    }

    /// - Returns: whether the chart was monitored.
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
    /// Points have come, in the order of time; nil is a gap. Nothing when the chart is not monitored.
    package mutating func append(
        _ values: [Double?], to series: String, of chart: ChartKey, axis: AxisRange, now: Duration
    ) -> [News] {
        guard let alerts = charts[chart]?.append(values, to: series, axis: axis, now: now) else { return [] }
        return alerts.map { alarm($0, of: chart) } + digest(now: now)
    }

    /// Holds digests back until ``catchUp(now:)``: the user wants to explore the present data.
    package mutating func freeze() { isFrozen = true }

    /// Says at once what came meanwhile on one chart; what came on others follows in their turns.
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

    /// When ``advance(now:)`` must be called next, on the clock of the events; nil when nothing waits for a time.
    package var nextDeadline: Duration? {
        let rules = charts.values.compactMap(\.nextDeadline).min()
        guard !isFrozen, let lastDigest, charts.values.contains(where: \.hasNews) else { return rules }
        return rules.map { min($0, lastDigest + interval) } ?? lastDigest + interval
    }

    /// Time has passed.
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

    /// The chart of the next digest: the focused one unless it had the last, or else the one that has waited longest.
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
