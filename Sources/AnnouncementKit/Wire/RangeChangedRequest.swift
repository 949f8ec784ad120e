// SPDX-License-Identifier: MIT

/// `rangeChanged`: an axis of a chart shows another part of its data.
public struct RangeChangedRequest: Sendable, Hashable {
    public var change: RangeChange

    public init(_ change: RangeChange) {
        self.change = change
    }
}

extension RangeChangedRequest: Codable {
    enum CodingKeys: String, ParameterKey { case chart, axis, min, max, cause, settled }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let lower = try parameters.decode(Double.self, forKey: .min)
        let upper = try parameters.decode(Double.self, forKey: .max)
        guard lower.isFinite, upper.isFinite, lower <= upper else {
            throw WireError(.invalidParams, "\"min\" is \(lower) and \"max\" is \(upper): min may not be above max.")
        }
        let axis = try parameters.text(.axis)
        let causes = ChangeCause.allCases.map(\.rawValue)
        change = RangeChange(
            chart: try parameters.text(.chart),
            range: AxisRange(axis: axis, lower: lower, upper: upper),
            cause: try parameters.name(.cause, of: causes, make: ChangeCause.init(rawValue:)) ?? .user,
            isSettled: try parameters.decodeIfPresent(Bool.self, forKey: .settled))
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(change.chart, forKey: .chart)
        try parameters.encode(change.range.axis, forKey: .axis)
        try parameters.encode(change.range.lower, forKey: .min)
        try parameters.encode(change.range.upper, forKey: .max)
        try parameters.encode(change.cause, forKey: .cause)
        try parameters.encodeIfPresent(change.isSettled, forKey: .settled)
    }
}
