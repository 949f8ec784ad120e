// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Monitored charts: alarms")
struct SeriesRuleTests {
    /// Appends one value every 20 s, so that no alarm is held back, and returns the alarms.
    private func alarms(
        _ condition: SeriesRule.Condition, _ values: [Double?], every interval: Duration = .seconds(20),
        axis: AxisRange = AxisRange(axis: "y", lower: 0, upper: 100)
    ) -> [String] {
        var stage = MonitorStage()
        stage.axis = axis
        stage.monitor("a", rules: [SeriesRule(series: "CPU", condition)])
        for (index, value) in values.enumerated() {
            stage.pass(until: interval * index)
            stage.append([value], to: "a", series: "CPU")
        }
        stage.pass(until: stage.now + .seconds(5))
        return stage.heard.filter { line in [", above", ", below", " from "].contains { line.contains($0) } }
    }

    @Test func `above warns once, and again only after the series fell 1 % of the span below the limit`() {
        #expect(
            alarms(.above(90), [89, 91, 95, 89.5, 91, 89, 90, 90.5]) == [
                "20.0 s: CPU 91, above 90", "140.0 s: CPU 90.5, above 90",
            ])
    }

    @Test func `below warns once, and again only after the series rose 1 % of the span above the limit`() {
        #expect(
            alarms(.below(10), [5, 10.5, 9, 11, 9, -.infinity, nil]) == [
                "0.0 s: CPU 5, below 10", "80.0 s: CPU 9, below 10",
            ])
    }

    @Test func `crosses warns in both directions, and not about noise around the limit`() {
        #expect(
            alarms(.crosses(50), [50, 40, 50.1, 49.9, 50.2, 49.8, 55, 50, 45]) == [
                "40.0 s: CPU 50.1, above 50", "160.0 s: CPU 45, below 50",
            ])
    }

    @Test func `a crossing hidden by noise is announced when it is clear`() {
        #expect(
            alarms(.crosses(50), [40, 50.1, 49.9, 45]) == [
                "20.0 s: CPU 50.1, above 50", "60.0 s: CPU 45, below 50",
            ])
    }

    @Test func `changesBy counts from the last announced value`() {
        #expect(
            alarms(.changesBy(.absolute(5)), [10, 14, 15, 19, 10, 12]) == [
                "40.0 s: CPU from 10 to 15", "80.0 s: CPU from 15 to 10",
            ])
        #expect(
            alarms(.changesBy(.percent(10)), [100, 109, 110, 120, 121]) == [
                "40.0 s: CPU from 100 to 110", "80.0 s: CPU from 110 to 121",
            ])
    }

    @Test func `a percentage of zero is at least 1 % of the span`() {
        #expect(alarms(.changesBy(.percent(10)), [0, 0.5, 1]) == ["40.0 s: CPU from 0 to 1"])
    }

    @Test func `silentFor warns once, until the next point arrives`() {
        var stage = MonitorStage()
        stage.monitor("a", rules: [SeriesRule(series: "CPU", .silentFor(.seconds(30)))])
        stage.pass(until: .seconds(100))
        stage.append([nil], to: "a", series: "CPU")
        stage.pass(until: .seconds(120))
        stage.append([1], to: "a", series: "CPU")
        stage.pass(until: .seconds(400))
        #expect(
            stage.heard == [
                "30.0 s: CPU, no new point for 30\u{A0}s", "120.0 s: CPU, 1",
                "150.0 s: CPU, no new point for 30\u{A0}s",
            ])
    }

    @Test func `a rule warns at most once in 10 s, and then only if its condition still holds`() {
        let values: [Double?] = [95, 80, 95, 80, 95, 96, 97, 98, 99, 99.5]
        #expect(
            alarms(.above(90), values, every: .seconds(1)) == [
                "0.0 s: CPU 95, above 90", "10.0 s: CPU 99.5, above 90",
            ])
        #expect(
            alarms(.above(90), [95, 80, 95, 80], every: .seconds(1)) == ["0.0 s: CPU 95, above 90"])
    }

    @Test func `a rule without a visible range takes the span of the data`() {
        let nothing = AxisRange(axis: "y", lower: .nan, upper: 0)
        #expect(
            alarms(.above(90), [0, 100, 89.5, 91, 88.9, 91], axis: nothing) == [
                "20.0 s: CPU 100, above 90", "100.0 s: CPU 91, above 90",
            ])
    }

    @Test(arguments: [
        SeriesRule.Condition.above(.nan), .below(.nan), .crosses(.nan), .changesBy(.absolute(.nan)),
        .changesBy(.absolute(0)), .changesBy(.absolute(-1)), .changesBy(.percent(.nan)), .changesBy(.percent(-5)),
    ])
    func `an invalid condition never warns`(condition: SeriesRule.Condition) {
        #expect(alarms(condition, [1, 100, -1e308, 1e308, 0, .nan, .infinity]) == [])
    }

    @Test func `an alarm has high priority, is sent for its client, and is sent while the monitor is frozen`() throws {
        var stage = MonitorStage()
        stage.monitor("a", title: "Server", rules: [SeriesRule(series: "CPU", .above(90))], client: 7)
        stage.monitor("b")
        stage.monitor.freeze()
        let news = stage.append([95], to: "a", series: "CPU", client: 7)
        #expect(stage.heard == ["0.0 s: Server, CPU 95, above 90"])
        #expect(news.map(\.announcement.priority) == [.high])
        #expect(news.map(\.client) == [7])
    }

    @Test func `a value that matches several rules is announced once, by the most informative rule`() {
        var stage = MonitorStage()
        let rules = [SeriesRule(series: "CPU", .changesBy(.absolute(5))), SeriesRule(series: "CPU", .above(90))]
        stage.monitor("a", rules: rules)
        stage.append([42], to: "a", series: "CPU")
        stage.pass(until: .seconds(20))
        stage.append([97], to: "a", series: "CPU")
        stage.pass(until: .seconds(40))
        stage.append([60], to: "a", series: "CPU")
        stage.pass(until: .seconds(60))
        #expect(
            stage.heard == ["0.0 s: CPU, 42", "20.0 s: CPU 97, above 90", "40.0 s: CPU from 97 to 60"])
    }

    @Test func `a rule watches only its own series`() {
        var stage = MonitorStage()
        let rules = [SeriesRule(series: "CPU", .above(90)), SeriesRule(series: "memory", .below(10))]
        stage.monitor("a", rules: rules)
        stage.monitor.freeze()
        stage.append([5], to: "a", series: "CPU")
        stage.append([95, 5], to: "a", series: "memory")
        #expect(stage.heard == ["0.0 s: memory 5, below 10"])
    }
}
