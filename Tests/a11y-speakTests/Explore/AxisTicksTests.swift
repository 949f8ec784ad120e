// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: round ticks")
struct AxisTicksTests {
    private func labels(
        _ lower: Double, _ upper: Double, _ count: Int, scale: AxisScale = .linear, language: SpokenLanguage = .english
    ) -> [String] {
        AxisTicks(AxisRange(axis: "x", lower: lower, upper: upper, scale: scale), atMost: count, language).labels
    }

    @Test func `numbers are multiples of one, two or five times a power of ten`() {
        #expect(labels(313, 373.9, 7) == ["320", "330", "340", "350", "360", "370"])
        #expect(labels(0, 10, 3) == ["0", "5", "10"])
        #expect(labels(-0.02, 0.03, 6) == ["−0.02", "−0.01", "0", "0.01", "0.02", "0.03"])
        #expect(labels(1, 12_000, 4) == ["5000", "10,000"])
        #expect(labels(0, 3_000_000, 4) == ["0", "1 million", "2 million", "3 million"])
        #expect(labels(0.1, 0.5, 5) == ["0.1", "0.2", "0.3", "0.4", "0.5"])
        #expect(labels(0, 2, 2, language: .german) == ["0", "2"])
        #expect(labels(0.5, 1.5, 4, language: .german) == ["0,5", "1", "1,5"])
    }

    @Test func `there are never more than asked for, and none is beyond the ends`() {
        for count in 1...12 {
            for (lower, upper) in [(0.0, 1.0), (-5, 7), (1e-9, 2e-9), (999, 1001), (-1e12, 1e12), (3, 3)] {
                let ticks = AxisTicks(AxisRange(axis: "x", lower: lower, upper: upper), atMost: count, .english)
                #expect(ticks.places.count <= count && ticks.labels.count == ticks.places.count)
                let slack = (upper - lower) * 1e-8
                #expect(ticks.places.allSatisfy { $0 >= lower - slack && $0 <= upper + slack }, "\(lower) \(upper)")
            }
        }
        #expect(labels(.nan, 1, 3) == [] && labels(0, 1, 0) == [])
    }

    @Test func `a logarithmic axis has powers of ten, and names those that have room`() {
        #expect(labels(1, 1000, 5, scale: .logarithmic) == ["1", "10", "100", "1000"])
        #expect(labels(0, 2, 3, scale: .category(["a", "b", "c"])) == ["a", "b", "c"])
        #expect(labels(0, 4, 3, scale: .category(["a", "b", "c", "d", "e"])) == ["a", "c", "e"])
    }

    private func dates(_ first: String, days: Double, _ count: Int) -> [String] {
        let start = first.split(separator: "-").compactMap { Int($0) }
        let lower = DayNumber.seconds(year: start[0], month: start[1], day: start[2]) ?? 0
        return labels(lower, lower + days * 86_400, count, scale: .date(offsetFromUTC: 0))
    }

    @Test func `moments are whole years, months, days, hours and minutes`() {
        #expect(dates("1958-03-29", days: 15_800, 6) == ["1960", "1970", "1980", "1990", "2000"])
        #expect(dates("2024-01-01", days: 120, 6) == ["2024-01", "2024-02", "2024-03", "2024-04"])
        #expect(dates("2024-02-27", days: 4, 6) == ["02-27", "02-28", "02-29", "03-01", "03-02"])
        #expect(dates("2024-03-05", days: 0.5, 5) == ["03-05", "03:00", "06:00", "09:00", "12:00"])
        #expect(dates("2024-03-05", days: 30.0 / 86_400, 3) == ["00:00:00", "00:00:15", "00:00:30"])
        #expect(dates("2024-03-05", days: 0, 3) == ["00:00:00"])
    }
}
