// SPDX-License-Identifier: MIT

extension WireError.Code {
    /// A chart, an axis or a series that this client has not described.
    public static let unknownChart = Self(rawValue: 1010)
}

extension WireError {
    /// A chart's failure as the client is told of it.
    public init(_ failure: ChartFailure) {
        switch failure {
        case .unknownChart, .unknownAxis, .unknownSeries: self.init(.unknownChart, failure.description)
        default: self.init(.invalidParams, failure.description)
        }
    }
}
