// SPDX-License-Identifier: MIT

/// `removeChart`: a chart is no longer shown.
public struct RemoveChartRequest: Sendable, Hashable {
    public var chart: String

    public init(chart: String) {
        self.chart = chart
    }
}

extension RemoveChartRequest: Codable {
    enum CodingKeys: String, ParameterKey { case chart }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        chart = try parameters.text(.chart)
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(chart, forKey: .chart)
    }
}
