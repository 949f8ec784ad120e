// SPDX-License-Identifier: MIT

/// How an alarm repeats until it is acknowledged.
public struct Repetition: Sendable, Hashable {
    /// The seconds from the end of the alarm until it is said again, 5 to 3600.
    public var every: Double

    /// - Parameter every: seconds, 5 to 3600.
    public init(every: Double) {
        self.every = every
    }
}

extension Repetition: Codable {
    enum CodingKeys: String, ParameterKey { case every, until }

    private static let acknowledged = "acknowledged"

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        guard let seconds = try parameters.number(.every, in: 5...3600) else {
            throw WireError(.invalidParams, "\"repeat\" needs \"every\", seconds from 5 to 3600.")
        }
        guard try parameters.decodeIfPresent(String.self, forKey: .until) == Self.acknowledged else {
            throw WireError(.invalidParams, "\"repeat\" needs \"until\": \"acknowledged\".")
        }
        every = seconds
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(every, forKey: .every)
        try parameters.encode(Self.acknowledged, forKey: .until)
    }
}
