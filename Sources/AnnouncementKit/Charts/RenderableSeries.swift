// SPDX-License-Identifier: MIT

/// A series drawn on a surface. Use ``LineSeries``, ``ColumnSeries`` or ``StackedColumnSeries``.
@MainActor
public class RenderableSeries {
    /// An id that is unique among the series of a surface.
    public let id: String
    public let kind: SeriesKind
    /// The id of the series' x axis.
    public let xAxisID: String
    public let yAxisID: String
    public final var dataSeries: XyDataSeries? {
        didSet {
            dataSeries?.isDrawn(by: self)
            structureChanged()
        }
    }
    public internal(set) final weak var surface: ChartSurface?

    private static var lastID = 0

    init(kind: SeriesKind, id: String?, dataSeries: XyDataSeries?, xAxisID: String, yAxisID: String) {
        Self.lastID += 1
        self.kind = kind
        self.id = id ?? "series-\(Self.lastID)"
        self.xAxisID = xAxisID
        self.yAxisID = yAxisID
        self.dataSeries = dataSeries
        dataSeries?.isDrawn(by: self)
    }

    /// The rectangle of a point within the render surface; nil if it cannot be placed.
    func rect(ofPoint index: Int, in drawing: ChartDrawing) -> Rect? { nil }

    final var points: PointColumns { dataSeries?.points ?? PointColumns() }

    /// The series as a value.
    final var descriptor: DataSeries {
        let name = dataSeries?.seriesName ?? ""
        return DataSeries(
            id: id, name: name.isEmpty ? id : name, kind: kind, xAxis: xAxisID, yAxis: yAxisID, points: points)
    }

    /// The series of the same stack, from the bottom up; only this series if it is not stacked.
    final var stack: [RenderableSeries] {
        guard kind == .stackedColumn, let surface else { return [self] }
        return surface.renderableSeries.filter { $0.kind == .stackedColumn && $0.yAxisID == yAxisID }
    }

    final func structureChanged() { surface?.structureChanged() }

    final func appended(_ points: PointColumns) {
        guard let surface else { return }
        surface.tell(.appended(chart: surface.id, series: id, points: points))
    }
}

/// The inputs for placing a point of a series.
struct ChartDrawing {
    let x: CoordinateCalculator
    let y: CoordinateCalculator
    /// The height of the render surface in points.
    let height: Double
    /// The series below this one in its stack.
    var below: [PointColumns] = []
    /// The points that determine x: in a stack, the points of its first series.
    var places: PointColumns
}

/// A line. Each point is a strip over the whole height, so that a finger meets it at any height.
@MainActor
public final class LineSeries: RenderableSeries {
    public init(dataSeries: XyDataSeries? = nil, id: String? = nil, xAxisID: String = "x", yAxisID: String = "y") {
        super.init(kind: .line, id: id, dataSeries: dataSeries, xAxisID: xAxisID, yAxisID: yAxisID)
    }

    override func rect(ofPoint index: Int, in drawing: ChartDrawing) -> Rect? {
        drawing.x.coordinate(of: drawing.places.x[index]).map {
            Rect(x: $0 - 15, y: 0, width: 30, height: drawing.height)
        }
    }
}
