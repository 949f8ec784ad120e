// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AnnouncementKit

/// Expected values: pymannkendall 1.4.3 (`original_test`) and SciPy 1.17.1 (`theilslopes`).
@Suite("Trends")
struct TrendTests {
    /// The second column of a table in `Tests/Tables`, and the first where it is a number.
    private func table(_ name: String) throws -> (x: [Double], y: [Double]) {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/" + name, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: ",") }
        let y = rows.compactMap { Double($0[1]) }
        let x = rows.compactMap { Double($0[0]) }
        return (x.count == y.count ? x : y.indices.map(Double.init), y)
    }

    private static let literal: [(values: [Double], score: Int, variance: Double, p: Double, slope: Double)] = [
        ([1, 2, 3, 4], 6, 8.666666666666666, 0.08942935902899363, 1),
        ([1, 2, 3, 4, 5], 10, 16.666666666666668, 0.0274863361115103, 1),
        ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 16, 159.33333333333334, 0.23470247795516075, 0.25),
        ([9, 7, 8, 6, 5, 5, 3, 2, 2, 1], -41, 123, 0.0003101414891824028, -1),
        ([2, 2, 2], 0, 0, 1, 0), ([7], 0, 0, 1, .nan), ([], 0, 0, 1, .nan),
    ]

    @Test(arguments: literal.indices)
    func `score, variance and probability are those of other programs`(index: Int) {
        let (values, score, variance, p, slope) = Self.literal[index]
        let test = MannKendall(values)
        #expect(test.score == score)
        #expect(abs(test.variance - variance) < 1e-9)
        #expect(abs(test.p - p) < 1e-12)
        let found = TheilSen(x: values.indices.map(Double.init), y: values).slope
        #expect(found ?? .nan == slope || (found == nil && slope.isNaN))
    }

    @Test(arguments: [
        ("sunspots.csv", 5777, 0.001459967424193076, 0.06666666666666667),
        ("seattle-weather.csv", 12018, 2.440261810399136e-07, 0.017460317460317454),
        ("eur-usd.csv", 3_009_020, 0, 2.417711186950868e-05),
    ])
    func `so are those of real series`(name: String, score: Int, p: Double, slope: Double) throws {
        let (x, y) = try table(name)
        let test = MannKendall(y)
        #expect(test.score == score)
        #expect(abs(test.p - p) < 1e-12)
        // Of 3120 hours a part of the pairs is drawn.
        let tolerance = y.count > 1000 ? 0.01 : 1e-12
        #expect(abs((TheilSen(x: x, y: y).slope ?? 0) / slope - 1) < tolerance)
    }

    @Test func `points need not be equally far apart`() {
        let x: [Double] = [1, 2, 4, 5, 7, 10, 11, 13, 14, 17]
        let y: [Double] = [9, 12, 18, 15, 25, 40, 33, 50, 51, 60]
        #expect(TheilSen(x: x, y: y).slope == 3.230769230769231)
        #expect(TheilSen(x: [3, 3, 3], y: [1, 2, 3]).slope == nil)
        #expect(TheilSen(x: [0, 1e-300, 2], y: [-1e300, 1e300, 0]).slope == 0.5e300)
    }

    @Test func `merging counts what comparing each pair counts`() {
        var random = SplitMix64(seed: 4)
        for count in [0, 1, 2, 3, 7, 8, 9, 31, 64, 100] {
            for spread in [2, 5, 1000] {
                let values = (0..<count).map { _ in Double(Int(random.next() % UInt64(spread))) }
                var score = 0
                for other in values.indices {
                    for one in 0..<other {
                        score += values[other] > values[one] ? 1 : values[other] < values[one] ? -1 : 0
                    }
                }
                #expect(MannKendall(values).score == score)
            }
        }
    }

    @Test func `a word needs more than chance`() {
        var words = 0
        for seed in 0..<1000 {
            var random = SplitMix64(seed: UInt64(seed))
            let y = (0..<60).map { _ in Double(random.next() >> 11) }
            let test = TrendTest(x: y.indices.map(Double.init), y: y, span: 1)
            if test != .unclear { words += 1 }
        }
        #expect((30...50).contains(words), "\(words) of 1000")
    }

    @Test func `a season that any fixed step could fall in with is no trend`() {
        let x = (0..<200_000).map(Double.init)
        for period in [2, 3, 4, 4.0001, 7, 12, 365.25] {
            let y = x.map { sin($0 / period * 2 * .pi) }
            let test = TrendTest(x: x, y: y, span: 2)
            #expect(test == .unclear || test == .flat, "\(period)")
        }
    }

    @Test func `many points have the trend that few have`() throws {
        var random = SplitMix64(seed: 9)
        let x = (0..<200_000).map(Double.init)
        let y = x.map { $0 / 1000 + Double(random.next() >> 11) / 1e15 }
        guard case .changes(let change) = TrendTest(x: x, y: y, span: 209) else {
            throw ChartFailure.nameless("A trend")
        }
        #expect(abs(change - 200) < 1)
        #expect(TrendTest(x: x, y: y, span: 209) == .changes(by: change), "each time the same")
    }

    @Test func `points in any order have the trend that they have in order`() {
        var random = SplitMix64(seed: 11)
        let y = (0..<300).map { Double($0) + Double(random.next() >> 11) / 1e14 }
        let order = y.indices.shuffled(using: &random)
        let test = TrendTest(x: order.map(Double.init), y: order.map { y[$0] }, span: 1)
        #expect(test == TrendTest(x: y.indices.map(Double.init), y: y, span: 1))
        // Of many a part is put in order.
        let many = (0..<100_000).map(Double.init).shuffled(using: &random)
        guard case .changes(let change) = TrendTest(x: many, y: many.map { -$0 }, span: 1) else {
            Issue.record("A line has a trend.")
            return
        }
        #expect(abs(change + 99_999) < 1e-6)
    }

    @Test func `what does not change is flat, and so is a change that nobody would see`() {
        let x = (0..<100).map(Double.init)
        #expect(TrendTest(x: x, y: x.map { _ in 4 }, span: 10) == .flat)
        #expect(TrendTest(x: x, y: x, span: 9900) == .changes(by: 99))
        #expect(TrendTest(x: x, y: x, span: 9901) == .flat)
        #expect(TrendTest(x: x, y: x.map { -$0 }, span: 99) == .changes(by: -99))
        #expect(TrendTest(x: [1], y: [1], span: 1) == .unclear)
        #expect(TrendTest(x: [], y: [], span: 1) == .unclear)
        #expect(TrendTest(x: x, y: x.map { $0 * 1e306 }, span: .infinity) == .flat)
    }
}
