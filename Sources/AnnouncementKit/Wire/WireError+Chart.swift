// SPDX-License-Identifier: MIT

extension WireError {
    /// A chart's failure as the client sees it.
    package init(_ failure: ChartFailure) {
        switch failure {
        case .unknownChart, .unknownAxis, .unknownSeries: self.init(.unknownChart, failure.description)
        default: self.init(.invalidParams, failure.description)
        }
    }
}
