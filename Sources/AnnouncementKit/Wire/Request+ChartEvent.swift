// SPDX-License-Identifier: MIT

extension Request {
    /// What it tells of a chart or asks of one; nil for what is about none.
    public var chartEvent: ChartEvent? {
        switch self {
        case .describeChart(let request): .described(request.chart)
        case .rangeChanged(let request): .rangeChanged(request.change)
        case .appendPoints(let request):
            .appended(chart: request.chart, series: request.series, points: request.points)
        case .removeChart(let request): .removed(request.chart)
        case .chart(let request): .commanded(chart: request.chart, request.command, series: request.series)
        default: nil
        }
    }
}
