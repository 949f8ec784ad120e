// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The time to word one announcement, in each language.
struct WordingBenchmark {
    private static let runs = 20_000

    static func run(_ table: FigureTable) {
        for (name, content) in contents {
            for language in SpokenLanguage.all.filter(\.readsTexts) { report(table, name, language, content) }
        }
        TextBenchmark.run(table)
    }

    private static func report(
        _ table: FigureTable, _ name: String, _ language: SpokenLanguage, _ content: (Int) -> AnnouncementContent
    ) {
        let wording = Wording(language: language)
        var stopwatch = Stopwatch()
        var length = 0
        for run in 0..<runs {
            let announcement = content(run)
            stopwatch.measure { length += wording.words(for: announcement).speech.utf8.count }
        }
        guard length > 0 else { return print("nothing was said") }
        table.report("\(name), \(language.rawValue)", stopwatch)
    }

    /// The contents to word. All contents of one kind differ.
    private static let contents: [(String, @Sendable (Int) -> AnnouncementContent)] = [
        ("range", { .axisRanges([axis(Double($0) * 0.37)]) }),
        (
            "range of dates",
            { run in
                let start = Double(run) * 100_000
                return .axisRanges([
                    AxisRange(axis: "x", lower: start, upper: start + 9e6, scale: .date(offsetFromUTC: 0))
                ])
            }
        ),
        ("point", { .chart(.point(point(Double($0) * 0.37))) }),
        (
            "element",
            {
                .element(
                    ElementSnapshot(
                        label: "Playing progress", value: "\($0)", hint: "Swipe up or down to adjust",
                        traits: [.adjustable, .selected], index: $0, count: runs))
            }
        ),
        (
            "digest",
            { run in
                let axis = axis(Double(run) * 0.37)
                return .chart(
                    .digest(
                        series: "Load", count: run + 2, highest: AxisValue(axis.upper, on: axis),
                        lowest: AxisValue(axis.lower, on: axis), latest: AxisValue(axis.lower + 1, on: axis)))
            }
        ),
    ]

    private static func axis(_ lower: Double) -> AxisRange {
        AxisRange(axis: "y", lower: lower, upper: lower + 12.5, title: "Power", unit: "MW")
    }

    private static func point(_ place: Double) -> ChartPoint {
        ChartPoint(
            x: AxisValue(place + 3, on: axis(place)), y: AxisValue(place + 4.25, on: axis(place + 1)), series: "Load",
            index: 4, count: 21)
    }
}
