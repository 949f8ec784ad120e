// SPDX-License-Identifier: MIT

/// A chart on the wire.
package struct WireChart: Codable {
    package var chart: ChartDescriptor

    package enum CodingKeys: String, ParameterKey { case id, title, summary, frame, axes, series, identifier }

    package init(_ chart: ChartDescriptor) {
        self.chart = chart
    }

    /// A series without axes gets the first axis of each direction.
    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let axes = try parameters.decode([WireAxis].self, forKey: .axes).map(\.axis)
        let series = try parameters.decodeIfPresent([WireSeries].self, forKey: .series) ?? []
        let x = axes.first(where: \.isX)?.id ?? "x"
        let y = axes.first { !$0.isX }?.id ?? "y"
        chart = ChartDescriptor(
            id: try parameters.text(.id), title: try parameters.decodeIfPresent(String.self, forKey: .title),
            summary: try parameters.decodeIfPresent(String.self, forKey: .summary),
            frame: try WireElement.frame(parameters.decodeIfPresent([Double].self, forKey: .frame)), axes: axes,
            series: series.map { $0.series(x: x, y: y) },
            identifier: try parameters.decodeIfPresent(String.self, forKey: .identifier))
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(chart.id, forKey: .id)
        try parameters.encodeIfPresent(chart.title, forKey: .title)
        try parameters.encodeIfPresent(chart.summary, forKey: .summary)
        try parameters.encodeIfPresent(chart.frame.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: .frame)
        try parameters.encode(chart.axes.map(WireAxis.init), forKey: .axes)
        try parameters.encodeIfPresent(chart.identifier, forKey: .identifier)
        if !chart.series.isEmpty { try parameters.encode(chart.series.map(WireSeries.init), forKey: .series) }
    }
}

/// A series on the wire.
package struct WireSeries: Codable {
    package var id: String
    package var name: String?
    package var kind: SeriesKind
    package var x: String?
    package var y: String?
    package var points: PointColumns

    package enum CodingKeys: String, ParameterKey { case id, name, kind, x, y, points }

    package init(_ series: DataSeries) {
        (id, name, kind) = (series.id, series.name == series.id ? nil : series.name, series.kind)
        (x, y, points) = (series.xAxis, series.yAxis, series.points)
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        id = try parameters.text(.id)
        name = try parameters.decodeIfPresent(String.self, forKey: .name)
        let kinds = SeriesKind.allCases.map(\.rawValue)
        kind = try parameters.name(.kind, of: kinds, make: SeriesKind.init(rawValue:)) ?? .line
        x = try parameters.contains(.x) ? parameters.text(.x) : nil
        y = try parameters.contains(.y) ? parameters.text(.y) : nil
        points = try parameters.decodeIfPresent(WirePoints.self, forKey: .points)?.columns ?? PointColumns()
    }

    func series(x firstX: String, y firstY: String) -> DataSeries {
        DataSeries(id: id, name: name, kind: kind, xAxis: x ?? firstX, yAxis: y ?? firstY, points: points)
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(id, forKey: .id)
        try parameters.encodeIfPresent(name, forKey: .name)
        try parameters.encode(kind, forKey: .kind)
        try parameters.encodeIfPresent(x, forKey: .x)
        try parameters.encodeIfPresent(y, forKey: .y)
        if !points.isEmpty { try parameters.encode(WirePoints(points), forKey: .points) }
    }
}
