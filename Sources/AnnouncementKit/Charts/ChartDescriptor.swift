// SPDX-License-Identifier: MIT

/// A chart as a value, with its axes and its data: `AXChartDescriptor`.
public struct ChartDescriptor: Sendable, Hashable {
    /// The client's own id for the chart.
    public var id: String
    public var title: String?
    /// The author's description of the chart.
    public var summary: String?
    /// The chart's frame in its window; nil if unknown.
    public var frame: Rect?
    /// The axes. Scrolling and zooming apply to the first x axis and the first y axis.
    public var axes: [ChartAxisDescriptor]
    public var series: [DataSeries]
    /// A name for automation besides the id; never spoken.
    public var identifier: String?

    public init(
        id: String, title: String? = nil, summary: String? = nil, frame: Rect? = nil, axes: [ChartAxisDescriptor],
        series: [DataSeries] = [], identifier: String? = nil
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.frame = frame
        self.axes = axes
        self.series = series
        self.identifier = identifier
    }

    /// The axis with an id; nil if there is none.
    public func axis(_ id: String) -> ChartAxisDescriptor? { axes.first { $0.id == id } }

    /// The number of points in all series.
    public var pointCount: Int { series.reduce(0) { $0 + $1.points.count } }
}

/// A series and its points: `AXDataSeriesDescriptor`.
public struct DataSeries: Sendable, Hashable {
    /// The client's own id for the series, unique in the chart.
    public var id: String
    public var name: String
    public var kind: SeriesKind
    /// The id of the series' x axis.
    public var xAxis: String
    public var yAxis: String
    public var points: PointColumns

    /// - Parameter name: nil or blank for the id.
    public init(
        id: String, name: String? = nil, kind: SeriesKind = .line, xAxis: String = "x", yAxis: String = "y",
        points: PointColumns = PointColumns()
    ) {
        self.id = id
        self.name = name.flatMap { $0.isBlank ? nil : $0 } ?? id
        self.kind = kind
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.points = points
    }
}

extension String {
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The chart's name in sentences that need one.
extension ChartDescriptor {
    /// The name of a chart without a title whose axes have no title either.
    package static let nameless = "Chart"

    /// The title; without a title "Rain by Day" from the titles of the axes, or else ``nameless``. Never the id, which
    /// is the client's own.
    package var name: String {
        if let title, !title.isBlank { return title }
        guard let shown = sharedTitle(\.yAxis) else { return Self.nameless }
        return sharedTitle(\.xAxis).map { "\(shown) by \($0)" } ?? shown
    }

    /// The title of the axis that all series share; nil if it has none, or the series use several axes.
    private func sharedTitle(_ id: (DataSeries) -> String) -> String? {
        let titles = Set(series.map { axis(id($0))?.title })
        return titles.count == 1 ? titles.first.flatMap(\.self) : nil
    }
}

/// The extents of the data.
extension ChartDescriptor {
    /// The visible range of an axis: the range that was set, else all of its data, else the default range of its scale.
    package func visibleRange(ofAxis id: String) -> DataRange {
        axis(id).map(visibleRange(of:)) ?? AxisScale.linear.unset
    }

    func visibleRange(of axis: ChartAxisDescriptor) -> DataRange {
        axis.visibleRange ?? extent(of: axis).map(axis.shown(extent:)) ?? axis.scale.unset
    }

    /// The range of an axis that shows all of its data; nil if it has none.
    func shownExtent(ofAxis id: String) -> DataRange? {
        axis(id).flatMap { axis in extent(of: axis).map(axis.shown(extent:)) }
    }

    /// The lowest to the highest value on an axis; nil if it has no data. Columns reach down to zero, and a stack is as
    /// high as the sum of its parts.
    package func extent(ofAxis id: String) -> DataRange? { axis(id).flatMap(extent(of:)) }

    func extent(of axis: ChartAxisDescriptor) -> DataRange? {
        let isLogarithmic = axis.scale.isLogarithmic
        var (extent, parts) = (nil as DataRange?, 0)
        for index in series.indices where series[index].isOn(axis) {
            let own = axis.isX ? series[index].points.xExtent : series[index].points.yExtent
            let reachesZero = !axis.isX && !isLogarithmic && series[index].kind != .line
            extent = own.map { reachesZero ? $0.union(.zero) : $0 }.map { $0.union(extent) } ?? extent
            if series[index].kind == .stackedColumn { parts += 1 }
        }
        guard parts > 1, !axis.isX, !isLogarithmic, let stack = stackExtent(on: axis) else { return extent }
        return stack.union(extent)
    }

    /// The number of digits after the decimal separator in an axis's data; nil without data, or for more than nine
    /// digits.
    func fractionDigits(of axis: ChartAxisDescriptor) -> Int? {
        guard axis.scale == .linear || axis.scale.isLogarithmic else { return nil }
        var most: Int?
        for index in series.indices where series[index].isOn(axis) && !series[index].points.isEmpty {
            let digits = axis.isX ? series[index].points.xDigits : series[index].points.yDigits
            guard let count = digits.count else { return nil }
            most = max(most ?? 0, count)
        }
        return most
    }

    private func stackExtent(on axis: ChartAxisDescriptor) -> DataRange? {
        var stack = series.filter { $0.kind == .stackedColumn && $0.isOn(axis) }.map(\.points)
        guard stack.contains(where: { !$0.isEmpty }) else { return nil }
        var extent = DataRange(min: 0, max: 0)
        var start = 0
        // Works in sections between the ends of the series, so a series that has ended costs nothing further on.
        while let end = stack.map(\.count).min() {
            for index in start..<end {
                var (low, high) = (0.0, 0.0)
                for points in stack {
                    let value = points.value(at: index) ?? 0
                    if value < 0 { low += value } else { high += value }
                }
                extent = DataRange(min: low, max: high).union(extent)
            }
            start = end
            stack.removeAll { $0.count == end }
        }
        return extent.isValid ? extent : nil
    }
}

extension DataSeries {
    fileprivate func isOn(_ axis: ChartAxisDescriptor) -> Bool { (axis.isX ? xAxis : yAxis) == axis.id }
}

extension DataRange {
    fileprivate static let zero = DataRange(min: 0, max: 0)
}

/// The requirements on a chart, checked before anything about the chart is announced.
extension ChartDescriptor {
    /// - Throws: a ``ChartFailure`` that names the fault and its place.
    package func validate(limits: ChartLimits = ChartLimits()) throws(ChartFailure) {
        guard !id.allSatisfy(\.isWhitespace) else { throw .nameless("The chart") }
        guard axes.count <= limits.axes else {
            throw .tooManyAxes(chart: id, count: axes.count, limit: limits.axes)
        }
        guard series.count <= limits.series else {
            throw .tooManySeries(chart: id, count: series.count, limit: limits.series)
        }
        guard pointCount <= limits.points else { throw .tooManyPoints(chart: id, limit: limits.points) }
        try checkAxes()
        try checkSeries()
    }

    private func checkAxes() throws(ChartFailure) {
        var ids: Set<String> = []
        for axis in axes {
            guard !axis.id.allSatisfy(\.isWhitespace) else { throw .nameless("An axis of chart \(id.quoted)") }
            guard ids.insert(axis.id).inserted else { throw .duplicateAxis(axis.id, chart: id) }
            if let range = axis.visibleRange { try axis.check(range) }
        }
    }

    private func checkSeries() throws(ChartFailure) {
        var ids: Set<String> = []
        for series in series {
            guard !series.id.allSatisfy(\.isWhitespace) else {
                throw .nameless("A series of chart \(id.quoted)")
            }
            guard ids.insert(series.id).inserted else { throw .duplicateSeries(series.id, chart: id) }
            try check(series.points, of: series)
        }
    }

    /// Checks that the axes of a series can show the points.
    func check(_ points: PointColumns, of series: DataSeries) throws(ChartFailure) {
        let xAxis = try known(series.xAxis, of: series, isX: true)
        let yAxis = try known(series.yAxis, of: series, isX: false)
        for index in 0..<points.count {
            let (x, y) = (points.x[index], points.y[index])
            guard x.isFinite else { throw .notFinite(series: series.id, index: index, isX: true) }
            try xAxis.check(x)
            if y.isFinite { try yAxis.check(y) }
        }
    }

    private func known(
        _ axisID: String, of series: DataSeries, isX: Bool
    ) throws(ChartFailure) -> ChartAxisDescriptor {
        guard let axis = axis(axisID) else { throw .unknownAxis(axisID, chart: id, known: axes.map(\.id)) }
        guard axis.isX == isX else { throw .wrongDirection(axis: axisID, series: series.id, isX: isX) }
        return axis
    }
}

extension ChartAxisDescriptor {
    /// Checks that the axis can show a range.
    func check(_ range: DataRange) throws(ChartFailure) {
        guard range.isValid else { throw .notARange(axis: id, min: range.min, max: range.max) }
        guard scale != .logarithmic || range.min > 0 else { throw .notPositive(range.min, axis: id) }
    }

    /// Checks that the axis can show a value.
    fileprivate func check(_ value: Double) throws(ChartFailure) {
        switch scale {
        case .linear, .date: return
        case .logarithmic: guard value > 0 else { throw .notPositive(value, axis: id) }
        case .category(let names):
            guard value.rounded() == value, value >= 0, value < Double(names.count) else {
                throw .notACategory(value, axis: id, count: names.count)
            }
        }
    }
}

extension ChartDescriptor {
    /// A chart as Apple's Audio Graphs describe it: `AXChartDescriptor` with its parameters.
    ///
    /// If an axis describes a value in words other than the number itself, these words are spoken. A series is drawn as
    /// a line if it is continuous or its x axis has numbers, otherwise as columns. Each additional axis gets its own
    /// series. A point is left out if its x cannot be placed on the axis.
    /// - Parameter id: the chart's id, unique in its application; nil for the title.
    public init(
        id: String? = nil, title: String? = nil, summary: String? = nil, xAxis: any DataAxisDescriptor,
        yAxis: NumericDataAxisDescriptor? = nil, additionalAxes: [any DataAxisDescriptor] = [],
        series: [DataSeriesDescriptor]
    ) {
        let x = DescribedAxis(id: "x", xAxis)
        let values =
            [yAxis.map { DescribedAxis(id: "y", $0) } ?? DescribedAxis(id: "y")]
            + additionalAxes.enumerated().map { DescribedAxis(id: "z\($0 + 1)", $1) }
        var names = SeriesNames()
        var described: [DataSeries] = []
        for series in series {
            for (place, axis) in values.enumerated() {
                guard place == 0 || series.dataPoints.contains(where: { $0.additionalValues.count >= place }) else {
                    continue
                }
                let name = names.name(series.name, axis: place == 0 ? nil : axis.title)
                let points = DescribedPoints(series.dataPoints, x: x, y: axis, place: place).columns
                let isLine = series.isContinuous || x.categories == nil
                described.append(
                    DataSeries(id: name, kind: isLine ? .line : .column, yAxis: axis.id, points: points))
            }
        }
        let isNamed = title?.contains { !$0.isWhitespace } ?? false
        self.init(
            id: id ?? (isNamed ? title : nil) ?? "chart", title: title, summary: summary,
            axes: [x.descriptor(holding: described.map(\.points.xExtent))]
                + values.map { axis in
                    axis.descriptor(holding: described.filter { $0.yAxis == axis.id }.map(\.points.yExtent))
                }, series: described)
    }
}

/// One of Apple's axes, numeric or categorical.
private struct DescribedAxis {
    let id: String
    var title: String?
    var scale = AxisScale.linear
    private var range: DataRange?
    private var gridlinePositions: [Double] = []
    private var words: ((Double) -> String)?
    private var places: [String: Int] = [:]

    init(id: String) {
        self.id = id
    }

    init(id: String, _ axis: any DataAxisDescriptor) {
        self.init(id: id)
        title = axis.title.isEmpty ? nil : axis.title
        if let axis = axis as? CategoricalDataAxisDescriptor {
            scale = .category(axis.categoryOrder)
            places = Dictionary(axis.categoryOrder.enumerated().map { ($1, $0) }) { first, _ in first }
        } else if let axis = axis as? NumericDataAxisDescriptor {
            scale = axis.scaleType == .linear ? .linear : .logarithmic
            range = DataRange(min: axis.range.lowerBound, max: axis.range.upperBound)
            gridlinePositions = axis.gridlinePositions
            words = axis.valueDescriptionProvider
        }
    }

    var categories: [String]? { if case .category(let names) = scale { names } else { nil } }

    /// Nil if the value cannot be placed on the axis.
    func place(of value: DataPoint.Value) -> Double? {
        switch (value, categories) {
        case (.category(let name), .some): places[name].map(Double.init)
        case (.number(let number), nil): scale.position(of: number) == nil ? nil : number
        default: nil
        }
    }

    /// The words for a place, and whether they differ from the plain number.
    func words(for place: Double) -> (text: String, isOwn: Bool) {
        if let categories { return (categories[Int(place)], false) }
        guard let words else { return ("\(place)", false) }
        let text = words(place)
        return (text, Double(text) != place)
    }

    /// - Parameter extents: the extents of the data; the axis shows all of it.
    func descriptor(holding extents: [DataRange?]) -> ChartAxisDescriptor {
        let whole = range.map { extents.compactMap(\.self).reduce($0) { $0.union($1) } }
        let shown = whole.flatMap { $0.isValid && scale.positions(of: $0) != nil ? $0 : nil }
        return ChartAxisDescriptor(
            id: id, isX: id == "x", title: title, scale: scale, visibleRange: shown,
            gridlinePositions: gridlinePositions)
    }
}

/// The points of a series on two axes.
private struct DescribedPoints {
    private(set) var columns = PointColumns()

    /// - Parameter place: 0 for the y axis, 1 for the first additional axis, and so on.
    init(_ points: [DataPoint], x: DescribedAxis, y: DescribedAxis, place: Int) {
        columns.reserveCapacity(points.count)
        for point in points {
            guard let along = x.place(of: point.xValue) else { continue }
            let additional =
                point.additionalValues.count >= place && place > 0 ? point.additionalValues[place - 1] : nil
            let value = (place == 0 ? point.yValue : additional).flatMap(y.place)
            columns.append(x: along, y: value ?? .nan, label: value.flatMap { Self.label(point, x, along, y, $0) })
        }
    }

    /// Nil if the numbers alone say the same.
    private static func label(
        _ point: DataPoint, _ x: DescribedAxis, _ along: Double, _ y: DescribedAxis, _ value: Double
    ) -> String? {
        let (place, height) = (x.words(for: along), y.words(for: value))
        guard point.label != nil || place.isOwn || height.isOwn else { return nil }
        return [point.label, place.text, height.text].compactMap(\.self).joined(separator: ", ")
    }
}

/// Unique names for series.
private struct SeriesNames {
    private var taken: Set<String> = []

    mutating func name(_ name: String?, axis: String?) -> String {
        let whole = [name, axis].compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
        let base = whole.isEmpty ? "series" : whole
        var (unique, number) = (base, 2)
        while !taken.insert(unique).inserted {
            unique = "\(base) \(number)"
            number += 1
        }
        return unique
    }
}
