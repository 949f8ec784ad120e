// SPDX-License-Identifier: MIT

/// `appendPoints`: a series of a chart has more points, behind those that it has.
public struct AppendPointsRequest: Sendable, Hashable {
    public var chart: String
    public var series: String
    public var points: PointColumns

    public init(chart: String, series: String, points: PointColumns) {
        self.chart = chart
        self.series = series
        self.points = points
    }
}

extension AppendPointsRequest: Codable {
    enum CodingKeys: String, ParameterKey { case chart, series, points }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        chart = try parameters.text(.chart)
        series = try parameters.text(.series)
        points = try parameters.decode(WirePoints.self, forKey: .points).columns
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(chart, forKey: .chart)
        try parameters.encode(series, forKey: .series)
        try parameters.encode(WirePoints(points), forKey: .points)
    }
}
