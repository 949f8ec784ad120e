// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

/// A thousand windows of each series, as a user zooms and scrolls: not one is worded wrong.
@Suite("Wording of real series")
struct RealSeriesTests {
    @Test(arguments: RealSeries.allCases, SpokenLanguage.allCases)
    func `the ends of every window are told apart and are what they are`(
        series: RealSeries, language: SpokenLanguage
    ) throws {
        let values = try series.values()
        let listener = RangeListener(language)
        var source = SplitMix(seed: 9)
        for _ in 0..<1000 {
            let window = Self.window(of: values, &source)
            let (lower, upper) = (window.min() ?? 0, window.max() ?? 0)
            let axis = AxisRange(axis: "y", lower: lower, upper: upper)
            let words = Wording(language: language, verbosity: .low).words(for: .axisRanges([axis])).speech
            guard lower < upper else {
                #expect(words == SpokenRange(lower: lower, upper: upper, language: language).words.speech)
                continue
            }
            let heard = try #require(listener.ends(words), "\(lower) to \(upper): \(words)")
            let tolerance = (upper - lower) / 100 + abs(upper) * 1e-15
            let isRight = abs(heard.lower - lower) <= tolerance && abs(heard.upper - upper) <= tolerance
            let isMinusZero = [heard.lower, heard.upper].contains { $0 == 0 && $0.sign == .minus }
            #expect(isRight && !isMinusZero && heard.lower != heard.upper, "\(lower) to \(upper): \(words)")
        }
    }

    /// From two values to all of them, short windows as often as long ones.
    private static func window(of values: [Double], _ source: inout SplitMix) -> ArraySlice<Double> {
        let length = Int(exp(source.double(in: log(2)...log(Double(values.count)))))
        let start = Int(source.next() % UInt64(values.count - length + 1))
        return values[start..<start + length]
    }
}

/// Series that people look at.
enum RealSeries: String, CaseIterable {
    case carbonDioxide, sunspots, temperature, exchangeRate

    func values() throws -> [Double] {
        switch self {
        case .carbonDioxide: try Self.read("Examples/mauna-loa/co2.csv")
        case .sunspots: try Self.read("Tests/Tables/sunspots.csv")
        case .temperature: try Self.read("Tests/Tables/seattle-weather.csv")
        case .exchangeRate: Self.walk()
        }
    }

    /// The second column, without the gaps.
    private static func read(_ path: String) throws -> [Double] {
        let text = try String(contentsOfFile: SourceTree.root + "/" + path, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let values = lines.compactMap { $0.split(separator: ",").dropFirst().first.flatMap { Double($0) } }
        try #require(values.count > 300, "\(path)")
        return values
    }

    /// Five thousand hours of a rate in five decimals, as currencies are traded.
    private static func walk() -> [Double] {
        var source = SplitMix(seed: 7)
        var rate = 107_000.0
        return (0..<5000).map { _ in
            rate += source.double(in: -90...90).rounded()
            return rate / 100_000
        }
    }
}
