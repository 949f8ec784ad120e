// SPDX-License-Identifier: MIT

/// A series in numbers, found in one pass.
struct SeriesStatistics: Equatable {
    let count: Int
    let gaps: Int
    /// The index of the first of the lowest values; nil if there are no values.
    let lowest: Int?
    let highest: Int?
    let mean: Double?

    init(_ points: PointColumns) {
        var (gaps, lowest, highest) = (0, -1, -1)
        var (low, high) = (Double.infinity, -Double.infinity)
        var sum = CompensatedSum()
        for (index, value) in points.y.enumerated() {
            guard value.isFinite else {
                gaps += 1
                continue
            }
            sum.add(value)
            if value < low { (low, lowest) = (value, index) }
            if value > high { (high, highest) = (value, index) }
        }
        count = points.count
        self.gaps = gaps
        self.lowest = lowest < 0 ? nil : lowest
        self.highest = highest < 0 ? nil : highest
        mean = lowest < 0 ? nil : Self.mean(sum.value, of: points.y, values: Double(points.count - gaps))
    }

    /// The mean of finite values; nil if there are none.
    static func mean(of values: [Double]) -> Double? {
        var sum = CompensatedSum()
        values.forEach { sum.add($0) }
        return values.isEmpty ? nil : mean(sum.value, of: values, values: Double(values.count))
    }

    /// The sample standard deviation; nil for fewer than two values, and if it exceeds the range of a Double.
    static func deviation(of values: [Double], mean: Double) -> Double? {
        guard values.count > 1 else { return nil }
        var squares = CompensatedSum()
        values.forEach { squares.add(($0 - mean) * ($0 - mean)) }
        let deviation = (squares.value / Double(values.count - 1)).squareRoot()
        return deviation.isFinite ? deviation : nil
    }

    /// If the sum overflows, the mean is summed from shares.
    private static func mean(_ sum: Double, of values: [Double], values count: Double) -> Double {
        guard !sum.isFinite else { return sum / count }
        return values.reduce(0) { $1.isFinite ? $0 + $1 / count : $0 }
    }
}

/// Neumaier's compensated sum: the rounding error of each addition is kept and added at the end.
private struct CompensatedSum {
    private var sum = 0.0
    private var lost = 0.0

    var value: Double { sum + lost }

    mutating func add(_ number: Double) {
        let next = sum + number
        lost += abs(sum) >= abs(number) ? (sum - next) + number : (number - next) + sum
        sum = next
    }
}
