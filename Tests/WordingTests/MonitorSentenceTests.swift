// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Sentences of monitored charts")
struct MonitorSentenceTests {
    private func words(_ phrase: ChartPhrase) -> String {
        String(Wording().words(for: .chart(phrase)).display.map { $0 == "\u{A0}" ? " " : $0 })
    }

    private func value(_ value: Double) -> AxisValue {
        AxisValue(value, on: AxisRange(axis: "y", lower: 1, upper: 1.5, unit: "V"))
    }

    private func digest(_ count: Int, high: Double, low: Double, latest: Double, series: String? = nil) -> String {
        words(
            .digest(series: series, count: count, highest: value(high), lowest: value(low), latest: value(latest)))
    }

    @Test func `a digest says the number of points, the highest and the latest, and repeats none`() {
        #expect(
            digest(12, high: 1.0722, low: 1.0701, latest: 1.0713)
                == "12 new points, highest 1.0722 V, latest 1.0713 V")
        #expect(digest(2, high: 5, low: 3, latest: 5) == "2 new points, lowest 3 V, latest 5 V")
        #expect(digest(3, high: 5, low: 5, latest: 5) == "3 new points, latest 5 V")
        #expect(digest(1, high: 5, low: 5, latest: 5, series: "Price") == "Price, 5 V")
    }

    @Test func `an alarm says the series, its event and its current value`() {
        func alarm(_ event: SeriesAlert.Event) -> String { words(.alert(SeriesAlert(series: "Price", event: event))) }
        #expect(alarm(.above(limit: value(9), now: value(9.5))) == "Price 9.5 V, above 9 V")
        #expect(alarm(.below(limit: value(2), now: value(1))) == "Price 1 V, below 2 V")
        #expect(alarm(.changed(from: value(2), to: value(3))) == "Price from 2 V to 3 V")
        #expect(alarm(.silent(for: .seconds(1))) == "Price, no new point for 1 s")
        #expect(alarm(.silent(for: .seconds(90))) == "Price, no new point for 90 s")
        #expect(alarm(.silent(for: .seconds(120))) == "Price, no new point for 2 min")
        #expect(alarm(.silent(for: .seconds(7200))) == "Price, no new point for 2 h")
        #expect(alarm(.silent(for: .milliseconds(-1))) == "Price, no new point for 0 s")
    }

    @Test func `the voice says units in full`() {
        let alert = SeriesAlert(series: "Price", event: .silent(for: .seconds(60)))
        #expect(Wording().words(for: .chart(.alert(alert))).speech == "Price, no new point for 1 minute")
    }

    @Test func `turning monitoring on and off is announced`() {
        #expect([true, false].map { words(.monitoring(isOn: $0)) } == ["Monitoring on", "Monitoring off"])
    }
}
