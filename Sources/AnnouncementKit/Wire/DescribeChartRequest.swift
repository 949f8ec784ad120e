// SPDX-License-Identifier: MIT

/// `describeChart`: a chart is shown, or is another one now.
public struct DescribeChartRequest: Sendable, Hashable {
    public var chart: ChartDescriptor

    public init(_ chart: ChartDescriptor) {
        self.chart = chart
    }
}

extension DescribeChartRequest: Codable {
    enum CodingKeys: String, ParameterKey { case chart }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        chart = try parameters.decode(WireChart.self, forKey: .chart).chart
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(WireChart(chart), forKey: .chart)
    }
}
