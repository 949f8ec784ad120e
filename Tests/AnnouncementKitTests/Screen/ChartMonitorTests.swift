// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Monitored charts: digests")
struct ChartMonitorTests {
    private var stage = MonitorStage()

    @Test mutating func `the first digest is immediate, and later ones are at least five seconds apart`() {
        stage.monitor("a")
        for second in 0..<12 {
            stage.pass(until: .seconds(second))
            stage.append([Double(second)], to: "a")
        }
        stage.pass(until: .seconds(60))
        #expect(
            stage.heard == [
                "0.0 s: s, 0", "5.0 s: s, 4 new points, lowest 1, latest 4",
                "10.0 s: s, 5 new points, lowest 5, latest 9",
                "15.0 s: s, 2 new points, lowest 10, latest 11",
            ])
    }

    @Test mutating func `a digest that waits for the interval is announced when the interval has passed`() {
        stage.monitor("a")
        stage.append([1], to: "a")
        stage.pass(until: .seconds(1))
        stage.append([7, 3], to: "a")
        #expect(stage.monitor.nextDeadline == .seconds(5))
        stage.pass(until: .seconds(9))
        #expect(stage.heard == ["0.0 s: s, 1", "5.0 s: s, 2 new points, highest 7, latest 3"])
        #expect(stage.monitor.nextDeadline == nil)
    }

    @Test(arguments: [(0, 1), (1, 1), (20, 20), (61, 60)])
    func `the interval is the user's choice from 1 s to 60 s`(asked: Int, used: Int) {
        var monitor = ChartMonitor(interval: .seconds(asked))
        #expect(monitor.interval == .seconds(used))
        monitor.interval = .seconds(30)
        monitor.interval = .seconds(asked)
        #expect(monitor.interval == .seconds(used))
    }

    @Test mutating func `charts of all clients share the interval and take turns`() {
        stage.monitor("a", title: "Price")
        stage.monitor("b", title: "Volume", client: 2)
        stage.monitor("c", client: 3)
        for second in 0..<30 {
            stage.pass(until: .seconds(second))
            stage.append([1], to: "a")
            stage.append([1], to: "b", client: 2)
            if second > 9 { stage.append([1], to: "c", series: "close", client: 3) }
        }
        #expect(
            stage.heard == [
                "0.0 s: Price, 1", "5.0 s: Volume, 5 new points, latest 1",
                "10.0 s: Price, 9 new points, latest 1", "15.0 s: close, 5 new points, latest 1",
                "20.0 s: Volume, 15 new points, latest 1", "25.0 s: Price, 15 new points, latest 1",
            ])
    }

    @Test mutating func `the focused chart has every other turn`() {
        for chart in ["a", "b", "c"] { stage.monitor(chart, title: chart) }
        stage.monitor.focused = ChartMonitor.ChartKey(client: 1, chart: "c")
        for second in 0..<25 {
            stage.pass(until: .seconds(second))
            for chart in ["a", "b", "c"] { stage.append([1], to: chart) }
        }
        #expect(stage.heard.map { $0.split(separator: " ")[2] } == ["a,", "c,", "b,", "c,", "a,"])
    }

    @Test mutating func `series of one chart take turns and are named`() {
        stage.monitor("a")
        for _ in 0..<2 {
            stage.append([1], to: "a", series: "open")
            stage.append([2], to: "a", series: "close")
        }
        stage.pass(until: .seconds(20))
        #expect(
            stage.heard == [
                "0.0 s: open, 1", "5.0 s: open, 1", "10.0 s: close, 2 new points, latest 2",
            ])
    }

    @Test mutating func `a frozen monitor is silent, and then catches up with all points`() {
        stage.monitor("a")
        stage.append([1], to: "a")
        stage.monitor.freeze()
        for number in 1...12 {
            stage.pass(until: .seconds(number))
            stage.append([number == 5 ? 1.5 : 1.25], to: "a")
        }
        #expect(stage.monitor.nextDeadline == nil)
        let news = stage.monitor.catchUp(now: .seconds(12))
        stage.hear(news)
        #expect(news.map(\.announcement.priority) == [.default])
        #expect(
            stage.heard == ["0.0 s: s, 1", "12.0 s: s, 12 new points, highest 1.5, latest 1.25"])
        let again = stage.monitor.catchUp(now: .seconds(13))
        #expect(again == [])
    }

    @Test mutating func `a digest has low priority and its chart's slot, and expires after three seconds`() throws {
        stage.monitor("a")
        let appended = stage.append([1], to: "a")
        let news = try #require(appended.first)
        #expect(news.client == 1)
        #expect(news.announcement.priority == .low)
        #expect(news.announcement.slot == "a/live")
        #expect(news.announcement.subject == "chart/a")
        #expect(news.announcement.expires == .seconds(3))
    }

    @Test mutating func `gaps and values that are not finite do not count as points`() {
        stage.monitor("a")
        stage.append([nil, .nan, .infinity, -.infinity], to: "a")
        stage.append([nil, 3, nil], to: "a")
        #expect(stage.heard == ["0.0 s: s, 3"])
    }

    @Test mutating func `a chart that is not monitored, or no longer, is silent`() {
        stage.append([1], to: "a")
        stage.monitor("a")
        stage.monitor("b", client: 2)
        let key = ChartMonitor.ChartKey(client: 1, chart: "a")
        #expect(stage.monitor.isMonitoring(key))
        let stopped = [stage.monitor.stop(key), stage.monitor.stop(key)]
        #expect(stopped == [true, false])
        stage.monitor.forget(2)
        stage.append([1], to: "a")
        stage.append([1], to: "b", client: 2)
        #expect(stage.heard == [])
    }

    @Test mutating func `charts beyond the limit are not monitored`() {
        for number in 0...ChartMonitor.limit { stage.monitor("\(number)") }
        #expect(!stage.monitor.isMonitoring(ChartMonitor.ChartKey(client: 1, chart: "\(ChartMonitor.limit)")))
        let rules = [SeriesRule](repeating: SeriesRule(series: "s", .above(1)), count: ChartMonitor.ruleLimit + 1)
        let isMonitored = stage.monitor("0", rules: rules)
        #expect(!isMonitored)
    }
}
