// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

@Suite("Written decimals")
struct WrittenDecimalTests {
    @Test func `rounding is that of C, also for ties, in both directions`() throws {
        var source = SplitMix64(seed: 7)
        for index in 0..<20_000 {
            let digits = index % 10
            let tie = (Double(source.next() % 2_000_000) - 1_000_000) / 2 / pow(10, Double(digits))
            let value = index % 3 == 0 ? tie : source.double(in: -1e6...1e6)
            let decimal = try #require(WrittenDecimal(value, step: -digits)).trimmed(minimumFractionDigits: digits)
            let expected = String(format: "%.\(digits)f", value)
            let isZero = expected.allSatisfy { "-0.".contains($0) }
            #expect(plain(decimal) == (isZero ? expected.filter { $0 != "-" } : expected), "\(value)")
        }
    }

    @Test(
        arguments: [
            (1234.5, 2, 12, 2), (0.004, 0, 0, 0), (-0.04, -1, 0, -1), (99.96, -1, 1000, -1),
            (.leastNonzeroMagnitude, -330, 5, -324),
            (1.7976931348623157e308, 300, 179_769_313, 300), (1e300, 305, 0, 305), (0.15, -1, 1, -1), (0.25, -1, 2, -1),
        ] as [(Double, Int, UInt64, Int)])
    func `digits finer than the step are removed`(value: Double, step: Int, significand: UInt64, exponent: Int) throws {
        let decimal = try #require(WrittenDecimal(value, step: step))
        #expect(
            [decimal.significand, UInt64(bitPattern: Int64(decimal.exponent))] == [
                significand, UInt64(bitPattern: Int64(exponent)),
            ])
        #expect(!decimal.isNegative)
    }

    @Test func `a number that is not finite is not a decimal`() {
        let values: [Double] = [.nan, .infinity, -.infinity]
        for value in values { #expect(WrittenDecimal(value) == nil) }
        #expect(AxisDigits(lower: .nan, upper: 1) == nil)
    }

    @Test func `a number is written as the shortest decimal that no other number has`() throws {
        var source = SplitMix64(seed: 8)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: source.next())
            guard value.isFinite else { continue }
            #expect(try #require(WrittenDecimal(value)).doubleValue == value)
        }
    }

    @Test func `a number with few digits has the digits of its description`() throws {
        var source = SplitMix64(seed: 11)
        for index in 0..<20_000 {
            let whole = Int64(bitPattern: source.next()) >> (20 + index % 40)
            let value = Double(whole) / pow(10, Double(index % 8))
            let digits = value.description.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
            let decimal = try #require(WrittenDecimal(value))
            let significant = String(decimal.significand).drop { $0 == "0" }
            #expect(trimmed(significant) == trimmed(digits), "\(value)")
            #expect(decimal.doubleValue == value)
        }
    }

    private func trimmed(_ digits: some StringProtocol) -> String {
        String(digits.reversed().drop { $0 == "0" }.reversed())
    }

    private func plain(_ decimal: WrittenDecimal) -> String {
        var digits = String(decimal.significand)
        let places = decimal.fractionDigits
        digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        if places > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places)) }
        return (decimal.isNegative ? "-" : "") + digits
    }
}
