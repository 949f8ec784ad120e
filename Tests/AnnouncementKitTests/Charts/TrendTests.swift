// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AnnouncementKit

/// Expected slopes: SciPy 1.17.1 (`theilslopes`).
@Suite("Trends")
struct TrendTests {
    /// The second column of a table in `Tests/Tables`; the first column is x where it is numeric.
    private func table(_ name: String) throws -> (x: [Double], y: [Double]) {
        let text = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/" + name, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: ",") }
        let y = rows.compactMap { Double($0[1]) }
        let x = rows.compactMap { Double($0[0]) }
        return (x.count == y.count ? x : y.indices.map(Double.init), y)
    }

    /// SciPy's slopes of real series.
    @Test(arguments: [
        ("sunspots.csv", 0.06666666666666667), ("seattle-weather.csv", 0.017460317460317454),
        ("eur-usd.csv", 2.417711186950868e-05),
    ])
    func `slopes equal SciPy's`(name: String, slope: Double) throws {
        let (x, y) = try table(name)
        // A series of 3120 hours uses a sample of its pairs.
        let tolerance = y.count > 1000 ? 0.01 : 1e-12
        #expect(abs((TheilSen(x: x, y: y).slope ?? 0) / slope - 1) < tolerance)
    }

    /// Expected values: the same sums in NumPy, with its QR decomposition.
    @Test(arguments: [
        ([9.0, 12, 18, 15, 40, 33, 50, 51, 60], 13.7), ([9, 7, 8, 6, 5, 5, 3, 2, 2, 1], 26.8),
    ])
    func `the slope over slow waves equals NumPy's`(values: [Double], expected: Double) {
        #expect(abs(SlowWaves(values).slopeOverWaves - expected) < 0.05)
    }

    @Test(arguments: [("sunspots.csv", 1.7), ("seattle-weather.csv", 0.5), ("eur-usd.csv", 4.6)])
    func `real series without a trend report none`(name: String, expected: Double) throws {
        let (x, y) = try table(name)
        // A series of 3120 hours is reduced to the means of stretches.
        #expect(abs(SlowWaves(y).slopeOverWaves - expected) < 0.1)
        #expect(TrendTest(x: x, y: y, span: 1) == .unclear)
    }

    @Test func `points need not be equally far apart`() {
        let x: [Double] = [1, 2, 4, 5, 7, 10, 11, 13, 14, 17]
        let y: [Double] = [9, 12, 18, 15, 25, 40, 33, 50, 51, 60]
        #expect(TheilSen(x: x, y: y).slope == 3.230769230769231)
        #expect(TheilSen(x: [3, 3, 3], y: [1, 2, 3]).slope == nil)
        #expect(TheilSen(x: [0, 1e-300, 2], y: [-1e300, 1e300, 0]).slope == 0.5e300)
    }

    /// Values around zero, nearly normal: each is the sum of twelve random numbers.
    private func noise(_ count: Int, _ random: inout SplitMix64) -> [Double] {
        (0..<count).map { _ in (0..<12).reduce(-6) { sum, _ in sum + Double(random.next() >> 11) / 0x1p53 } }
    }

    private func walk(_ steps: [Double]) -> [Double] {
        steps.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
    }

    /// How many of 100 series of 200 points have a trend.
    private func claimed(_ seed: UInt64, _ series: ([Double]) -> [Double]) -> Int {
        var random = SplitMix64(seed: seed)
        return (0..<100).count { _ in
            let y = series(noise(200, &random))
            return TrendTest(x: y.indices.map(Double.init), y: y, span: 1e-9) != .unclear
        }
    }

    @Test(arguments: [4, FreshSeeds.first])
    func `a random walk has no trend, nor has noise`(seed: UInt64) {
        let (walks, noises) = (claimed(seed, walk), claimed(seed) { $0 })
        let slow = claimed(seed) { steps in steps.reduce(into: []) { $0.append(0.9 * ($0.last ?? 0) + $1) } }
        print("seed \(seed): \(walks) of 100 walks, \(slow) of 100 slow series, \(noises) of 100 of noise")
        #expect(walks <= 7 && noises <= 7 && slow <= 7, "seed \(seed)")
    }

    @Test(arguments: [4, FreshSeeds.first])
    func `a trend is found in autocorrelated noise`(seed: UInt64) {
        let found = claimed(seed) { steps in
            let noise = steps.reduce(into: [Double]()) { $0.append(0.5 * ($0.last ?? 0) + $1) }
            return noise.indices.map { noise[$0] + Double($0) / 20 }
        }
        #expect(found >= 90, "\(found) of 100, seed \(seed)")
    }

    @Test func `carbon dioxide rises around its season`() throws {
        let text = try String(contentsOfFile: SourceTree.root + "/Examples/mauna-loa/co2.csv", encoding: .utf8)
        let y = text.split(separator: "\n").dropFirst().map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).last.flatMap { Double($0) } ?? .nan
        }
        #expect(Season(y)?.period == 52)
        let known = y.filter(\.isFinite)
        guard case .changes(let change) = TrendTest(x: known.indices.map(Double.init), y: known, span: 60) else {
            throw ChartFailure.nameless("A trend")
        }
        #expect(abs(change - 56) < 3, "\(change)")
    }

    @Test(arguments: [4, FreshSeeds.first])
    func `random walks and noise have no season`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let found = (0..<100).count { _ in
            let steps = noise(200, &random)
            return Season(steps) != nil || Season(walk(steps)) != nil
        }
        #expect(found <= 2, "\(found) of 100, seed \(seed)")
    }

    @Test func `a season of any length is found, with gaps and around a random walk`() {
        var random = SplitMix64(seed: 5)
        for (period, count) in [(7, 60), (12, 120), (24, 5000), (52, 400), (365, 1461)] {
            let chance = noise(count, &random)
            let wave = (0..<count).map { sin(Double($0) / Double(period) * 2 * .pi) * 3 }
            let found = Season((0..<count).map { $0 % 11 == 0 ? .nan : wave[$0] + chance[$0] })
            #expect(abs(Double(found?.period ?? 0) / Double(period) - 1) < 0.03, "\(period)")
            let walk = self.walk(chance.map { $0 / 10 })
            let around = Season((0..<count).map { wave[$0] + walk[$0] })
            #expect(abs(Double(around?.period ?? 0) / Double(period) - 1) < 0.03, "\(period)")
        }
    }

    @Test func `a season that a fixed sampling step could match is not a trend`() {
        let x = (0..<200_000).map(Double.init)
        for period in [2, 3, 4, 4.0001, 7, 12, 365.25] {
            let y = x.map { sin($0 / period * 2 * .pi) }
            let test = TrendTest(x: x, y: y, span: 2)
            #expect(test == .unclear || test == .flat, "\(period)")
        }
    }

    @Test func `a large sample has the trend of a small one`() throws {
        var random = SplitMix64(seed: 9)
        let x = (0..<200_000).map(Double.init)
        let y = x.map { $0 / 1000 + Double(random.next() >> 11) / 1e15 }
        guard case .changes(let change) = TrendTest(x: x, y: y, span: 209) else {
            throw ChartFailure.nameless("A trend")
        }
        #expect(abs(change - 200) < 1)
        #expect(TrendTest(x: x, y: y, span: 209) == .changes(by: change), "each time the same")
    }

    @Test func `points in any order have the trend of sorted points`() {
        var random = SplitMix64(seed: 11)
        let y = (0..<300).map { Double($0) + Double(random.next() >> 11) / 1e14 }
        let order = y.indices.shuffled(using: &random)
        let test = TrendTest(x: order.map(Double.init), y: order.map { y[$0] }, span: 1)
        #expect(test == TrendTest(x: y.indices.map(Double.init), y: y, span: 1))
        // A large series sorts only a sample.
        let many = (0..<100_000).map(Double.init).shuffled(using: &random)
        guard case .changes(let change) = TrendTest(x: many, y: many.map { -$0 }, span: 1) else {
            Issue.record("A line has a trend.")
            return
        }
        #expect(abs(change + 99_999) < 1e-6)
    }

    @Test func `a constant series is flat, and so is a change too small to see`() {
        let x = (0..<100).map(Double.init)
        #expect(TrendTest(x: x, y: x.map { _ in 4 }, span: 10) == .flat)
        #expect(TrendTest(x: x, y: x, span: 9900) == .changes(by: 99))
        #expect(TrendTest(x: x, y: x, span: 9901) == .flat)
        #expect(TrendTest(x: x, y: x.map { -$0 }, span: 99) == .changes(by: -99))
        #expect(TrendTest(x: [1], y: [1], span: 1) == .tooFew)
        #expect(TrendTest(x: [], y: [], span: 1) == .tooFew)
        #expect(TrendTest(x: Array(x.prefix(7)), y: Array(x.prefix(7)), span: 1) == .tooFew)
        #expect(TrendTest(x: x, y: x.map { $0 * 1e306 }, span: .infinity) == .flat)
    }
}
