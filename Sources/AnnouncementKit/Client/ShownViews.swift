// SPDX-License-Identifier: MIT

/// What the daemon was told of an application's views and charts. A value: a daemon that knows nothing of them is told all
/// of it anew.
struct ShownViews {
    private var screen = AccessibilityScreen()
    private var charts = DisplayedCharts()

    mutating func told(_ request: Request) {
        switch request {
        case .willDisplay(let request): happened(.willDisplay(request.element))
        case .didEndDisplay(let request): happened(.didEndDisplay(request.element))
        case .invalidated(let request): happened(.invalidated(request.change, cause: request.cause))
        case .focus(.element(let element)): happened(.focused(.element(element)))
        case .focus(.name(let name)): happened(.focused(.elementID(name)))
        case .post(let request): happened(.posted(request.notification, request.argument))
        default: if let event = request.chartEvent { happened(event) }
        }
    }

    /// The focus goes where somebody else has moved it.
    mutating func focusMoved(to element: String) { screen.focusIsKnown(on: element) }

    /// All of it.
    var requests: [Request] {
        let elements = screen.displayed.map { element in
            Request.willDisplay(WillDisplayRequest(element, hasFocus: element.id != nil && element.id == screen.focus))
        }
        return elements + charts.described.flatMap { Request.all(telling: .described($0)) }
    }

    // What makes no sense is refused by the daemon, which says why.
    private mutating func happened(_ event: ViewEvent) { _ = try? screen.happened(event) }

    private mutating func happened(_ event: ChartEvent) { _ = try? charts.happened(event) }
}

extension Request {
    /// Whether all that it does is to tell what the views show.
    var isOfViews: Bool {
        switch self {
        case .willDisplay, .didEndDisplay, .invalidated, .describeChart, .appendPoints, .removeChart: true
        default: false
        }
    }
}
