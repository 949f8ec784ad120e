// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Wording: charts")
struct ChartSentenceTests {
    private static let x = AxisRange(axis: "x", lower: 1, upper: 5)
    private static let y = AxisRange(axis: "y", lower: 0, upper: 100)

    private static func point(
        _ y: Double?, kind: SeriesKind = .line, series: String = "Coal", label: String? = nil, unit: String? = nil
    ) -> ChartPoint {
        var axis = Self.y
        axis.unit = unit
        return ChartPoint(
            x: AxisValue(2, on: x), y: y.map { AxisValue($0, on: axis) }, label: label, kind: kind, series: series,
            index: 1, count: 4)
    }

    private func words(_ phrase: ChartPhrase, seed: Bool) -> String {
        Wording(verbosity: seed ? .high : .medium).words(for: .chart(phrase)).display
    }

    private static let summary = SeriesSummary(
        name: "Coal", count: 4, gaps: 0, first: AxisValue(1, on: x), last: AxisValue(5, on: x),
        extremes: .init(lowest: point(20), highest: point(62.5), mean: AxisValue(40.5, on: y)))

    @Test(arguments: [
        (ChartPhrase.axis(x), "X Axis with visible range from 1.0 to 5.0", "X axis, 1 to 5"),
        (.point(point(24.999)), "2: 24.999 value", "2: 24.999"),
        (.point(point(-0.5)), "2: -0.5 value", "2: −0.5"),
        (.point(point(nil)), "2: no value", "2: no value"),
        (.point(point(50, kind: .column)), "2: 50.0 value", "2: 50"),
        (.point(point(24, kind: .stackedColumn)), "2: 24.0 value in Coal series", "2: 24"),
        (.point(point(24, label: "Easter")), "Easter", "Easter"),
        (.point(point(24, unit: "MW")), "2: 24 value", "2: 24\u{A0}MW"),
        (.scrolled(.left, [x]), "X Axis range changed, now it's from 1.0 to 5.0", "1 to 5"),
        (.scrolled(.up, [y]), "Y Axis range changed, now it's from 0.0 to 100.0", "0 to 100"),
        (.zoomedToExtents(animated: false), "Surface has just been zoomed to it's extents", "All data"),
        (.zoomedToExtents(animated: true), "Surface has just been animated to it's extents", "All data"),
        (
            .series(name: "Coal", index: 0, count: 3, point: point(24)), "Coal, series 1 of 3, 2: 24 value",
            "Coal, 2: 24"
        ),
        (.series(name: "Coal", index: 1, count: 3, point: nil), "Coal, series 2 of 3", "Coal"),
        (.zoomedIn([x]), "Zoomed in, 1 to 5", "1 to 5"),
        (.zoomedOut([x, y]), "Zoomed out, X axis, 1 to 5, Y axis, 0 to 100", "X axis, 1 to 5, Y axis, 0 to 100"),
    ])
    func `the note's words are used if it has some, and short ones otherwise`(
        phrase: ChartPhrase, seed: String, plain: String
    ) {
        #expect(words(phrase, seed: true) == seed)
        #expect(words(phrase, seed: false) == plain)
    }

    @Test(arguments: [
        (ChartPhrase.minimum(point(20)), "Lowest: 20 at 2"), (.maximum(point(62.5)), "Highest: 62.5 at 2"),
        (.page(index: 2, count: 10), "Page 3 of 10"), (.startOfData, "Start of data"), (.endOfData, "End of data"),
        (.noData, "No data"),
        (
            .seriesSummary(summary),
            "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
        ),
        (
            .summary(ChartSummary(title: nil, text: "", axes: [], series: [summary])),
            "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
        ),
        (
            .summary(ChartSummary(title: "Coal", text: "", axes: [], series: [summary])),
            "Coal, 4 points, 1 to 5. Lowest 20 at 2; highest 62.5 at 2; average 40.5."
        ),
    ])
    func `a phrase that the note lacks has the same words at both levels`(phrase: ChartPhrase, words: String) {
        #expect([true, false].map { self.words(phrase, seed: $0) } == [words, words])
    }

    @Test(arguments: [
        (Double.nan, "2: no value"), (.infinity, "2: infinity value"), (1e300, "2: 1.000 times 10 to the 300 value"),
        (-1e300, "2: -1.000 times 10 to the 300 value"), (9.3e14, "2: 930000000000000 value"), (-7.9, "2: -7.9 value"),
    ])
    func `a line's value of any size is spoken`(value: Double, words: String) {
        #expect(self.words(.point(Self.point(value.isNaN ? nil : value)), seed: true) == words)
    }

    @Test(arguments: [
        (0.1, "2: 0.1 value"), (1e-7, "2: 0.0000001 value"), (2.5e20, "2: 2.500 times 10 to the 20 value"),
    ])
    func `a column's value has no exponent`(value: Double, words: String) {
        #expect(self.words(.point(Self.point(value, kind: .column)), seed: true) == words)
    }

    @Test func `an axis is called by its title, or else by its direction, or else by its id`() {
        func names(_ axis: String, title: String? = nil, isX: Bool? = nil) -> [String] {
            let range = AxisRange(axis: axis, lower: 1, upper: 5, title: title, isXAxis: isX)
            return [true, false].map {
                Wording(verbosity: $0 ? .high : .medium).words(for: .axisRanges([range])).display
            }
        }
        #expect(
            names("right", title: "Price", isX: false) == [
                "Price axis range changed, now it's from 1.0 to 5.0", "Price axis, 1 to 5",
            ])
        #expect(names("top", isX: true) == ["X Axis range changed, now it's from 1.0 to 5.0", "X axis, 1 to 5"])
        #expect(names("Depth") == ["Depth axis range changed, now it's from 1.0 to 5.0", "Depth axis, 1 to 5"])
    }

    @Test(
        arguments: [
            (1.0, 5.0, AxisScale.linear, "1 to 5"), (1.07083, 1.07219, .linear, "1.07083 to 1.07219"),
            (-0.0001, 50, .linear, "−0.0001 to 50"), (99.95, 100.05, .linear, "99.95 to 100.05"),
            (5, 5, .linear, "at 5"),
            (0.1, 0.30000000000000004, .linear, "0.1 to 0.3"), (3, 3000, .logarithmic, "3 to 3000"),
            (0.00123456, 10, .logarithmic, "0.00123 to 10"), (0, 1, .category(["Jan", "Feb"]), "Jan to Feb"),
            (-0.5, 7, .category(["Jan", "Feb"]), "Jan to Feb"), (0, 2, .category([]), "0 to 2"),
        ] as [(Double, Double, AxisScale, String)])
    func `plain ranges have no more digits than their span needs`(
        lower: Double, upper: Double, scale: AxisScale, words: String
    ) {
        let range = AxisRange(axis: "x", lower: lower, upper: upper, scale: scale)
        #expect(Wording().words(for: .axisRanges([range])).display == "X axis, \(words)")
        let name = scale == .logarithmic ? "X axis, logarithmic, " : "X axis, "
        #expect(Wording().words(for: .chart(.axis(range))).display == name + words)
    }

    @Test(
        arguments: [
            (-367_372_800.0, 0.0, 0, "1958 to 1970"),
            (951_782_400, 951_868_800 + 86_400, 0, "29 February to 2 March 2000"),
            (0, 3600, 3600, "01:00 to 02:00"),
            (-1, 59, 0, "23:59 to 00:00"),
            (-62_167_219_200, 4_102_444_800, 0, "0 to 2100"),
        ] as [(Double, Double, Int, String)])
    func `dates have as many fields as their span needs`(
        lower: Double, upper: Double, offset: Int, words: String
    ) {
        let range = AxisRange(axis: "x", lower: lower, upper: upper, scale: .date(offsetFromUTC: UTCOffset(offset)))
        #expect(Wording().words(for: .axisRanges([range])).display == "X axis, \(words)")
    }

    @Test(
        arguments: [
            (0.01, 1e7, "0.01, to 10 million"), (0.5, 1000, "0.5 to 1000"), (0.001, 100, "0.001 to 100"),
            (0.07, 4.2e6, "0.07, to 4.2 million"), (0.2, 8, "0.2 to 8"), (0.9, 5e4, "0.9 to 50000"),
            (1, 1e7, "1, to 10 million"), (2.5, 40_000, "3 to 40000"), (10.4, 999.6, "11 to 999"),
            (0.05, 0.8, "0.05 to 0.8"),
        ] as [(Double, Double, String)])
    func `a logarithmic axis over whole numbers has its own ends below one`(
        lower: Double, upper: Double, words: String
    ) {
        var range = AxisRange(axis: "y", lower: lower, upper: upper, scale: .logarithmic)
        range.fractionDigits = 0
        #expect(SpokenAxis(range, Wording()).words.speech == words)
    }

    @Test func `a date beyond the calendar is spoken as its number`() {
        let range = AxisRange(axis: "x", lower: 0, upper: 1e300, scale: .date(offsetFromUTC: 0))
        #expect(
            Wording().words(for: .axisRanges([range])).display
                == "X axis, 0 to 1\u{A0}×\u{A0}10³⁰⁰")
    }

    @Test func `plain ends that differ are never the same words`() {
        for lower in [1e-9, 0.5, 3, 1e6, 123_456_789.0] {
            for upper in [lower.nextUp, lower * 1.0000001, lower * 1.01, lower * 3] {
                let range = AxisRange(axis: "x", lower: lower, upper: upper)
                let words = Wording().words(for: .axisRanges([range])).display
                if upper - lower > 1e-15 * Swift.max(1, lower) { #expect(words.contains(" to "), "\(lower) \(upper)") }
            }
        }
    }
}
