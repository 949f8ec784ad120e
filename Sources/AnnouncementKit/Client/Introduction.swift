// SPDX-License-Identifier: MIT

/// The first requests of each connection: the client's name, its subscription, its views and charts. A value.
package struct Introduction {
    private(set) var hello: HelloRequest
    private(set) var subscription: SubscribeRequest
    /// The program's own opening requests, which are sent last.
    var opening: [OpeningRequest]
    private var screen = AccessibilityScreen()
    private var charts = DisplayedCharts()

    /// - Parameter session: identifies the client to the daemon across its connections; nil for a new session.
    package init(
        _ name: String, version: String?, session: String?, events: Set<SubscribeRequest.Event>,
        opening: [OpeningRequest] = []
    ) {
        self.opening = opening
        hello = HelloRequest(client: name, version: version, session: session ?? Self.newSession())
        subscription = SubscribeRequest(events)
    }

    /// A random session name that cannot be guessed and is unique to this client.
    private static func newSession() -> String {
        (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 16) }.joined(separator: "-")
    }

    /// Remembers the parts of a request that the next connection must repeat.
    mutating func note(_ request: ApplicationRequest) {
        switch request {
        case .hello(let said): if said.session == nil { (hello.client, hello.version) = (said.client, said.version) }
        case .subscribe(let said): subscription = said
        case .view(let event): take(event)
        case .displayFocused(let element): take(.willDisplay(element))
        case .chart(let event): take(event)
        default: break
        }
    }

    /// Notes that another client has moved the focus.
    mutating func focusMoved(to element: String) { screen.focusIsKnown(on: element) }

    /// The requests between the hello and the opening requests.
    var requests: [ApplicationRequest] {
        let elements = screen.displayed.map { element in
            let hasFocus = element.id != nil && element.id == screen.focus
            return hasFocus ? ApplicationRequest.displayFocused(element) : .view(.willDisplay(element))
        }
        let window = screen.window.map { [ApplicationRequest.view(.window($0))] } ?? []
        return (subscription.events.isEmpty ? [] : [.subscribe(subscription)]) + window + elements
            + charts.described.flatMap { ChartEvent.described($0).parts.map(ApplicationRequest.chart) }
    }

    // Invalid events are ignored here: the daemon rejects them and reports the reason.
    private mutating func take(_ event: ViewEvent) { _ = try? screen.take(event) }

    private mutating func take(_ event: ChartEvent) { _ = try? charts.take(event) }
}

/// A request that is sent at the start of each connection, because the daemon may have restarted. The reply is a
/// message with this id.
package struct OpeningRequest: Sendable {
    package let id: RequestID
    package let request: any ClientRequest

    package init(id: RequestID, request: any ClientRequest) {
        (self.id, self.request) = (id, request)
    }
}

extension ApplicationRequest {
    /// True if the request only reports the content of the views.
    var isOfViews: Bool {
        switch self {
        case .view(.willDisplay), .view(.didEndDisplay), .view(.invalidated), .view(.window), .displayFocused: true
        case .chart(.described), .chart(.appended), .chart(.removed): true
        default: false
        }
    }
}
