// SPDX-License-Identifier: MIT

extension Method {
    /// The methods for an application's charts, and for the user's commands to them.
    static let charts = [describeChart, rangeChanged, appendPoints, removeChart, chart, readChart, readPoints]

    private enum ChartKey: String, ParameterKey { case chart }

    /// A chart is shown, or is another one now.
    private static let describeChart = Method(
        "describeChart", keys: ChartKey.self,
        { .chart(.described($0)) }, { if case .chart(.described(let chart)) = $0 { chart } else { nil } },
        read: { try $0.decode(WireChart.self, forKey: .chart).chart },
        write: { try $1.encode(WireChart($0), forKey: .chart) })

    private enum RangeKey: String, ParameterKey { case chart, axis, min, max, cause, settled }

    /// An axis of a chart shows another part of its data.
    private static let rangeChanged = Method(
        "rangeChanged", keys: RangeKey.self,
        { .chart(.rangeChanged($0)) }, { if case .chart(.rangeChanged(let change)) = $0 { change } else { nil } },
        read: { parameters in
            let lower = try parameters.decode(Double.self, forKey: .min)
            let upper = try parameters.decode(Double.self, forKey: .max)
            guard lower.isFinite, upper.isFinite, lower <= upper else {
                throw WireError(
                    .invalidParams, "\"min\" is \(lower) and \"max\" is \(upper): min may not be above max.")
            }
            let axis = try parameters.text(.axis)
            return RangeChange(
                chart: try parameters.text(.chart), range: AxisRange(axis: axis, lower: lower, upper: upper),
                cause: try parameters.cause(.cause) ?? .user,
                isSettled: try parameters.decodeIfPresent(Bool.self, forKey: .settled))
        },
        write: { change, parameters in
            try parameters.encode(change.chart, forKey: .chart)
            try parameters.encode(change.range.axis, forKey: .axis)
            try parameters.encode(change.range.lower, forKey: .min)
            try parameters.encode(change.range.upper, forKey: .max)
            try parameters.encode(change.cause, forKey: .cause)
            try parameters.encodeIfPresent(change.isSettled, forKey: .settled)
        })

    private enum PointsKey: String, ParameterKey { case chart, series, points }

    /// A series of a chart has more points, behind those that it has.
    private static let appendPoints = Method(
        "appendPoints", keys: PointsKey.self,
        { .chart(.appended(chart: $0.0, series: $0.1, points: $0.2)) },
        { request -> (String, String, PointColumns)? in
            guard case .chart(.appended(let chart, let series, let points)) = request else { return nil }
            return (chart, series, points)
        },
        read: { parameters in
            let (chart, series) = (try parameters.text(.chart), try parameters.text(.series))
            return (chart, series, try parameters.decode(WirePoints.self, forKey: .points).columns)
        },
        write: { event, parameters in
            try parameters.encode(event.0, forKey: .chart)
            try parameters.encode(event.1, forKey: .series)
            try parameters.encode(WirePoints(event.2), forKey: .points)
        })

    /// A chart is no longer shown.
    private static let removeChart = Method(
        "removeChart", keys: ChartKey.self,
        { .chart(.removed($0)) }, { if case .chart(.removed(let chart)) = $0 { chart } else { nil } },
        read: { try $0.text(.chart) }, write: { try $1.encode($0, forKey: .chart) })

    /// The user asks something of a chart, of a series when one is named.
    private static let chart = Method(
        "chart",
        { (asked: WireChartCommand) in
            asked.client == nil
                ? .chart(.commanded(chart: asked.chart, asked.command, series: asked.series)) : .visit(asked)
        },
        { request in
            switch request {
            case .chart(.commanded(let chart, let command, let series)):
                WireChartCommand(chart: chart, command: command, series: series)
            case .visit(let asked): asked
            default: nil
            }
        })

    /// The data of a chart that another client shows.
    private static let readChart = Method("readChart", Request.readChart) {
        if case .readChart(let it) = $0 { it } else { nil }
    }

    /// Some points of such a chart, in words.
    private static let readPoints = Method("readPoints", Request.readPoints) {
        if case .readPoints(let it) = $0 { it } else { nil }
    }
}
