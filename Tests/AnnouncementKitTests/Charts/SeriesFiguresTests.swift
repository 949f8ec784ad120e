// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AnnouncementKit
@testable import Wording

@Suite("Figures of a series")
struct SeriesFiguresTests {
    /// Expected values: NumPy's `quantile` and `std(ddof=1)`.
    private static let literal: [(values: [Double], mean: Double, deviation: Double?, quantiles: [Double])] = [
        ([1, 2, 3, 4], 2.5, 1.2909944487358056, [1.75, 2.5, 3.25]),
        ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 4, 2.3664319132398464, [2.5, 4, 5]),
        ([9, 7, 8, 6, 5, 5, 3, 2, 2, 1], 4.8, 2.7406406388125952, [2.25, 5, 6.75]),
        ([7], 7, nil, [7, 7, 7]),
        ([-1e308, 1e308], 0, nil, [-5e307, 0, 5e307]),
    ]

    @Test(arguments: literal.indices)
    func `mean, deviation and quartiles equal NumPy's`(index: Int) throws {
        let (values, mean, deviation, expected) = Self.literal[index]
        #expect(SeriesStatistics.mean(of: values) == mean)
        let found = SeriesStatistics.deviation(of: values, mean: mean)
        #expect(abs((found ?? -1) - (deviation ?? -1)) < 1e-12)
        let quantiles = try #require(Quantiles(values))
        #expect([quantiles.lowerQuartile, quantiles.median, quantiles.upperQuartile] == expected)
    }

    @Test func `selecting the k-th value finds the value that sorting finds`() {
        var random = SplitMix64(seed: 1)
        for count in 1...200 {
            for spread in [1, 3, 1_000_000] {
                let values = (0..<count).map { _ in Double(Int(random.next() % UInt64(spread))) }
                let sorted = values.sorted()
                func quantile(_ share: Double) -> Double {
                    let position = Double(count - 1) * share
                    let part = position - position.rounded(.down)
                    let low = sorted[Int(position)]
                    return part > 0 ? low * (1 - part) + sorted[Int(position) + 1] * part : low
                }
                let quantiles = Quantiles(values)
                #expect(
                    [quantiles?.lowerQuartile, quantiles?.median, quantiles?.upperQuartile]
                        == [quantile(0.25), quantile(0.5), quantile(0.75)])
            }
        }
        #expect(Quantiles([]) == nil)
    }

    private func navigator(
        _ points: PointColumns, scale: AxisScale = .linear, visible: DataRange? = nil
    ) throws -> ChartNavigator {
        let axes = [
            ChartAxisDescriptor(id: "x", scale: scale, visibleRange: visible),
            ChartAxisDescriptor(id: "y", unit: "ppm"),
        ]
        return try ChartNavigator(
            ChartDescriptor(id: "c", axes: axes, series: [DataSeries(id: "co2", name: "Coal", points: points)]))
    }

    private func told(_ command: ChartCommand, _ navigator: ChartNavigator, _ verbosity: Verbosity = .medium) -> String?
    {
        var navigator = navigator
        return navigator.perform(command).phrase.map {
            Wording(verbosity: verbosity).words(for: .chart($0)).display.split(separator: "\u{A0}").joined(
                separator: " ")
        }
    }

    private static let rising = PointColumns(
        x: (1...10).map(Double.init), y: [9, 12, 18, 15, .nan, 40, 33, 50, 51, 60])

    @Test func `a series is described with its trend and its range`() throws {
        let all = try navigator(Self.rising)
        #expect(
            told(.describe, all)
                == "Coal, all data, 10 points, 1 without a value, 1 to 10. Rises by about 51.9 ppm overall. "
                + "Lowest 9 ppm at 1; highest 60 ppm at 10; average 32 ppm.")
        #expect(
            told(.describe, all, .low) == "Coal, all data, 1 to 10. Rises by about 51.9 ppm overall. "
                + "Lowest 9 ppm; highest 60 ppm; average 32 ppm.")
        let part = try navigator(Self.rising, visible: DataRange(min: 2, max: 4.5))
        #expect(
            told(.describe, part)
                == "Coal, visible range, 3 points, 2 to 4. Too few points for a trend. "
                + "Lowest 12 ppm at 2; highest 18 ppm at 3; average 15 ppm.")
    }

    @Test func `figures say whether they cover all data`() throws {
        let all = try navigator(Self.rising)
        #expect(
            told(.statistics, all)
                == "Coal, all data, 10 points, 1 without a value; average 32 ppm; median 33 ppm; "
                + "standard deviation about 19.2 ppm; half between 15 ppm and 50 ppm.")
        #expect(
            told(.statistics, all, .low)
                == "Coal, all data; average 32 ppm; median 33 ppm; standard deviation about 19.2 ppm; "
                + "half between 15 ppm and 50 ppm.")
        let part = try navigator(Self.rising, visible: DataRange(min: 2, max: 2))
        #expect(
            told(.statistics, part)
                == "Coal, visible range, 1 point, always 12 ppm.")
    }

    @Test func `a trend is announced with its size, or as absent`() throws {
        #expect(told(.trend, try navigator(Self.rising)) == "Coal, all data. Rises by about 51.9 ppm overall.")
        let falling = PointColumns(x: Self.rising.x, y: Self.rising.y.map { -$0 })
        #expect(told(.trend, try navigator(falling)) == "Coal, all data. Falls by about 51.9 ppm overall.")
        let flat = PointColumns(x: [1, 2, 3, 4, 5, 6], y: [5, 5, 5, 5, 5, 5])
        #expect(told(.trend, try navigator(flat)) == "Coal, all data. Roughly flat.")
        let unclear = PointColumns(x: (1...9).map(Double.init), y: [5, 7, 4, 6, 5, 6, 4, 7, 6])
        #expect(told(.trend, try navigator(unclear)) == "Coal, all data. No clear trend, from 5 ppm to 6 ppm.")
        let part = try navigator(Self.rising, visible: DataRange(min: 1, max: 4))
        #expect(told(.trend, part) == "Coal, visible range. Too few points for a trend.")
    }

    private func series(_ count: Int, every step: Double = 86_400, _ value: (Double) -> Double) -> PointColumns {
        let places = (0..<count).map(Double.init)
        return PointColumns(x: places.map { $0 * step }, y: places.map(value))
    }

    @Test func `a season is announced with the trend that it surrounds`() throws {
        let dates = AxisScale.date(offsetFromUTC: 0)
        func rising(_ month: Double) -> Double { sin(month / 6 * .pi) + month / 12 }
        #expect(
            told(.trend, try navigator(series(120, every: 2_629_800, rising), scale: dates))
                == "Coal, all data. Rises by about 9.92 ppm overall. Goes up and down once a year.")
        #expect(
            told(.trend, try navigator(series(120, every: 1, rising)))
                == "Coal, all data. Rises by about 9.92 ppm overall. Goes up and down about every 12 points.")
        let weekly = series(140) { $0.truncatingRemainder(dividingBy: 7) < 5 ? 3 : 1 }
        #expect(
            told(.trend, try navigator(weekly, scale: dates)) == "Coal, all data. Goes up and down once a week.")
        let uneven = PointColumns(x: weekly.x.map { $0 * $0 }, y: weekly.y)
        #expect(told(.trend, try navigator(uneven)) == "Coal, all data. No clear trend, from 3 ppm to 1 ppm.")
        let sine = series(455) { 5 - 5 * cos($0 / 454 * .pi * 3) }
        #expect(
            told(.trend, try navigator(sine, scale: dates))
                == "Coal, all data. No clear trend, from 0 ppm to 10 ppm.")
    }

    @Test func `points in any order have the same figures`() throws {
        var random = SplitMix64(seed: 3)
        let order = Self.rising.x.indices.shuffled(using: &random)
        let mixed = PointColumns(x: order.map { Self.rising.x[$0] }, y: order.map { Self.rising.y[$0] })
        for command in [ChartCommand.describe, .statistics, .trend] {
            #expect(told(command, try navigator(mixed)) == told(command, try navigator(Self.rising)))
        }
    }

    @Test func `a series without values has no trend`() throws {
        let gaps = try navigator(PointColumns(x: [1, 2], y: []))
        #expect(told(.statistics, gaps) == "Coal, all data, 2 points, 2 without a value, no value.")
        #expect(told(.describe, gaps) == "Coal has no values.")
        #expect(told(.trend, gaps) == "No data")
        for command in [ChartCommand.describe, .statistics, .trend] {
            #expect(told(command, try navigator(PointColumns())) == "No data")
            let elsewhere = try navigator(Self.rising, visible: DataRange(min: 20, max: 30))
            #expect(told(command, elsewhere) == "No data")
        }
    }
}
