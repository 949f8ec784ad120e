// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// A thousand windows of each series, as a user zooms and scrolls. Every one must be worded right.
@Suite("Wording of real series")
struct RealSeriesTests {
    @Test(arguments: RealSeries.allCases, SpokenLanguage.heard)
    func `the ends of every window sound different and are correct`(
        series: RealSeries, language: SpokenLanguage
    ) throws {
        let values = try series.values()
        let listener = try #require(RangeListener(language), RangeListener.untaught)
        var source = SplitMix64(seed: 9)
        for _ in 0..<1000 {
            let window = Self.window(of: values, &source).compactMap(\.self)
            let (lower, upper) = (window.min() ?? .nan, window.max() ?? .nan)
            let axis = AxisRange(axis: "y", lower: lower, upper: upper)
            let words = Wording(language: language, verbosity: .low).words(for: .axisRanges([axis])).speech
            guard lower < upper else {
                // The window has one value, or none in a gap.
                #expect(words == SpokenRange(lower: lower, upper: upper, language: language).words.speech)
                continue
            }
            let heard = try #require(listener.ends(words), "\(lower) to \(upper): \(words)")
            let tolerance = (upper - lower) / 100 + abs(upper) * 1e-15
            let isRight = abs(heard.lower - lower) <= tolerance && abs(heard.upper - upper) <= tolerance
            let isMinusZero = [heard.lower, heard.upper].contains { (end: Double) in end.isZero && end.sign == .minus }
            #expect(isRight && !isMinusZero && heard.lower != heard.upper, "\(lower) to \(upper): \(words)")
        }
    }

    @Test func `the real series match their descriptions`() throws {
        let told = try RealSeries.allCases.map { series in
            let values = try series.values()
            let there = values.compactMap(\.self)
            let (low, high) = (there.min() ?? .nan, there.max() ?? .nan)
            return "\(series): \(values.count), of which \(values.count - there.count) are missing, \(low) to \(high)"
        }
        #expect(
            told == [
                "carbonDioxide: 2284, of which 59 are missing, 313.0 to 373.9",
                "sunspots: 309, of which 0 are missing, 0.0 to 190.2",
                "temperature: 365, of which 0 are missing, -7.1 to 18.3",
                "exchangeRate: 3120, of which 0 are missing, 1.03846 to 1.1443",
            ])
    }

    /// A window of two or more values, short ones as often as long ones.
    private static func window(of values: [Double?], _ source: inout SplitMix64) -> ArraySlice<Double?> {
        let length = Int(exp(source.double(in: log(2)...log(Double(values.count)))))
        let start = Int(source.next() % UInt64(values.count - length + 1))
        return values[start..<start + length]
    }
}

/// Real series, from files of the project.
enum RealSeries: String, CaseIterable {
    case carbonDioxide, sunspots, temperature, exchangeRate

    /// The second column, with nil for missing measurements.
    func values() throws -> [Double?] {
        let text = try String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0 != "date,co2" }
        return try lines.map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
            try #require(cells.count == 2, "\(path): \(line)")
            guard !cells[1].isEmpty else { return nil }
            let value: Double = try #require(Double(cells[1]), "\(path): \(line)")
            return value
        }
    }

    private var path: String {
        switch self {
        case .carbonDioxide: "Examples/mauna-loa/co2.csv"
        case .sunspots: "Tests/Tables/sunspots.csv"
        case .temperature: "Tests/Tables/seattle-weather.csv"
        case .exchangeRate: "Tests/Tables/eur-usd.csv"
        }
    }
}
