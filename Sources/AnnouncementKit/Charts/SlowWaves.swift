// SPDX-License-Identifier: MIT

import Glibc

/// How far a trend line stands out from the slowest waves around it. This ratio distinguishes a trend from a random
/// walk.
///
/// The variance is taken from the first cosines (Müller and Watson 2008, Sun 2013), so seasons and fast noise do not
/// add to it. The critical value is that of the worst case, a random walk, as in Vogelsang (1998) and Bunzel and
/// Vogelsang (2005): a random walk of 8 to 1000 points exceeds 12 in 1.6 of 100 cases, independent values in 1 of
/// 10,000.
struct SlowWaves: Equatable {
    static let critical = 12.0
    /// A line and five waves need eight points.
    static let fewestPoints = 8
    private static let waves = 5
    private static let maxBlocks = 1024

    /// The slope divided by the root mean square of the waves; very large for an exact line.
    let slopeOverWaves: Double

    /// - Parameter values: finite and in order, at least ``fewestPoints`` of them.
    init(_ values: [Double]) {
        let blocks = Self.means(of: values)
        let coefficients = Self.basis(blocks.count).map { Self.product($0, blocks) }
        let noise = coefficients.dropFirst(2).reduce(0) { $0 + $1 * $1 } / Double(Self.waves)
        // For an exact line the waves hold only rounding errors, so the noise has a lower bound.
        let least = 1e-13 * blocks.reduce(0) { max($0, abs($1)) } * Double(blocks.count).squareRoot()
        slopeOverWaves = abs(coefficients[1]) / max(noise.squareRoot(), least)
    }

    /// The means of at most 1024 stretches, scaled so that no square overflows.
    private static func means(of values: [Double]) -> [Double] {
        let scale = values.reduce(0) { max($0, abs($1)) }
        let count = min(values.count, maxBlocks)
        return (0..<count).map { block in
            let stretch = values[block * values.count / count..<(block + 1) * values.count / count]
            return stretch.reduce(0) { $0 + $1 / scale } / Double(stretch.count)
        }
    }

    /// An orthonormal basis: a constant, a line, and cosines of 2 to 6 half turns.
    private static func basis(_ count: Int) -> [[Double]] {
        let places = (0..<count).map { (Double($0) + 0.5) / Double(count) }
        var columns = [places.map { _ in 1 }, places]
        columns += (2..<2 + waves).map { turns in places.map { cos(.pi * Double(turns) * $0) } }
        for index in columns.indices {
            for earlier in 0..<index {
                let share = product(columns[earlier], columns[index])
                for place in 0..<count { columns[index][place] -= share * columns[earlier][place] }
            }
            let length = product(columns[index], columns[index]).squareRoot()
            for place in 0..<count { columns[index][place] /= length }
        }
        return columns
    }

    private static func product(_ one: [Double], _ other: [Double]) -> Double {
        var sum = 0.0
        for place in one.indices { sum += one[place] * other[place] }
        return sum
    }
}
