// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport

@testable import Wording

/// `Tests/Tables/wording.txt`: each kind of announcement in each language and verbosity, as displayed and as spoken.
/// People read it, and the tests check it.
enum WordingGolden {
    /// The rows of a table. Announcements for exploring have a separate table.
    static func rows(_ table: String = "wording") throws -> [String] {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/\(table).txt", encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    static func rows(in language: SpokenLanguage, _ kinds: [(name: String, content: AnnouncementContent)] = kinds)
        -> [String]
    {
        kinds.flatMap { kind in
            Verbosity.allCases.map { verbosity in
                let words = Wording(language: language, verbosity: verbosity).words(for: kind.content)
                return [language.rawValue, verbosity.rawValue, kind.name, words.display, words.speech]
                    .joined(separator: "\t")
            }
        }
    }

    static let kinds: [(name: String, content: AnnouncementContent)] = elements + ranges + points + told

    private static let x = AxisRange(axis: "x", lower: -5, upper: 12.5, unit: "V")
    private static let y = AxisRange(axis: "right", lower: 0, upper: 2e6, title: "Price", unit: "EUR", isXAxis: false)
    /// 1 May 1958 to 31 December 1962.
    private static let time = AxisRange(
        axis: "x", lower: -368_236_800, upper: -220_924_801, scale: .date(offsetFromUTC: 0))
    private static let names = AxisRange(axis: "x", lower: 0, upper: 2, scale: .category(["Coal", "Gas", "Wind"]))
    private static let log = AxisRange(axis: "y", lower: 1, upper: 1e6, scale: .logarithmic, unit: "Hz")

    private static let elements: [(String, AnnouncementContent)] = {
        let element = ElementSnapshot(
            label: "Alpha", value: "50", hint: "Delta", traits: [.adjustable, .selected], index: 2, count: 21)
        var dimmed = element
        (dimmed.traits, dimmed.bound) = ([.adjustable, .notEnabled], .maximum)
        let all = AccessibilityTraits.named.map(\.trait).filter { $0 != .button }
        let traits = ElementSnapshot(hint: "Delta", traits: AccessibilityTraits(all), index: 2, count: 12)
        let button = ElementSnapshot(traits: .button, bound: .minimum)
        return [
            ("element", .element(element)), ("element changed", .elementChanged(dimmed, from: element)),
            ("element adjusted", .elementAdjusted(dimmed, from: element)),
            ("edge", .scrolled("Alpha", isEdge: true)), ("traits", .element(traits)),
            ("traits gone", .elementChanged(button, from: traits)),
            ("switch on", .element(ElementSnapshot(label: "Alpha", value: "1", traits: .toggleButton))),
            ("switch off", .element(ElementSnapshot(label: "Alpha", value: "0", traits: .toggleButton))),
        ]
    }()

    private static let ranges: [(String, AnnouncementContent)] = [
        ("range", .axisRanges([x])), ("ranges", .axisRanges([x, y])), ("range of dates", .axisRanges([time])),
        ("range of names", .axisRanges([names])),
        ("range of one", .axisRanges([AxisRange(axis: "x", lower: 3, upper: 3)])),
        ("no range", .axisRanges([AxisRange(axis: "x", lower: .nan, upper: 3)])), ("axis", .chart(.axis(x))),
        ("logarithmic axis", .chart(.axis(log))), ("scrolled left", .chart(.scrolled(.right, [x]))),
        ("scrolled right", .chart(.scrolled(.left, [x]))), ("scrolled up", .chart(.scrolled(.up, [x]))),
        ("scrolled down", .chart(.scrolled(.down, [x]))), ("scrolled next", .chart(.scrolled(.next, [x]))),
        ("scrolled previous", .chart(.scrolled(.previous, [x]))), ("zoomed in", .chart(.zoomedIn([x]))),
        ("zoomed out", .chart(.zoomedOut([time]))), ("extents", .chart(.zoomedToExtents(animated: false))),
        ("extents, animated", .chart(.zoomedToExtents(animated: true))),
    ]

    private static func point(_ place: Double?, _ label: String? = nil) -> ChartPoint {
        ChartPoint(
            x: AxisValue(-300_000_000, on: time), y: place.map { AxisValue($0, on: x) }, label: label, series: "Coal",
            index: 1, count: 22)
    }

    private static let points: [(String, AnnouncementContent)] = [
        ("point", .chart(.point(point(-2.25)))), ("gap", .chart(.point(point(nil)))),
        ("labelled point", .chart(.point(point(1, "Easter")))),
        ("series", .chart(.series(name: "Coal", index: 0, count: 3, point: point(1.5)))),
        ("minimum", .chart(.minimum(point(-5)))), ("maximum", .chart(.maximum(point(12.5)))),
        ("page", .chart(.page(index: 1, count: 5))), ("start", .chart(.startOfData)), ("end", .chart(.endOfData)),
        ("nothing", .chart(.noData)),
    ]

    private static func series(_ count: Int) -> SeriesSummary {
        SeriesSummary(
            name: "Coal", count: count, gaps: count / 2, first: AxisValue(-360_000_000, on: time),
            last: AxisValue(-230_000_000, on: time),
            extremes: .init(lowest: point(-5), highest: point(12.5), mean: AxisValue(4.5, on: x)))
    }

    private static func described(_ coverage: SeriesCoverage, _ trend: SeriesTrend) -> SeriesSummary {
        var summary = series(22)
        (summary.coverage, summary.trend) = (coverage, trend)
        return summary
    }

    private static let figures = SeriesFigures(
        name: "Coal", coverage: .visible, count: 21, gaps: 1,
        distribution: .init(
            mean: AxisValue(4.5, on: x), median: AxisValue(4, on: x), deviation: AxisValue(2.25, on: x),
            lowerQuartile: AxisValue(-1, on: x), upperQuartile: AxisValue(8, on: x)))

    private static func alert(_ event: SeriesAlert.Event) -> AnnouncementContent {
        .chart(.alert(SeriesAlert(series: "Coal", event: event)))
    }

    private static func digest(_ count: Int) -> AnnouncementContent {
        .chart(
            .digest(
                series: "Coal", count: count, highest: AxisValue(11, on: x), lowest: AxisValue(-1, on: x),
                latest: AxisValue(3.5, on: x)))
    }

    private static let told: [(String, AnnouncementContent)] = [
        ("series of 1", .chart(.seriesSummary(series(1)))), ("series of 3", .chart(.seriesSummary(series(3)))),
        ("series of 25", .chart(.seriesSummary(series(25)))),
        ("described series", .chart(.seriesSummary(described(.all, .rises(by: AxisValue(9.5, on: x)))))),
        (
            "described part",
            .chart(
                .seriesSummary(described(.visible, .unclear(from: AxisValue(-5, on: x), to: AxisValue(12.5, on: x)))))
        ),
        ("statistics", .chart(.statistics(figures))),
        ("rises", .chart(.trend(.rises(by: AxisValue(1, on: x)), series: "Coal", coverage: .all))),
        ("falls", .chart(.trend(.falls(by: AxisValue(2.5, on: x)), series: "Coal", coverage: .visible))),
        ("flat", .chart(.trend(.flat, series: "Coal", coverage: .all))),
        (
            "chart",
            .chart(.summary(ChartSummary(title: "Energy", text: "Oslo", axes: [names, log], series: [series(2)])))
        ),
        ("digest of 1", digest(1)), ("digest of 4", digest(4)), ("digest of 21", digest(21)),
        ("above", alert(.above(limit: AxisValue(9, on: x), now: AxisValue(9.5, on: x)))),
        ("below", alert(.below(limit: AxisValue(-3, on: x), now: AxisValue(-3.001, on: x)))),
        ("changed", alert(.changed(from: AxisValue(2, on: x), to: AxisValue(-4, on: x)))),
        ("silent", alert(.silent(for: .seconds(1)))), ("long silent", alert(.silent(for: .seconds(300)))),
        ("monitoring", .chart(.monitoring(isOn: true))), ("not monitoring", .chart(.monitoring(isOn: false))),
    ]
}
