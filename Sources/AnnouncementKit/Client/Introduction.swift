// SPDX-License-Identifier: MIT

/// The first requests of each connection: the client's name, its subscription, and its views and charts. A value.
struct Introduction {
    private(set) var hello: HelloRequest
    private(set) var subscription: SubscribeRequest
    /// The program's own, which come last.
    var opening: [OpeningRequest]
    private var screen = AccessibilityScreen()
    private var charts = DisplayedCharts()

    /// - Parameter session: names the client to the daemon over all its connections; nil for a new name.
    init(
        _ name: String, version: String?, session: String?, events: Set<SubscribeRequest.Event>,
        opening: [OpeningRequest] = []
    ) {
        self.opening = opening
        hello = HelloRequest(client: name, version: version, session: session ?? Self.newSession())
        subscription = SubscribeRequest(events)
    }

    /// The name cannot be guessed, and no other client has it.
    private static func newSession() -> String {
        (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 16) }.joined(separator: "-")
    }

    /// Remembers the parts of a request that the next connection must repeat.
    mutating func note(_ request: Request) {
        switch request {
        case .hello(let said): if said.session == nil { (hello.client, hello.version) = (said.client, said.version) }
        case .subscribe(let said): subscription = said
        case .view(let event): take(event)
        case .displayFocused(let element): take(.willDisplay(element))
        case .chart(let event): take(event)
        default: break
        }
    }

    /// Another client has moved the focus.
    mutating func focusMoved(to element: String) { screen.focusIsKnown(on: element) }

    /// The requests between the hello and the program's own.
    var requests: [Request] {
        let elements = screen.displayed.map { element in
            let hasFocus = element.id != nil && element.id == screen.focus
            return hasFocus ? Request.displayFocused(element) : .view(.willDisplay(element))
        }
        let window = screen.window.map { [Request.view(.window($0))] } ?? []
        return (subscription.events.isEmpty ? [] : [.subscribe(subscription)]) + window + elements
            + charts.described.flatMap { ChartEvent.described($0).parts.map(Request.chart) }
    }

    // The daemon refuses an invalid event, and reports why.
    private mutating func take(_ event: ViewEvent) { _ = try? screen.take(event) }

    private mutating func take(_ event: ChartEvent) { _ = try? charts.take(event) }
}

/// A request with which each connection begins: the daemon may be another one. The reply is a message with this id.
package struct OpeningRequest: Sendable {
    package let id: RequestID
    package let request: Request

    package init(id: RequestID, request: Request) {
        (self.id, self.request) = (id, request)
    }
}

extension Request {
    /// True for a request that only reports what the views show.
    var isOfViews: Bool {
        switch self {
        case .view(.willDisplay), .view(.didEndDisplay), .view(.invalidated), .view(.window), .displayFocused: true
        case .chart(.described), .chart(.appended), .chart(.removed): true
        default: false
        }
    }
}
