// SPDX-License-Identifier: MIT

/// The median of the slopes between points (Theil 1950, Sen 1968), which resists outliers. For many points it takes the
/// slopes of pseudorandom pairs with a fixed seed, so the same points always give the same slope.
struct TheilSen: Equatable {
    private static let maxPairs = 200_000

    /// Nil if no two points differ in x.
    let slope: Double?

    /// - Parameters:
    ///   - x: finite, as many as `y`.
    ///   - y: finite.
    init(x: [Double], y: [Double]) {
        let pairs = x.count * (x.count - 1) / 2
        var slopes = pairs <= Self.maxPairs ? Self.all(x, y) : Self.drawn(x, y)
        slopes.removeAll(where: \.isNaN)
        slope = Quantiles(slopes).flatMap { $0.median.isFinite ? $0.median : nil }
    }

    private static func slope(_ x: [Double], _ y: [Double], _ one: Int, _ other: Int) -> Double {
        (y[other] - y[one]) / (x[other] - x[one])
    }

    private static func all(_ x: [Double], _ y: [Double]) -> [Double] {
        var slopes: [Double] = []
        for other in x.indices {
            for one in 0..<other where x[one] != x[other] { slopes.append(slope(x, y, one, other)) }
        }
        return slopes
    }

    private static func drawn(_ x: [Double], _ y: [Double]) -> [Double] {
        var draw = FixedDraw()
        return (0..<maxPairs).compactMap { _ in
            let (one, other) = (draw.next(below: x.count), draw.next(below: x.count))
            return x[one] == x[other] ? nil : slope(x, y, one, other)
        }
    }
}

/// Pseudorandom numbers that are the same each time: Steele's SplitMix64.
struct FixedDraw {
    private var state: UInt64 = 0

    mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)).multipliedFullWidth(by: UInt64(max(1, count))).high)
    }
}
