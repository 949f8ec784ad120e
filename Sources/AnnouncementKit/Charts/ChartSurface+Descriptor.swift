// SPDX-License-Identifier: MIT

extension ChartSurface {
    /// A chart on the screen that shows what a descriptor has.
    /// - Throws: a ``ChartFailure`` when the descriptor makes no sense.
    public convenience init(_ descriptor: ChartDescriptor, frame: Rect = .zero) throws(ChartFailure) {
        try descriptor.validate()
        self.init(id: descriptor.id, frame: frame)
        try show(descriptor)
    }

    /// Not within the initializer, where axes and series would not learn to whom they belong.
    private func show(_ descriptor: ChartDescriptor) throws(ChartFailure) {
        (title, summary) = (descriptor.title, descriptor.summary)
        xAxes = descriptor.axes.filter(\.isX).map(ChartAxis.init)
        yAxes = descriptor.axes.filter { !$0.isX }.map(ChartAxis.init)
        var drawn: [RenderableSeries] = []
        for series in descriptor.series { drawn.append(try RenderableSeries.drawing(series)) }
        renderableSeries = drawn
    }
}

extension ChartAxis {
    fileprivate convenience init(_ axis: ChartAxisDescriptor) {
        self.init(
            isXAxis: axis.isX, id: axis.id, title: axis.title, unit: axis.unit, scale: axis.scale,
            visibleRange: axis.visibleRange)
        gridlinePositions = axis.gridlinePositions
        (growBy, visibleRangeLimit, dateStep) = (axis.growBy, axis.visibleRangeLimit, axis.dateStep)
    }
}

extension RenderableSeries {
    fileprivate static func drawing(_ series: DataSeries) throws(ChartFailure) -> RenderableSeries {
        let data = XyDataSeries(seriesName: series.name)
        try data.append(series.points)
        let (id, x, y) = (series.id, series.xAxis, series.yAxis)
        return switch series.kind {
        case .line: LineSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        case .column: ColumnSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        case .stackedColumn: StackedColumnSeries(dataSeries: data, id: id, xAxisID: x, yAxisID: y)
        }
    }
}
