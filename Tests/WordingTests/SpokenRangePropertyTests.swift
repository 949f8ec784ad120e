// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

/// The spoken words give the range back: 100,000 ranges in each language.
@Suite("Spoken ranges read back", .slow)
struct SpokenRangePropertyTests {
    @Test(arguments: SpokenLanguage.heard)
    func `ends that differ sound different, and the words are within a hundredth of the span`(
        language: SpokenLanguage
    ) throws {
        let listener = try #require(RangeListener(language), RangeListener.untaught)
        var source = SplitMix64(seed: 4)
        var failures = 0
        for _ in 0..<100_000 {
            let (lower, upper) = Self.range(&source)
            let range = SpokenRange(lower: lower, upper: upper, language: language)
            let (low, high) = (range.lower.speech, range.upper.speech)
            guard low != high, range.lower.display != range.upper.display, let values = listener.ends(low, high),
                !Self.saysMinusZero(values)
            else {
                Issue.record("\(language) \(lower) \(upper): \(low) | \(high)")
                failures += 1
                if failures > 10 { return }
                continue
            }
            let tolerance = (upper - lower) / 100 + max(abs(lower), abs(upper)) * 1e-15
            if abs(values.lower - lower) > tolerance || abs(values.upper - upper) > tolerance {
                Issue.record("\(language) \(lower) \(upper): \(low) | \(high), heard as \(values)")
                failures += 1
                if failures > 10 { return }
            }
        }
    }

    @Test(arguments: SpokenLanguage.heard)
    func `ends of logarithmic axes differ, and are spoken within a hundredth of their values`(language: SpokenLanguage)
        throws
    {
        let listener = try #require(RangeListener(language), RangeListener.untaught)
        var source = SplitMix64(seed: 5)
        var failures: [String] = []
        for _ in 0..<10_000 where failures.count < 10 {
            let lower = pow(10, source.double(in: -9...12)) * (source.next() % 8 == 0 ? -1 : 1)
            let upper = abs(lower) * pow(10, source.double(in: 0...9))
            let range = SpokenRange(lower: lower, upper: upper, axis: .logarithmic, language: language)
            let (low, high) = (range.lower.speech, range.upper.speech)
            let heard = listener.ends(low, high)
            let isRight = heard.map { abs($0.lower / lower - 1) <= 0.0101 && abs($0.upper / upper - 1) <= 0.0101 }
            if isRight != true || low == high {
                failures.append("\(lower) \(upper): \(low) | \(high), \(heard as Any)")
            }
        }
        #expect(failures == [])
    }

    /// A range of any size that charts have: wide or narrow, round or not.
    private static func range(_ source: inout SplitMix64) -> (Double, Double) {
        let size = powers[Int(source.next() % 31)]
        let center = source.double(in: -1...1) * size
        let span = size * powers[Int(source.next() % 10) + 6]
        let isRound = source.next() % 4 == 0
        let lower = isRound ? (center / span).rounded() * span : center
        return (lower, lower + span)
    }

    /// The powers from 10⁻¹⁵ to 10¹⁵.
    private static let powers = (-15...15).map { pow(10, Double($0)) }

    private static func saysMinusZero(_ values: (lower: Double, upper: Double)) -> Bool {
        [values.lower, values.upper].contains { (end: Double) in end.isZero && end.sign == .minus }
    }
}
