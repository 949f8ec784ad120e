// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Sentences of monitored charts")
struct MonitorSentenceTests {
    private let sentence = MonitorSentence { "\($0.value) V" }

    private func value(_ value: Double) -> AxisValue {
        AxisValue(value, on: AxisRange(axis: "y", lower: 0, upper: 10))
    }

    private func digest(_ count: Int, high: Double, low: Double, latest: Double, series: String? = nil) -> String {
        sentence.digest(
            series: series, count: count, highest: value(high), lowest: value(low), latest: value(latest))
    }

    @Test func `a digest says how many, the highest and the latest, and nothing twice`() {
        #expect(
            digest(12, high: 1.0722, low: 1.0701, latest: 1.0713)
                == "12 new points, highest 1.0722 V, latest 1.0713 V")
        #expect(digest(2, high: 5, low: 3, latest: 5) == "2 new points, lowest 3.0 V, latest 5.0 V")
        #expect(digest(3, high: 5, low: 5, latest: 5) == "3 new points, latest 5.0 V")
        #expect(digest(1, high: 5, low: 5, latest: 5, series: "Price") == "Price, 1 new point, 5.0 V")
    }

    @Test func `an alarm says which series, what it did, and where it is now`() {
        func words(_ event: SeriesAlert.Event) -> String { sentence.alert(SeriesAlert(series: "Price", event: event)) }
        #expect(words(.above(limit: value(9), now: value(9.5))) == "Price above 9.0 V, now 9.5 V")
        #expect(words(.below(limit: value(2), now: value(1))) == "Price below 2.0 V, now 1.0 V")
        #expect(words(.changed(from: value(2), to: value(3))) == "Price changed from 2.0 V to 3.0 V")
        #expect(words(.silent(for: .seconds(1))) == "Price, no new point for 1 second")
        #expect(words(.silent(for: .seconds(30))) == "Price, no new point for 30 seconds")
    }

    @Test func `turning it on and off is said`() {
        #expect(sentence.monitoring(isOn: true) == "Monitoring on")
        #expect(sentence.monitoring(isOn: false) == "Monitoring off")
    }
}
