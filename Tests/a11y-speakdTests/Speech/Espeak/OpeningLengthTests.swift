// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording
@testable import a11y_speakd

/// The lengths in seconds of chart openings and zooms that espeak-ng says.
@Suite("Lengths of openings and zooms", .slow)
struct OpeningLengthTests {
    private static let year = 31_556_952.0
    /// From 30 March 1958 to 2001.
    private static let dates = AxisRange(
        axis: "x", lower: -371_088_000, upper: 1_009_584_000, scale: .date(offsetFromUTC: 0), title: "date",
        dates: DateExtent(step: .day, first: -371_088_000, last: 1_009_584_000))
    private static let rows = AxisRange(axis: "x", lower: 1, upper: 8_151_204, title: "n", isXAxis: true)

    private static let names = [
        "co2", "Average monthly household consumption of electricity, adjusted for the number of working days",
        "industrial_production_index_seasonally_adjusted", "NASDAQ:AAPL US$ per share", "%CPU of k8s-prod-7f9c/node.js",
        "Bruttoinlandsprodukt je Einwohner in Kaufkraftstandards", "Валовой внутренний продукт на душу населения",
        "国内总产值增长率（按不变价格计算）的年度数据", "こくないそうせいさん の まいとしの せいちょうりつ", "123456789 2023-2024",
        "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "😀😃😄😁😆😅🤣😂", "https://example.org/a/b?c=d&e=f", "",
    ]

    private static func openings(named name: String) -> [ChartOpening] {
        let axis = AxisRange(axis: "y", lower: 0, upper: 9_876_543, unit: "kWh")
        let categories = AxisRange(axis: "y", lower: 0, upper: 1, scale: .category([name, "no"]))
        func value(_ value: Double) -> AxisValue { AxisValue(value, on: axis) }
        let shapes: [SeriesShape] = [
            .rises(from: value(315.74), to: value(1_234_567)), .between(value(-4.125), value(9_876_543)),
            .always(value(0.000123)), .empty, .mostly(AxisValue(0, on: categories), 1234, of: 2284),
        ]
        return shapes.enumerated().flatMap { place, shape in
            [1, 33].map { count in
                let first = SeriesOpening(
                    name: name, count: 2284, step: place == 0 ? .week : .point, x: place < 2 ? dates : rows,
                    shape: shape)
                return ChartOpening(
                    title: place == 1 ? nil : "\(name) of Example", seriesCount: count, first: first, hasKeys: true)
            }
        }
    }

    @Test(
        arguments: SpokenLanguage.all.filter {
            $0.hasSentences && !$0.rawValue.contains("-") || $0.rawValue.hasPrefix("zh")
        })
    func `an opening of any names, values, dates and series takes at most eight seconds`(
        language: SpokenLanguage
    ) async throws {
        var wording = Wording()
        wording.language = language
        var long: [String] = []
        // All openings of the languages that were chosen by ear, and a quarter of the others', which the seed chooses.
        let share: UInt64 = SpokenLanguage.heard.contains(language) ? 1 : 4
        for (place, opening) in Self.names.flatMap(Self.openings(named:)).enumerated()
        where (FreshSeeds.first &+ UInt64(place)) % share == 0 {
            let words = wording.words(for: .chart(.opening(opening)))
            let seconds = try await Self.seconds(words, language)
            if seconds > 8.05 { long.append("\(seconds) s: \(words.speech)") }
        }
        #expect(long == [])
    }

    @Test func `names are shortened last, to the largest of four lengths that fits`() {
        let name = "The temperature of the water at the northern end of the harbour in the afternoon"
        let openings = [20, 35, 80].flatMap { length in
            [1, 33].map { count in
                let first = SeriesOpening(name: String(name.prefix(length)), count: 5, x: Self.rows, shape: nil)
                let opening = ChartOpening(
                    title: String(name.dropFirst(4).prefix(length)), seriesCount: count, first: first, hasKeys: true)
                return Wording().words(for: .chart(.opening(opening))).display
            }
        }
        #expect(
            openings == [
                "temperature of the w, The temperature of t, 5 points. Question mark for keys.",
                "temperature of the w, 33 series. First, The temperature of t. Down for the next, question mark for keys.",
                "temperature of the water at the nor, The temperature of the water at the, 5 points. "
                    + "Question mark for keys.",
                "temperature of the water at the nor, 33 series. First, The temperature of the water at the. "
                    + "Question mark for keys.",
                "temperature of the water at the northern… The temperature of the water at the nort… "
                    + "Question mark for keys.",
                "temperature of the w… 33 series. First, The temperature of t… Question mark for keys.",
            ])
    }

    /// The ranges after and before each zoom, from years to seconds.
    private static let zooms: [(AxisRange, AxisRange.Ends)] = {
        let middle = 316_000_000.0
        let years = [40, 20, 9, 4, 2, 0.5].map { $0 * year }
        let spans = years + [40 * 86_400, 9 * 86_400, 90_000, 30_000, 4000, 300, 40]
        var zooms: [(AxisRange, AxisRange.Ends)] = []
        for (wide, narrow) in zip(spans, spans.dropFirst()) {
            for (before, after) in [(wide, narrow), (narrow, wide)] {
                var range = dates
                range.dates?.step = .second
                (range.lower, range.upper) = (middle - after / 2, middle + after / 2)
                zooms.append((range, AxisRange.Ends(lower: middle - before / 2, upper: middle + before / 2)))
            }
        }
        return zooms
    }()

    /// Limits in seconds for languages in which two times of day, or a year with its month, take longer to say.
    private static let limits: [SpokenLanguage: Double] = [
        .german: 3.6, .russian: 4.8, .japanese: 3.5, .simplifiedChinese: 3.7, .traditionalChinese: 3.7, .spanish: 3.2,
    ]

    @Test(arguments: SpokenLanguage.heard)
    func `a zoom to dates takes at most three seconds, or its language's limit`(language: SpokenLanguage) async throws {
        var wording = Wording()
        wording.language = language
        var long: [String] = []
        for (range, told) in Self.zooms {
            var range = range
            range.told = told
            let words = wording.words(for: .chart(.zoomedIn([range])))
            let seconds = try await Self.seconds(words, language)
            if seconds > Self.limits[language, default: 3] { long.append("\(seconds) s: \(words.speech)") }
        }
        #expect(long == [])
    }

    private static func seconds(_ words: WordedText, _ language: SpokenLanguage) async throws -> Double {
        let utterance = try await EspeakStage.utterance(for: words, language: language.rawValue)
        return (try await EspeakStage.speak(utterance).seconds * 100).rounded() / 100
    }
}
