// SPDX-License-Identifier: MIT

extension ChartEvent {
    /// Bytes for points in one line. A line holds 256 KiB, and JSON may double the length of a label.
    private static let roomOfLine = 100_000
    /// Bytes for the numbers of a point; each takes up to 24 bytes.
    private static let sizeOfPoint = 50

    /// The event, split so that each part fits in a line. A large chart is described without points, which follow in
    /// parts.
    package var parts: [ChartEvent] {
        switch self {
        case .described(let chart): Self.describe(chart)
        case .appended(let chart, let series, let points): Self.append(points, to: series, of: chart)
        case .rangeChanged, .removed, .commanded: [self]
        }
    }

    private static func describe(_ chart: ChartDescriptor) -> [ChartEvent] {
        let size = chart.series.reduce(0) { size, series in
            series.points.labels.values.reduce(size + series.points.count * sizeOfPoint) { $0 + $1.utf8.count }
        }
        guard size > roomOfLine else { return [.described(chart)] }
        var bare = chart
        for index in bare.series.indices { bare.series[index].points = PointColumns() }
        return [.described(bare)] + chart.series.flatMap { append($0.points, to: $0.id, of: chart.id) }
    }

    private static func append(_ points: PointColumns, to series: String, of chart: String) -> [ChartEvent] {
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
        return parts.map { .appended(chart: chart, series: series, points: $0) }
    }
}
