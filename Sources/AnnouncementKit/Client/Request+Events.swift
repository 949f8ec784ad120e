// SPDX-License-Identifier: MIT

/// What an application's views and charts do, as requests.
extension Request {
    init(_ event: ViewEvent) {
        switch event {
        case .willDisplay(let element): self = .willDisplay(WillDisplayRequest(element))
        case .didEndDisplay(let id): self = .didEndDisplay(DidEndDisplayRequest(id))
        case .invalidated(let change, let cause): self = .invalidated(InvalidatedRequest(change, cause: cause))
        case .focused(.element(let element)): self = .focus(.element(element))
        case .focused(.elementID(let name)), .focused(.text(let name)): self = .focus(.name(name))
        case .posted(let notification, let argument): self = .post(PostRequest(notification, argument: argument))
        }
    }

    /// In bytes: a line holds 256 KiB, and JSON may double a label.
    private static let roomOfLine = 100_000
    /// A number takes up to 24 bytes.
    private static let sizeOfPoint = 50

    /// A chart of many points is described without them, and then gets them part by part.
    static func all(telling event: ChartEvent) -> [Request] {
        switch event {
        case .described(let chart): return describe(chart)
        case .rangeChanged(let change): return [.rangeChanged(RangeChangedRequest(change))]
        case .appended(let chart, let series, let points): return append(points, to: series, of: chart)
        case .removed(let chart): return [.removeChart(RemoveChartRequest(chart: chart))]
        case .commanded(let chart, let command, let series):
            return [.chart(ChartCommandRequest(chart: chart, command, series: series))]
        }
    }

    private static func describe(_ chart: ChartDescriptor) -> [Request] {
        let size = chart.series.reduce(0) { size, series in
            series.points.labels.values.reduce(size + series.points.count * sizeOfPoint) { $0 + $1.utf8.count }
        }
        guard size > roomOfLine else { return [.describeChart(DescribeChartRequest(chart))] }
        var bare = chart
        for index in bare.series.indices { bare.series[index].points = PointColumns() }
        return [.describeChart(DescribeChartRequest(bare))]
            + chart.series.flatMap { append($0.points, to: $0.id, of: chart.id) }
    }

    private static func append(_ points: PointColumns, to series: String, of chart: String) -> [Request] {
        var parts: [PointColumns] = []
        var room = 0
        for index in 0..<points.count {
            let label = points.labels[index].map { String($0.prefix(1000)) }
            let size = sizeOfPoint + (label?.utf8.count ?? 0)
            if size > room {
                parts.append(PointColumns())
                room = roomOfLine
            }
            parts[parts.count - 1].append(x: points.x[index], y: points.y[index], label: label)
            room -= size
        }
        return parts.map { .appendPoints(AppendPointsRequest(chart: chart, series: series, points: $0)) }
    }
}
