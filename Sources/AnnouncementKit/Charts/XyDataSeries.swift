// SPDX-License-Identifier: MIT

/// The data of a series: SciChart's `SCIXyDataSeries`. Charts that show the series update when it grows.
@MainActor
public final class XyDataSeries {
    public var seriesName: String {
        didSet { renderers.forEach { $0.structureChanged() } }
    }
    /// The points of the series.
    public private(set) var points = PointColumns()
    private var users: [User] = []

    private struct User {
        weak var series: RenderableSeries?
    }

    public init(seriesName: String = "") {
        self.seriesName = seriesName
    }

    public var count: Int { points.count }
    public var xValues: [Double] { points.x }
    /// The y values; NaN in a gap.
    public var yValues: [Double] { points.y }

    /// Appends a point; a NaN for y is a gap.
    /// - Throws: a ``ChartFailure`` if x is not finite, y is infinite, or there are too many points; then nothing is
    ///   added.
    public func append(x: Double, y: Double, label: String? = nil) throws(ChartFailure) {
        var point = PointColumns()
        point.append(x: x, y: y, label: label)
        try append(point)
    }

    /// Appends points, given as two columns of equal length.
    /// - Throws: a ``ChartFailure`` if the lengths differ, a value is invalid, or there are too many points; then
    ///   nothing is added.
    public func append(x: [Double], y: [Double]) throws(ChartFailure) {
        guard x.count == y.count else { throw .differentLengths(x: x.count, y: y.count) }
        try append(PointColumns(x: x, y: y))
    }

    /// Appends points with their labels.
    /// - Throws: a ``ChartFailure`` if a value is invalid, or there are too many points; then nothing is added.
    public func append(_ added: PointColumns) throws(ChartFailure) {
        for index in 0..<added.count {
            guard added.x[index].isFinite else { throw .notFinite(series: seriesName, index: index, isX: true) }
            guard !added.y[index].isInfinite else { throw .notFinite(series: seriesName, index: index, isX: false) }
        }
        let limit = ChartLimits().points
        guard count + added.count <= limit else { throw .tooManyPoints(chart: seriesName, limit: limit) }
        points.append(contentsOf: added)
        renderers.forEach { $0.appended(added) }
    }

    /// Removes all points.
    public func clear() {
        points = PointColumns()
        renderers.forEach { $0.structureChanged() }
    }

    /// The series that currently draw this data.
    private var renderers: [RenderableSeries] {
        users.compactMap(\.series).filter { $0.dataSeries === self }
    }

    func isDrawn(by series: RenderableSeries) {
        users.removeAll { $0.series == nil || $0.series === series }
        users.append(User(series: series))
    }
}
