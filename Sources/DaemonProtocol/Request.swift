// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's request.
package enum Request: Sendable, Hashable {
    case hello(HelloRequest)
    case announce(AnnounceRequest)
    /// An event of the client's views: `post`, `focus`, `willDisplay`, `didEndDisplay`, `invalidated`, `window`.
    case view(ViewEvent)
    /// `willDisplay` of an element that already has the focus, sent when a reconnected client displays its elements
    /// again.
    case displayFocused(ElementSnapshot)
    /// `focus` with a `client`: moves that client's focus.
    case moveFocus(to: String, client: String)
    /// An event of the client's charts, or a user's command to them: `describeChart`, `rangeChanged`, `appendPoints`,
    /// `removeChart`, `chart`.
    case chart(ChartEvent)
    /// `chart` with a `client`: a command to that client's chart.
    case visit(WireChartCommand)
    case readChart(ReadChartRequest)
    case readPoints(ReadPointsRequest)
    case sonify(SonifyRequest)
    case play(PlayRequest)
    case tone(ToneRequest)
    case monitor(MonitorRequest)
    /// Silences monitored charts until `catchUp`, except alarms.
    case freeze
    case catchUp
    case perform(PerformRequest)
    case cancel(AnnouncementScope)
    case acknowledge(AnnouncementScope)
    case presence(PresenceRequest)
    case subscribe(SubscribeRequest)
    case pause(PauseRequest)
    case resume
    case navigate(NavigateRequest)
    case `repeat`
    case history(HistoryRequest)
    case status(StatusRequest)
    case voices(VoicesRequest)
    case configure(ConfigureRequest)
}

extension Request {
    /// All methods, in the order in which clients see them listed.
    static let methods: [Method] =
        [Method("hello", Request.hello), Method("announce", Request.announce)] + Method.views + Method.charts + [
            Method("sonify", Request.sonify),
            Method("play", Request.play),
            Method("tone", Request.tone),
            Method("monitor", Request.monitor),
            Method("freeze", .freeze),
            Method("catchUp", .catchUp),
            Method("perform", Request.perform),
            Method("cancel", Request.cancel),
            Method("acknowledge", Request.acknowledge),
            Method("presence", Request.presence),
            Method("subscribe", Request.subscribe),
            Method("pause", Request.pause, standard: PauseRequest()),
            Method("resume", .resume),
            Method("navigate", Request.navigate),
            Method("repeat", .repeat),
            Method("history", Request.history, standard: .latest(nil)),
            Method("status", Request.status, standard: StatusRequest()),
            Method("voices", Request.voices, standard: VoicesRequest()),
            Method("configure", Request.configure),
        ]

    private static let methodsByName = Dictionary(uniqueKeysWithValues: methods.map { ($0.name, $0) })

    /// The method with a name.
    /// - Throws: a ``WireError`` with the code `methodNotFound`.
    static func method(_ name: String) throws(WireError) -> Method {
        if let method = methodsByName[name] { return method }
        let known = methods.map(\.name).joined(separator: ", ")
        throw WireError(.methodNotFound, "There is no method \(name.quoted): use one of \(known).")
    }
}

extension Request: ClientRequest {
    package var ofApplication: ApplicationRequest? {
        switch self {
        case .hello(let it): .hello(it)
        case .announce(let it): .announce(it)
        case .view(let event): .view(event)
        case .displayFocused(let element): .displayFocused(element)
        case .chart(let event): .chart(event)
        case .sonify(let it): .sonify(it)
        case .play(let it): .play(it)
        case .tone(let it): .tone(it)
        case .perform(let it): .perform(it)
        case .cancel(let scope): .cancel(scope)
        case .acknowledge(let scope): .acknowledge(scope)
        case .subscribe(let it): .subscribe(it)
        case .pause(let it): .pause(it)
        case .resume: .resume
        case .navigate(let it): .navigate(it)
        case .repeat: .repeat
        case .moveFocus, .visit, .readChart, .readPoints, .monitor, .freeze, .catchUp, .presence, .history, .status,
            .voices, .configure:
            nil
        }
    }

    package func write(to message: inout KeyedEncodingContainer<MessageKey>) throws {
        switch self {
        case .moveFocus(let element, let client):
            try message.write("focus", ["element": element, "client": client])
        case .visit(let it): try message.write("chart", it)
        case .readChart(let it): try message.write("readChart", it)
        case .readPoints(let it): try message.write("readPoints", it)
        case .monitor(let it): try message.write("monitor", it)
        case .freeze: try message.write("freeze")
        case .catchUp: try message.write("catchUp")
        case .presence(let it): try message.write("presence", it)
        case .history(let it): try message.write("history", it == .latest(nil) ? nil : it)
        case .status(let it): try message.write("status", it == StatusRequest() ? nil : it)
        case .voices(let it): try message.write("voices", it == VoicesRequest() ? nil : it)
        case .configure(let it): try message.write("configure", it)
        case .hello, .announce, .view, .displayFocused, .chart, .sonify, .play, .tone, .perform, .cancel, .acknowledge,
            .subscribe, .pause, .resume, .navigate, .repeat:
            try ofApplication?.write(to: &message)
        }
    }
}
