// SPDX-License-Identifier: MIT

/// A request that an application sends. The daemon and its own programs know all requests, in `DaemonProtocol`.
package enum ApplicationRequest: Sendable {
    case hello(HelloRequest)
    case announce(AnnounceRequest)
    /// An event of the client's views: `post`, `focus`, `willDisplay`, `didEndDisplay`, `invalidated`, `window`.
    case view(ViewEvent)
    /// `willDisplay` of an element that already has the focus, sent when a reconnected client displays its elements
    /// again.
    case displayFocused(ElementSnapshot)
    /// An event of the client's charts, or a user's command to them: `describeChart`, `rangeChanged`, `appendPoints`,
    /// `removeChart`, `chart`.
    case chart(ChartEvent)
    case sonify(SonifyRequest)
    case play(PlayRequest)
    case tone(ToneRequest)
    case perform(PerformRequest)
    case cancel(AnnouncementScope)
    case acknowledge(AnnouncementScope)
    case subscribe(SubscribeRequest)
    case pause(PauseRequest)
    case resume
    case navigate(NavigateRequest)
    case `repeat`
    /// `history` of one announcement, whose outcome may have been missed.
    case outcome(of: AnnouncementID)
}

extension ApplicationRequest: ClientRequest {
    package var ofApplication: ApplicationRequest? { self }

    package func write(to message: inout KeyedEncodingContainer<MessageKey>) throws {
        switch self {
        case .hello(let it): try message.write("hello", it)
        case .announce(let it): try message.write("announce", it)
        case .view(let event): try message.write(event)
        case .displayFocused(let element): try message.write(displayed: element, hasFocus: true)
        case .chart(let event): try message.write(event)
        case .sonify(let it): try message.write("sonify", it)
        case .play(let it): try message.write("play", it)
        case .tone(let it): try message.write("tone", it)
        case .perform(let it): try message.write("perform", it)
        case .cancel(let it): try message.write("cancel", it)
        case .acknowledge(let it): try message.write("acknowledge", it)
        case .subscribe(let it): try message.write("subscribe", it)
        case .pause(let it): try message.write("pause", it == PauseRequest() ? nil : it)
        case .resume: try message.write("resume")
        case .navigate(let it): try message.write("navigate", it)
        case .repeat: try message.write("repeat")
        case .outcome(let id): try message.write("history", ["announcement": id])
        }
    }
}

extension KeyedEncodingContainer<MessageKey> {
    /// Writes a method without parameters.
    package mutating func write(_ method: String) throws { try encode(method, forKey: .method) }

    /// Writes a method and its parameters; nil leaves the parameters out.
    package mutating func write(_ method: String, _ parameters: (any Encodable)?) throws {
        try encode(method, forKey: .method)
        if let parameters { try encode(parameters, forKey: .params) }
    }
}
