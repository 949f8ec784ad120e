// SPDX-License-Identifier: MIT

@testable import AnnouncementKit

/// A monitor on a clock of its own, and what it said when.
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
        let sentence = MonitorSentence { "\($0.value)" }
        let second = Double(now.components.seconds) + Double(now.components.attoseconds) / 1e18
        for item in news {
            switch item.announcement.content {
            case .chart(.digest(let series, let count, let highest, let lowest, let latest)):
                let words = sentence.digest(
                    series: series, count: count, highest: highest, lowest: lowest, latest: latest)
                heard.append("\(second) s: \(words)")
            case .chart(.alert(let alert)): heard.append("\(second) s: \(sentence.alert(alert))")
            default: heard.append("\(second) s: \(item)")
            }
        }
    }
}
