// SPDX-License-Identifier: MIT

/// The requirements on a chart, checked before anything is announced of it.
extension ChartDescriptor {
    /// - Throws: a ``ChartFailure`` that says what is wrong and where.
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

    /// Whether points can be shown on the axes of a series.
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
    /// Whether a range can be shown.
    func check(_ range: DataRange) throws(ChartFailure) {
        guard range.isValid else { throw .notARange(axis: id, min: range.min, max: range.max) }
        guard scale != .logarithmic || range.min > 0 else { throw .notPositive(range.min, axis: id) }
    }

    /// Whether a value can be shown.
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
