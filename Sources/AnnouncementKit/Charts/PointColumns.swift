// SPDX-License-Identifier: MIT

/// The points of a series in columns: a million of them are two arrays.
public struct PointColumns: Sendable {
    public private(set) var x: [Double] = []
    /// NaN where there is a gap.
    public private(set) var y: [Double] = []
    /// The client's own words for some of them, by index.
    public private(set) var labels: [Int: String] = [:]
    /// Whether x never falls, so that points are found by halving.
    public private(set) var isSorted = true
    /// The extent of the finite x values.
    public private(set) var xExtent: DataRange?
    /// The extent of the finite y values.
    public private(set) var yExtent: DataRange?
    /// How many digits the finite values have behind the mark.
    private(set) var xDigits = FractionDigits()
    private(set) var yDigits = FractionDigits()
    /// How many y values are infinite.
    private(set) var infinite = 0

    public init() {}

    /// - Parameter y: where it is shorter than `x` there are gaps; values beyond the end of `x` are ignored.
    public init(x: [Double], y: [Double], labels: [Int: String] = [:]) {
        reserveCapacity(x.count)
        for (index, value) in x.enumerated() {
            append(x: value, y: index < y.count ? y[index] : .nan, label: labels[index])
        }
    }

    public var count: Int { x.count }
    public var isEmpty: Bool { x.isEmpty }

    /// A point at the end.
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

    /// All points of another, at the end, with their labels.
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

    /// Room for so many points in all.
    public mutating func reserveCapacity(_ count: Int) {
        x.reserveCapacity(count)
        y.reserveCapacity(count)
    }

    /// Some of the points, as columns of their own.
    package subscript(_ range: Range<Int>) -> PointColumns {
        var part = PointColumns()
        part.reserveCapacity(range.count)
        for index in range { part.append(x: x[index], y: y[index], label: labels[index]) }
        return part
    }

    /// The value of a point; nil for a gap, and for a point that there is not.
    public func value(at index: Int) -> Double? {
        guard y.indices.contains(index), y[index].isFinite else { return nil }
        return y[index]
    }
}

extension PointColumns: Hashable {
    /// Gaps equal gaps, which NaN does not.
    public static func == (one: PointColumns, other: PointColumns) -> Bool {
        one.x == other.x && one.labels == other.labels
            && one.y.elementsEqual(other.y) { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(labels)
    }
}
