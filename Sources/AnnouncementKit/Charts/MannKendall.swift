// SPDX-License-Identifier: MIT

import Glibc

/// Whether values rise or fall along their order more than chance would have it: the test of Mann (1945) and Kendall
/// (1975), two-sided, with its correction for ties and for continuity.
struct MannKendall: Equatable {
    /// Pairs that rise, less those that fall.
    let score: Int
    let variance: Double
    /// The probability of such a score without a trend.
    let p: Double

    /// - Parameter values: in their order, without NaN.
    init(_ values: [Double]) {
        var sorted = values
        let falling = Self.sortCountingInversions(&sorted)
        let count = values.count
        let ties = Self.ties(sorted)
        let tiedPairs = ties.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
        score = count * (count - 1) / 2 - tiedPairs - 2 * falling
        func term(_ size: Int) -> Double { Double(size) * Double(size - 1) * Double(2 * size + 5) }
        variance = (term(count) - ties.reduce(0) { $0 + term($1) }) / 18
        let distance = Double(max(0, abs(score) - 1))
        p = variance > 0 ? erfc(distance / variance.squareRoot() / 2.0.squareRoot()) : 1
    }

    /// How many are equal, of each value that there is more than once.
    private static func ties(_ sorted: [Double]) -> [Int] {
        var ties: [Int] = []
        var start = 0
        for index in 1..<max(1, sorted.count + 1) where index == sorted.count || sorted[index] != sorted[start] {
            if index - start > 1 { ties.append(index - start) }
            start = index
        }
        return ties
    }

    /// How many pairs are in the wrong order: each is met once when halves are merged (Knight 1966).
    private static func sortCountingInversions(_ values: inout [Double]) -> Int {
        var (inversions, width) = (0, 1)
        var merged = values
        while width < values.count {
            var start = 0
            while start < values.count {
                let middle = min(start + width, values.count)
                let end = min(start + 2 * width, values.count)
                inversions += merge(values, start, middle, end, into: &merged)
                start = end
            }
            swap(&values, &merged)
            width *= 2
        }
        return inversions
    }

    private static func merge(
        _ values: [Double], _ start: Int, _ middle: Int, _ end: Int, into merged: inout [Double]
    ) -> Int {
        var (left, right, inversions) = (start, middle, 0)
        for index in start..<end {
            if left < middle, right == end || values[left] <= values[right] {
                merged[index] = values[left]
                left += 1
            } else {
                merged[index] = values[right]
                right += 1
                inversions += middle - left
            }
        }
        return inversions
    }
}
