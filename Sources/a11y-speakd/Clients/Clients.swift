// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Synthesis

/// The daemon's report about itself: its version, sink and engines.
struct DaemonFacts {
    static let version = Release.version

    /// The state of the sink.
    struct Sink {
        let name: String
        /// The reason why nothing can be heard; nil when there is none.
        var problem: String?
        /// The reason why the sound that plays is inaudible; nil when there is none.
        var silence: String?
    }

    let synthesizer: String
    let sink: () -> Sink
    /// The states of the engines, espeak-ng first.
    var engines: () -> [EngineState] = { [] }
    /// The reason why SSIP is configured but not served; nil when it is served.
    var ssipProblem: () -> String? = { nil }

    func hello(languages: [String]) -> HelloReply {
        let limits = QueueLimits()
        return HelloReply(
            server: "a11y-speakd", version: Self.version, languages: languages, synthesizer: synthesizer,
            limits: HelloReply.Limits(waiting: limits.total, waitingPerClient: limits.perClient))
    }
}

/// All connected clients and their shared state. Only this type registers and forgets a client.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Clients {
    let announcer: Announcer
    let ledger: Ledger
    let wordsmith: Wordsmith
    let feed: EventFeed
    let time: TimeSource
    /// Plays sounds outside the queue.
    let sounds: any LiveOutput
    let actions: ActionRouter
    let live: LiveCharts
    /// The daemon's report about itself.
    var facts: DaemonFacts
    /// Keeps the history for the next daemon; nil when the history is not kept.
    var history: HistoryKeeper?
    /// The user's settings, for all and for each client.
    private(set) var settings = UserSettings()
    /// The client under which the daemon itself speaks.
    private(set) lazy var ownClient = newID(named: "a11y-speakd")
    private var connected: [ClientID: Client] = [:]
    /// Clients that gave a resume key.
    private var identities = SessionIdentities()
    /// The tones that play live.
    var tones = LiveTones()
    /// The clients that report a screen reader on the desktop, and the connections whose views that screen reader
    /// reads.
    private(set) var presence: [ClientID: Set<String>] = [:] {
        didSet {
            if presence.isEmpty != oldValue.isEmpty { feed.publish(.presence(screenReader)) }
        }
    }
    /// The settings of the desktop that clients report, oldest first.
    private var displays: [(client: ClientID, settings: DisplaySettings)] = [] {
        didSet {
            if displays.last?.settings != oldValue.last?.settings { feed.publish(.presence(screenReader)) }
        }
    }
    /// The places of clients in the charts of other clients.
    var visits = ChartVisits()
    /// The charts of the last clients that played one and have disconnected: their scores may still be heard.
    private var playedCharts = BoundedMemory<ClientID, DisplayedCharts>(limit: 2)
    /// More names than the history has room for.
    static let longestMemory = 512
    /// The names of clients that have disconnected: their announcements are still spoken, and appear in the history.
    private var goneNames = BoundedMemory<ClientID, String>(limit: Clients.longestMemory)
    private var lastID: UInt64 = 0
    /// Called once with the reason when nothing can be heard, and once with nil when sound is back.
    var onDevice: (String?) -> Void = { _ in }
    /// Called when nothing is being spoken.
    var onIdle: () -> Void = {}

    init(announcer: Announcer, actions: ActionRouter, live: LiveCharts, facts: DaemonFacts) {
        self.announcer = announcer
        (ledger, wordsmith, feed) = (announcer.ledger, announcer.wordsmith, announcer.feed)
        (time, sounds) = (announcer.time, announcer.live)
        self.actions = actions
        self.live = live
        self.facts = facts
        announcer.delegate = self
        live.delegate = self
    }

    /// Applies new settings. Only the parts whose settings changed take them. The current announcement continues as it
    /// began.
    func apply(_ new: UserSettings) {
        let takers = settings.changes(to: new)
        settings = new
        for taker in SettingTaker.allCases where takers.contains(taker) {
            switch taker {
            case .words, .readings, .queue: announcer.apply(settings, of: taker)
            case .digests: live.interval = .seconds(settings.digestInterval)
            case .tones:
                tones.band = settings.band
                announcer.apply(settings, of: taker)
            case .rules:
                for client in all where rule(for: client.id)?.isMuted ?? false {
                    announcer.cancel(.client(client.id)) { _ in }
                }
            // The bridge asks with `configure`. The daemon has taken the engines and the settings for the start
            // already.
            case .bridge, .engines, .start: break
            }
        }
        // Also without a change of settings: a reload may have changed the rate of a voice style.
        announcer.ratesChanged()
        for event in tones.settingsChanged(gain: gain(ofTonesOf:)) { sounds.take(event) }
    }

    private(set) lazy var hello = facts.hello(languages: wordsmith.voices.catalog.languages)

    /// How often the catalog of voices has changed.
    private(set) var catalogs = 0

    /// Voices were added or removed.
    func take(_ catalog: VoiceCatalog) {
        catalogs += 1
        wordsmith.voices.catalog = catalog
        hello = facts.hello(languages: catalog.languages)
    }

    var isSpeaking: Bool { announcer.isSpeaking }
    var voices: VoiceChoice { wordsmith.voices }

    /// Replaces the voice styles.
    func use(_ styles: VoiceStyleFolder) { wordsmith.voices.styles = styles }

    subscript(_ id: ClientID) -> Client? { connected[id] }

    /// All connected clients, in the order of their ids.
    var all: [Client] { connected.values.sorted { $0.id.rawValue < $1.id.rawValue } }

    var count: Int { connected.count }

    func newID() -> ClientID {
        lastID += 1
        return ClientID(rawValue: lastID)
    }
}

extension Clients: AnnouncerDelegate {
    func names(of client: ClientID) -> [String] {
        self[client]?.names ?? [name(of: client)].compactMap(\.self)
    }

    func chart(_ id: String, of client: ClientID) -> ChartNavigator? {
        self[client]?.charts[id] ?? playedCharts[client]?[id]
    }

    func heard(_ place: CursorEvent, of client: ClientID) {
        self[client]?.charts.follow(series: place.series, x: place.x, of: place.chart)
    }

    func settled(_ client: ClientID) { self[client]?.adapter?.finishWhenServed() }

    func deviceChanged(_ problem: String?) { onDevice(problem) }

    func becameIdle() { onIdle() }
}

/// Connects, resumes and disconnects clients.
extension Clients {
    /// Registers a client that has connected.
    func connect(as id: ClientID? = nil) -> Client {
        let client = Client(id: id ?? newID(), clients: self)
        connected[client.id] = client
        return client
    }

    /// The client takes over the identity of its former connection, which is closed if it is still open.
    func resume(_ client: Client, under key: String) {
        connected[client.id] = nil
        let former = identities[key]
        if let former, let old = connected[former] {
            forget(old)
            old.adapter?.finish()
        }
        let id = former ?? client.id
        identities.remember(key, id)
        client.adopt(id, resumeKey: key)
        connected[id] = client
    }

    /// The client has disconnected; its announcements are still spoken under its name. A second call has no effect.
    func forget(_ client: Client) {
        guard isConnected(client) else { return }
        if client.hasPlayed { playedCharts.remember(client.charts, for: client.id) }
        if let name = client.name { goneNames.remember(name, for: client.id) }
        connected[client.id] = nil
        client.publishRemoval()
        announcer.forget(client.id)
        actions.gone(client.id)
        live.change { $0.forget(client.id) }
        visits.forget(client.id)
        presence[client.id] = nil
        displays.removeAll { $0.client == client.id }
        for event in tones.forget(client.id) { sounds.take(event) }
    }

    /// The client has seen a screen reader, or no longer sees one. Its claim ends with its connection.
    func note(_ claim: PresenceRequest, of client: Client) {
        presence[client.id] = claim.screenReader ? Set(claim.views) : nil
        if let display = claim.display {
            displays = displays.filter { $0.client != client.id } + [(client.id, display)]
        }
    }

    /// Whether any client reports that a screen reader reads the desktop, and the settings that were reported last.
    var screenReader: PresenceEvent {
        PresenceEvent(screenReader: !presence.isEmpty, display: displays.last?.settings)
    }

    /// True when a screen reader reads the client's views.
    func isRead(_ client: Client) -> Bool { presence.values.contains { $0.contains(client.connectionName) } }

    /// False after the client has disconnected, or after another connection has taken over its identity.
    func isConnected(_ client: Client) -> Bool { connected[client.id] === client }

    /// Registers the name of a client of the previous daemon.
    func remember(_ name: String, resumeKey: String?) -> ClientID {
        let id = newID(named: name)
        if let resumeKey { identities.remember(resumeKey, id) }
        return id
    }

    private func newID(named name: String) -> ClientID {
        let id = newID()
        goneNames.remember(name, for: id)
        return id
    }

    /// Writes the history if announcements have ended since the last call.
    func keepHistory() { history?.keep(ledger.endedCount, latest: report.remembered) }

    /// Closes all connections once everything is sent. Nothing is accepted afterwards.
    func finish() {
        ledger.journal?.given(lastly: ledger.lastID)
        ledger.journal?.rewrite()
        keepHistory()
        for client in all { client.adapter?.finish() }
    }
}

extension Clients {
    var report: DaemonReport { DaemonReport(clients: self) }

    /// The name that a client gave itself; nil when it gave none, or disconnected too long ago.
    func name(of id: ClientID) -> String? {
        if let client = connected[id] { return client.name }
        return goneNames[id]
    }

    /// The line with which the journal introduces a client.
    func introduction(of id: ClientID) -> HelloRequest {
        HelloRequest(
            client: name(of: id) ?? "a client without a name",
            session: identities.session(of: id) ?? "#\(id.rawValue)")
    }

    /// The client that displays the element with this id or identifier: the asker, or else the only client that
    /// displays it.
    /// - Parameter client: the name of the owner; nil for any.
    /// - Throws: a ``WireError`` when no client displays the element, or more than one does.
    func owner(
        of name: String, client: String? = nil, askedBy asker: Client
    ) throws(WireError) -> (client: Client, element: ElementSnapshot) {
        if client == nil, let element = asker.screen.find(name) { return (asker, element) }
        let owners = all.filter { client.map($0.isCalled) ?? true }
            .compactMap { owner in owner.screen.find(name).map { (client: owner, element: $0) } }
        guard let owner = owners.first else { throw unknown(name, client: client) }
        guard owners.count == 1 else {
            let names = owners.map { $0.client.name ?? "a client without a name" }.joined(separator: ", ")
            throw WireError(
                .unknownElement,
                "\(owners.count) clients display an element \(name.quoted) (\(names)): name one.")
        }
        return owner
    }

    private func unknown(_ name: String, client: String?) -> WireError {
        let whose = client.map { " of client \($0.quoted)" } ?? ""
        if let client, !all.contains(where: { $0.isCalled(client) }) {
            let displaying = KnownNames(all.filter { $0.screen.count > 0 }.compactMap(\.shownName).sorted())
            let cure =
                displaying.isEmpty
                ? "no client displays elements" : "elements are displayed by \(displaying.list(near: client))"
            return WireError(.unknownElement, "There is no client \(client.quoted): \(cure).")
        }
        let known = KnownNames(all.filter { client.map($0.isCalled) ?? true }.flatMap(\.screen.names))
        let list = known.isEmpty ? "" : "\(known.clause(near: name)); "
        return WireError(
            .unknownElement, "There is no element \(name.quoted)\(whose): \(list)display it first, or send it whole.")
    }
}

/// Finds the targets of actions.
extension Clients {
    /// The client that displays the target, and the target under the client's own name for it.
    func owner(of request: PerformRequest, askedBy client: Client) throws -> (Client, PerformRequest.Target) {
        switch request.target {
        case .element(let name):
            let (owner, element) = try owner(of: name, client: request.client, askedBy: client)
            let zooms = element.traits.contains(.supportsZoom) ? ["zoomIn", "zoomOut"] : []
            try Self.check(request.action, standard: ElementAction.standardNames, element.actions + zooms, "element")
            return (owner, .element(element.id ?? name))
        case .chart(let id):
            try Self.check(request.action, standard: ["scroll"], PerformRequest.chartActions, "chart")
            return (try owner(ofChart: id, client: request.client).0, request.target)
        case .axis(let axis, let id):
            try Self.check(request.action, standard: ["increment", "decrement"], [], "axis")
            let (owner, shown) = try owner(ofChart: id, client: request.client)
            guard shown.chart.axis(axis) != nil else {
                throw ChartFailure.unknownAxis(axis, chart: id, known: shown.chart.axes.map(\.id))
            }
            return (owner, request.target)
        }
    }

    private static func check(
        _ action: ElementAction, standard: [String], _ others: [String], _ what: String
    ) throws(WireError) {
        if case .custom(let name) = action {
            if others.contains(name) { return }
        } else if standard.contains(action.name) {
            return
        }
        let known = (standard + others).joined(separator: ", ")
        throw WireError(.invalidParams, "The \(what) has no action \(action.name.quoted): it has \(known).")
    }
}

/// The identities of clients with a resume key, connected or not.
struct SessionIdentities {
    /// Beyond this number the oldest identities are forgotten. A forgotten client gets a new id when it connects again.
    static let limit = 1024

    private var clients = BoundedMemory<String, ClientID>(limit: Self.limit)
    private var sessions: [ClientID: String] = [:]

    subscript(_ session: String) -> ClientID? { clients[session] }

    func session(of client: ClientID) -> String? { sessions[client] }

    mutating func remember(_ session: String, _ client: ClientID) {
        guard clients[session] == nil else { return }
        if let forgotten = clients.remember(client, for: session) { sessions[forgotten.value] = nil }
        sessions[client] = session
    }
}
