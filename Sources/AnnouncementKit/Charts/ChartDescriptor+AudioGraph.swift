// SPDX-License-Identifier: MIT

extension ChartDescriptor {
    /// A chart as Apple's Audio Graphs describe it: `AXChartDescriptor` with its parameters.
    ///
    /// A value that an axis describes in other words than the number itself is said in these words. A series is drawn as a line if it
    /// is continuous or its x axis has numbers, else as columns. Each additional axis has series of its own. A point whose x
    /// is no place on the axis is left out.
    /// - Parameter id: the chart's name among those of its application; its title unless given.
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

/// An axis of Apple's, of either kind.
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

    /// Nil for what is no place on it.
    func place(of value: DataPoint.Value) -> Double? {
        switch (value, categories) {
        case (.category(let name), .some): places[name].map(Double.init)
        case (.number(let number), nil): scale.position(of: number) == nil ? nil : number
        default: nil
        }
    }

    /// The words for a place, and whether they say something else than it does by itself.
    func words(for place: Double) -> (text: String, isOwn: Bool) {
        if let categories { return (categories[Int(place)], false) }
        guard let words else { return ("\(place)", false) }
        let text = words(place)
        return (text, Double(text) != place)
    }

    /// - Parameter extents: of the data, all of which it shows.
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

    /// - Parameter place: 0 for the y axis, and 1 for the first of the additional axes.
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

    /// Nil where the numbers say as much.
    private static func label(
        _ point: DataPoint, _ x: DescribedAxis, _ along: Double, _ y: DescribedAxis, _ value: Double
    ) -> String? {
        let (place, height) = (x.words(for: along), y.words(for: value))
        guard point.label != nil || place.isOwn || height.isOwn else { return nil }
        return [point.label, place.text, height.text].compactMap(\.self).joined(separator: ", ")
    }
}

/// Names that are told apart.
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
