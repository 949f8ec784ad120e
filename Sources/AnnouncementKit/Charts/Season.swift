// SPDX-License-Identifier: MIT

import Glibc

/// A wave that repeats at a fixed distance, at least three times.
///
/// The wave must stand out among all periods both in the values around their trend line and in the steps from value to
/// value, each time with a chance of less than one in ten thousand (Fisher 1929). Noise has no such wave in the values,
/// a random walk none in the steps. Long periods are searched in means of 2, 4, 8 … values, which have less noise.
struct Season: Equatable {
    /// The distance from one top to the next, in points.
    let period: Int

    /// - Parameter values: equally spaced, NaN for gaps. The result is nil if there is no season.
    init?(_ values: [Double]) {
        var means = [values]
        var found: (level: Int, wave: SeasonSearch.Wave)?
        while let last = means.last, last.count >= SeasonSearch.fewest {
            let level = means.count - 1
            if let wave = SeasonSearch(last)?.wave(from: level == 0 ? 3 : SeasonSearch.longest / 2),
                wave.strength > found?.wave.strength ?? 0
            {
                found = (level, wave)
            }
            means.append(Self.halved(last))
        }
        guard let found else { return nil }
        // The means give the period only to half of their width. The finer means below them give it more precisely.
        let finer = max(0, found.level - 3)
        let width = 1 << (found.level - finer)
        period = (SeasonSearch(means[finer])?.bestPeriod(near: found.wave.period * width, within: width) ?? 0) << finer
    }

    private static func halved(_ values: [Double]) -> [Double] {
        stride(from: 0, to: values.count - 1, by: 2).map { place in
            let (one, other) = (values[place], values[place + 1])
            return one.isFinite ? (other.isFinite ? one / 2 + other / 2 : one) : other
        }
    }
}

/// The waves of equally spaced values.
private struct SeasonSearch {
    /// A period in points, and its strength: the smaller of the wave's shares in the values and in their steps.
    struct Wave {
        var period: Int
        var strength: Double
    }

    static let fewest = 9
    static let longest = 24
    private static let chance = 1e-4
    /// The smallest share of the variance around the line for a wave worth announcing.
    private static let leastShare = 0.1
    private static let maxValues = 4096

    /// The values minus their trend line, scaled to 1, and the steps between them. Both are zero in gaps.
    private let values: [Double]
    private let steps: [Double]

    /// Nil if too few values are known, or all are on a line.
    init?(_ all: [Double]) {
        let all = all.prefix(Self.maxValues)
        let known = all.indices.filter { all[$0].isFinite }
        let scale = known.reduce(0) { max($0, abs(all[$1])) }
        guard scale > 0, known.count >= Self.fewest else { return nil }
        let count = Double(known.count)
        let x = known.reduce(0) { $0 + Double($1) } / count
        let y = known.reduce(0) { $0 + all[$1] / scale } / count
        var (products, squares) = (0.0, 0.0)
        for index in known {
            products += (Double(index) - x) * (all[index] / scale - y)
            squares += (Double(index) - x) * (Double(index) - x)
        }
        let around = all.indices.map { all[$0] / scale - y - products / squares * (Double($0) - x) }
        values = around.map { $0.isFinite ? $0 : 0 }
        steps = zip(around, around.dropFirst()).map { $1 - $0 }.map { $0.isFinite ? $0 : 0 }
    }

    /// The strongest wave with at least this period; nil if chance could explain it.
    func wave(from shortest: Int) -> Wave? {
        let longest = min(Self.longest, values.count / 3)
        let (size, stepSize) = (Self.power(values), Self.power(steps))
        guard shortest <= longest, size > 1e-20 * Double(values.count), stepSize > 0 else { return nil }
        var best: Wave?
        for period in shortest...longest {
            let share = Self.power(of: period, in: values) / size
            guard share >= Self.leastShare, Self.isRare(share, of: values.count) else { continue }
            let inSteps = Self.power(of: period, in: steps) / stepSize
            guard Self.isRare(inSteps, of: steps.count), min(share, inSteps) > best?.strength ?? 0 else { continue }
            best = Wave(period: period, strength: min(share, inSteps))
        }
        return best
    }

    /// The period with the strongest wave near another period.
    func bestPeriod(near period: Int, within width: Int) -> Int {
        let reach = width == 1 ? 0 : width * 3 / 5
        let all = max(3, period - reach)...max(3, period + reach)
        return all.max { Self.power(of: $0, in: values) < Self.power(of: $1, in: values) } ?? period
    }

    /// True if chance would hardly give any wave so large a share.
    private static func isRare(_ share: Double, of count: Int) -> Bool {
        let waves = Double(count) / 2
        return log(waves) + (waves - 1.5) * log1p(-min(share, 1 - 1e-12)) <= log(chance)
    }

    private static func power(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }

    /// The power of the wave with a period in points.
    private static func power(of period: Int, in values: [Double]) -> Double {
        let (turnX, turnY) = (cos(2 * .pi / Double(period)), sin(2 * .pi / Double(period)))
        var (x, y) = (1.0, 0.0)
        var (sumX, sumY) = (0.0, 0.0)
        for value in values {
            sumX += value * x
            sumY += value * y
            (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
        }
        return 2 * (sumX * sumX + sumY * sumY) / Double(values.count)
    }
}
