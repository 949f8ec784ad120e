// SPDX-License-Identifier: MIT

extension PerformRequest {
    /// Performs the action on an element or chart of this application.
    @MainActor package func performed() -> Result<PerformReply, WireError> {
        switch target {
        case .element(let name):
            guard let object = AccessibleObjects.shared.find(name) else {
                return .failure(WireError(.unknownElement, "The element \(name.quoted) is no longer displayed."))
            }
            return .success(PerformReply(handled: action.perform(on: object)))
        case .chart(let chart), .axis(_, let chart):
            let surface: ChartSurface? = AccessibleObjects.shared.first { $0.id == chart }
            guard let surface else {
                return .failure(WireError(.unknownChart, "The chart \(chart.quoted) is no longer shown."))
            }
            return .success(PerformReply(handled: surface.perform(self)))
        }
    }
}
