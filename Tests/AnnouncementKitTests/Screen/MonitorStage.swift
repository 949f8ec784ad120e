// SPDX-License-Identifier: MIT

@testable import AnnouncementKit
@testable import Wording

/// A monitor with its own clock, and its announcements with their times.
struct MonitorStage {
    var monitor = ChartMonitor()
    private(set) var heard: [String] = []
    private(set) var now = Duration.zero
    var axis = AxisRange(axis: "y", lower: 0, upper: 100)

    @discardableResult
    mutating func monitor(
        _ chart: String, title: String? = nil, rules: [SeriesRule] = [], client: ClientID = 1
    ) -> Bool {
        let key = ChartMonitor.ChartKey(client: client, chart: chart)
        return monitor.monitor(key, title: title, rules: rules, axis: axis, now: now)
    }

    @discardableResult
    mutating func append(
        _ values: [Double?], to chart: String, series: String = "s", client: ClientID = 1
    ) -> [ChartMonitor.News] {
        let key = ChartMonitor.ChartKey(client: client, chart: chart)
        let news = monitor.append(values, to: series, of: key, axis: axis, now: now)
        hear(news)
        return news
    }

    mutating func pass(until time: Duration) {
        while let deadline = monitor.nextDeadline, deadline <= time {
            now = max(now, deadline)
            hear(monitor.advance(now: now))
        }
        now = max(now, time)
    }

    mutating func hear(_ news: [ChartMonitor.News]) {
        let second = Double(now.components.seconds) + Double(now.components.attoseconds) / 1e18
        for item in news {
            let words = Wording().words(for: item.announcement.content).display
            heard.append("\(second) s: \(words)")
        }
    }
}
