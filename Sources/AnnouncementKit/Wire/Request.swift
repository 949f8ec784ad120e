// SPDX-License-Identifier: MIT

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
        [
            Method("hello", Request.hello) { if case .hello(let it) = $0 { it } else { nil } },
            Method("announce", Request.announce) { if case .announce(let it) = $0 { it } else { nil } },
        ] + Method.views + Method.charts + [
            Method("sonify", Request.sonify) { if case .sonify(let it) = $0 { it } else { nil } },
            Method("play", Request.play) { if case .play(let it) = $0 { it } else { nil } },
            Method("tone", Request.tone) { if case .tone(let it) = $0 { it } else { nil } },
            Method("monitor", Request.monitor) { if case .monitor(let it) = $0 { it } else { nil } },
            Method("freeze", .freeze),
            Method("catchUp", .catchUp),
            Method("perform", Request.perform) { if case .perform(let it) = $0 { it } else { nil } },
            Method("cancel", Request.cancel) { if case .cancel(let it) = $0 { it } else { nil } },
            Method("acknowledge", Request.acknowledge) { if case .acknowledge(let it) = $0 { it } else { nil } },
            Method("presence", Request.presence) { if case .presence(let it) = $0 { it } else { nil } },
            Method("subscribe", Request.subscribe) { if case .subscribe(let it) = $0 { it } else { nil } },
            Method("pause", Request.pause, standard: PauseRequest()) {
                if case .pause(let it) = $0 { it } else { nil }
            },
            Method("resume", .resume),
            Method("navigate", Request.navigate) { if case .navigate(let it) = $0 { it } else { nil } },
            Method("repeat", .repeat),
            Method("history", Request.history, standard: .latest(nil)) {
                if case .history(let it) = $0 { it } else { nil }
            },
            Method("status", Request.status, standard: StatusRequest()) {
                if case .status(let it) = $0 { it } else { nil }
            },
            Method("voices", Request.voices, standard: VoicesRequest()) {
                if case .voices(let it) = $0 { it } else { nil }
            },
            Method("configure", Request.configure) { if case .configure(let it) = $0 { it } else { nil } },
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
