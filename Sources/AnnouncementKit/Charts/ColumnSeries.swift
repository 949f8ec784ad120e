// SPDX-License-Identifier: MIT

/// Columns that rise from a line, or hang from it. The line is at 0 by default.
@MainActor
public final class ColumnSeries: RenderableSeries {
    /// The value at which columns start. The default is 0.
    public var zeroLineY = 0.0
    /// The width of a column as a fraction of the distance between two points, 0 to 1.
    public var dataPointWidth = 0.7

    public init(dataSeries: XyDataSeries? = nil, id: String? = nil, xAxisID: String = "x", yAxisID: String = "y") {
        super.init(kind: .column, id: id, dataSeries: dataSeries, xAxisID: xAxisID, yAxisID: yAxisID)
    }

    override func rect(ofPoint index: Int, in drawing: ChartDrawing) -> Rect? {
        let zero = zeroLineY
        return drawing.places.column(
            index, from: zero, to: points.value(at: index) ?? zero, share: dataPointWidth, in: drawing)
    }
}

/// Columns on top of the columns of the previous stacked series. Negative columns hang from negative ones.
@MainActor
public final class StackedColumnSeries: RenderableSeries {
    /// The width of a column as a fraction of the distance between two points, 0 to 1.
    public var dataPointWidth = 0.7

    public init(dataSeries: XyDataSeries? = nil, id: String? = nil, xAxisID: String = "x", yAxisID: String = "y") {
        super.init(kind: .stackedColumn, id: id, dataSeries: dataSeries, xAxisID: xAxisID, yAxisID: yAxisID)
    }

    override func rect(ofPoint index: Int, in drawing: ChartDrawing) -> Rect? {
        let value = points.value(at: index) ?? 0
        let base = drawing.below.compactMap { $0.value(at: index) }.filter { ($0 < 0) == (value < 0) }.reduce(0, +)
        return drawing.places.column(index, from: base, to: base + value, share: dataPointWidth, in: drawing)
    }
}

extension PointColumns {
    /// The rectangle of a column between two values. Its size is never negative.
    fileprivate func column(
        _ index: Int, from base: Double, to end: Double, share: Double, in drawing: ChartDrawing
    ) -> Rect? {
        // A logarithmic axis has no 0: its columns start at its lower end.
        let foot = drawing.y.coordinate(of: base) ?? drawing.height
        guard let middle = drawing.x.coordinate(of: x[index]) else { return nil }
        let head = drawing.y.coordinate(of: end) ?? foot
        let width = max(0, share * distance(at: index, from: middle, in: drawing))
        return Rect(x: middle - width / 2, y: min(foot, head), width: width, height: abs(head - foot))
    }

    /// The distance from a point to its nearer neighbor, in pixels; the whole axis for a single point.
    private func distance(at index: Int, from place: Double, in drawing: ChartDrawing) -> Double {
        let neighbors = [index - 1, index + 1].filter(x.indices.contains)
        return neighbors.compactMap { drawing.x.coordinate(of: x[$0]) }.map { abs($0 - place) }.min()
            ?? drawing.x.length
    }
}
