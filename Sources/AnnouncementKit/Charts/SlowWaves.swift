// SPDX-License-Identifier: MIT

import Glibc

/// How far a straight line stands out from the slowest waves around it, which is what tells a trend from a chance walk.
///
/// The variance is that of the first cosines (Müller and Watson 2008, Sun 2013), so a season and quick noise add nothing
/// to it. The critical value is that of the worst case, a random walk, as Vogelsang (1998) and Bunzel and Vogelsang
/// (2005) have it: a random walk of 8 to 1000 points is above 12 in 1.6 of 100 cases, values that do not depend on each
/// other in 1 of 10,000.
struct SlowWaves: Equatable {
    static let critical = 12.0
    /// A line and five waves need eight points.
    static let fewestPoints = 8
    private static let waves = 5
    private static let mostBlocks = 1024

    /// The slope over the root mean square of the waves, both as shares of the variance; infinite for an exact line.
    let slopeOverWaves: Double

    /// - Parameter values: finite, in their order, at least ``fewestPoints`` of them.
    init(_ values: [Double]) {
        let blocks = Self.means(of: values)
        let coefficients = Self.basis(blocks.count).map { Self.product($0, blocks) }
        let noise = coefficients.dropFirst(2).reduce(0) { $0 + $1 * $1 } / Double(Self.waves)
        // Of an exact line the waves have only what rounding leaves.
        let least = 1e-13 * blocks.reduce(0) { max($0, abs($1)) } * Double(blocks.count).squareRoot()
        slopeOverWaves = abs(coefficients[1]) / max(noise.squareRoot(), least)
    }

    /// Of many values the means of stretches, scaled so that no square is infinite.
    private static func means(of values: [Double]) -> [Double] {
        let scale = values.reduce(0) { max($0, abs($1)) }
        let count = min(values.count, mostBlocks)
        return (0..<count).map { block in
            let stretch = values[block * values.count / count..<(block + 1) * values.count / count]
            return stretch.reduce(0) { $0 + $1 / scale } / Double(stretch.count)
        }
    }

    /// A constant, a line, and cosines of 2 to 6 half turns, each without what the ones before it have.
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
