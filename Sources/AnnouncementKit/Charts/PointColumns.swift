// SPDX-License-Identifier: MIT

/// The points of a series, stored in columns: a million points are two arrays.
public struct PointColumns: Sendable {
    public private(set) var x: [Double] = []
    /// The y values; NaN in a gap.
    public private(set) var y: [Double] = []
    /// The client's own words for some of the points, by index.
    public private(set) var labels: [Int: String] = [:]
    /// True if x never decreases, so that points are found by binary search.
    public private(set) var isSorted = true
    /// The extent of the finite x values.
    public private(set) var xExtent: DataRange?
    /// The extent of the finite y values.
    public private(set) var yExtent: DataRange?
    /// The number of digits after the decimal separator in the finite values.
    private(set) var xDigits = FractionDigits()
    private(set) var yDigits = FractionDigits()
    /// The number of infinite y values.
    private(set) var infinite = 0

    public init() {}

    /// - Parameter y: if it is shorter than `x`, the rest are gaps; values beyond the end of `x` are ignored.
    public init(x: [Double], y: [Double], labels: [Int: String] = [:]) {
        reserveCapacity(x.count)
        for (index, value) in x.enumerated() {
            append(x: value, y: index < y.count ? y[index] : .nan, label: labels[index])
        }
    }

    public var count: Int { x.count }
    public var isEmpty: Bool { x.isEmpty }

    /// Appends a point.
    public mutating func append(x newX: Double, y newY: Double, label: String? = nil) {
        if let label { labels[count] = label }
        isSorted = isSorted && (x.last.map { newX >= $0 } ?? !newX.isNaN)
        if newX.isFinite { xExtent = DataRange(min: newX, max: newX).union(xExtent) }
        if newY.isFinite { yExtent = DataRange(min: newY, max: newY).union(yExtent) }
        xDigits.add(newX)
        yDigits.add(newY)
        if newY.isInfinite { infinite += 1 }
        x.append(newX)
        y.append(newY)
    }

    /// Appends all points of another value, with their labels.
    public mutating func append(contentsOf points: PointColumns) {
        for (index, label) in points.labels { labels[count + index] = label }
        isSorted = isSorted && points.isSorted && (x.last ?? -.infinity <= points.x.first ?? .infinity)
        xExtent = points.xExtent?.union(xExtent) ?? xExtent
        yExtent = points.yExtent?.union(yExtent) ?? yExtent
        xDigits.add(points.xDigits)
        yDigits.add(points.yDigits)
        infinite += points.infinite
        x.append(contentsOf: points.x)
        y.append(contentsOf: points.y)
    }

    /// Reserves room for a total number of points.
    public mutating func reserveCapacity(_ count: Int) {
        x.reserveCapacity(count)
        y.reserveCapacity(count)
    }

    /// A copy of some of the points.
    package subscript(_ range: Range<Int>) -> PointColumns {
        var part = PointColumns()
        part.reserveCapacity(range.count)
        for index in range { part.append(x: x[index], y: y[index], label: labels[index]) }
        return part
    }

    /// The value of a point; nil for a gap, and for an index out of bounds.
    public func value(at index: Int) -> Double? {
        guard y.indices.contains(index), y[index].isFinite else { return nil }
        return y[index]
    }
}

extension PointColumns: Hashable {
    /// Two gaps are equal, although NaN does not equal NaN.
    public static func == (one: PointColumns, other: PointColumns) -> Bool {
        one.x == other.x && one.labels == other.labels
            && one.y.elementsEqual(other.y) { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(labels)
    }
}

/// Points within a range of x. If x is sorted they are contiguous and found by binary search; otherwise they are
/// searched in the order of their indices.
extension PointColumns {
    /// The indices of the points in a range; nil if x is not sorted.
    package func run(in range: DataRange) -> Range<Int>? {
        guard isSorted else { return nil }
        let lower = partition { $0 >= range.min }
        return lower..<Swift.max(lower, partition { $0 > range.max })
    }

    func first(in range: DataRange) -> Int? {
        guard let run = run(in: range) else { return x.firstIndex(where: range.contains) }
        return run.first
    }

    func last(in range: DataRange) -> Int? {
        guard let run = run(in: range) else { return x.lastIndex(where: range.contains) }
        return run.last
    }

    func next(after index: Int, in range: DataRange) -> Int? {
        guard !isSorted else {
            return run(in: range).flatMap { $0.contains(index + 1) ? index + 1 : nil }
        }
        return x[(index + 1)...].firstIndex(where: range.contains)
    }

    func previous(before index: Int, in range: DataRange) -> Int? {
        guard !isSorted else {
            return run(in: range).flatMap { $0.contains(index - 1) ? index - 1 : nil }
        }
        return x[..<index].lastIndex(where: range.contains)
    }

    /// The point of the range nearest to a place; the earlier of two equally near points.
    func nearest(to place: Double, in range: DataRange) -> Int? {
        func distance(_ index: Int) -> Double { abs(x[index] - place) }
        guard let run = run(in: range) else {
            return x.indices.filter { range.contains(x[$0]) }.min { distance($0) < distance($1) }
        }
        let above = Swift.min(Swift.max(partition { $0 >= place }, run.lowerBound), run.upperBound)
        let candidates = [above - 1, above].filter(run.contains)
        return candidates.min { distance($0) < distance($1) }
    }

    /// The first of the lowest points in the range; nil if no point has a value.
    func lowest(in range: DataRange) -> Int? { extremum(in: range, sign: -1) }

    /// The first of the highest points in the range; nil if no point has a value.
    func highest(in range: DataRange) -> Int? { extremum(in: range, sign: 1) }

    private func extremum(in range: DataRange, sign: Double) -> Int? {
        var (best, top) = (nil as Int?, -Double.infinity)
        for index in run(in: range) ?? 0..<count {
            let height = y[index] * sign
            guard height > top, height < .infinity, isSorted || range.contains(x[index]) else { continue }
            (best, top) = (index, height)
        }
        return best
    }

    /// The first index from which on all x satisfy the condition.
    private func partition(_ isBehind: (Double) -> Bool) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if isBehind(x[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}

/// The number of digits after the decimal separator that some numbers need: 2 for prices in cents.
struct FractionDigits: Sendable, Hashable {
    /// The number of digits, 0 to 9; nil if more are needed.
    var count: Int? { places < Self.powers.count ? places : nil }

    private var places = 0

    /// Ignores numbers that are not finite.
    mutating func add(_ number: Double) {
        guard number.isFinite else { return }
        while places < Self.powers.count {
            let scaled = number * Self.powers[places]
            // Tolerates the last two bits, which hold rounding errors: 0.1 + 0.2 has one digit.
            guard abs(scaled - scaled.rounded(.toNearestOrEven)) > abs(scaled) * 4.5e-16 else { return }
            places += 1
        }
    }

    mutating func add(_ other: Self) { places = max(places, other.places) }

    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
