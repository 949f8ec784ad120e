// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Synthesis

/// What the daemon reports of itself.
struct DaemonFacts {
    static let version = Release.version

    /// The state of the sink.
    struct Sink {
        let name: String
        /// Why nothing can be heard.
        var problem: String?
        /// Why nobody hears what it plays.
        var silence: String?
    }

    let synthesizer: String
    let sink: () -> Sink
    /// What turns text into sound; espeak-ng first.
    var engines: () -> [EngineState] = { [] }
    /// Why SSIP is not served although it is configured; nil when it is served.
    var ssipProblem: () -> String? = { nil }

    func hello(languages: [String]) -> HelloReply {
        HelloReply(server: "a11y-speakd", version: Self.version, languages: languages, synthesizer: synthesizer)
    }
}

/// All connected clients, and what they share. Only this type registers and forgets a client.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Clients {
    let announcer: Announcer
    let actions: ActionRouter
    let live: LiveCharts
    /// What the daemon reports of itself.
    var facts: DaemonFacts
    /// Keeps the history for the next daemon; nil when nobody does.
    var history: HistoryKeeper?
    /// The user's settings, for all and for each client.
    private(set) var settings = UserSettings()
    /// The client in whose name the daemon itself speaks.
    private(set) lazy var ownClient = newID(named: "a11y-speakd")
    private var connected: [ClientID: Client] = [:]
    /// Clients that gave a resume key.
    private var identities = SessionIdentities()
    /// What sounds live.
    var tones = LiveTones()
    /// The clients that say that a screen reader listens to the desktop, and the connections whose views it reads.
    private(set) var presence: [ClientID: Set<String>] = [:] {
        didSet {
            if presence.isEmpty != oldValue.isEmpty { announcer.feed.publish(.presence(screenReader)) }
        }
    }
    /// Where clients are in the charts of others.
    var visits = ChartVisits()
    /// The charts of the last clients that played one and have disconnected: what they asked for is still heard.
    private var playedCharts = BoundedMemory<ClientID, DisplayedCharts>(limit: 2)
    /// More than the history has room for.
    static let longestMemory = 512
    /// The names of clients that have disconnected: what they said is still heard, and stands in the history.
    private var goneNames = BoundedMemory<ClientID, String>(limit: Clients.longestMemory)
    private var lastID: UInt64 = 0

    init(announcer: Announcer, actions: ActionRouter, live: LiveCharts, facts: DaemonFacts) {
        self.announcer = announcer
        self.actions = actions
        self.live = live
        self.facts = facts
        announcer.wordsmith.charts.heard = { [unowned self] client, ear in
            self[client]?.charts.follow(series: ear.series, x: ear.x, of: ear.chart)
        }
        announcer.wordsmith.charts.chart = { [unowned self] in self[$0]?.charts[$1] ?? playedCharts[$0]?[$1] }
        announcer.rule = { [unowned self] in rule(for: $0) }
        announcer.ruled = { [unowned self] in ruled($0, by: $1) }
        live.sound = { [unowned self] in play($0, of: $1) }
        announcer.wordsmith.names = { [unowned self] id in self[id]?.names ?? [name(of: id)].compactMap(\.self) }
    }

    /// The settings from now on: each part takes what is different. What is being said goes on as it began.
    func apply(_ new: UserSettings) {
        let takers = settings.changes(to: new)
        settings = new
        for taker in SettingTaker.allCases where takers.contains(taker) {
            switch taker {
            case .words: announcer.wordsmith.apply(settings)
            case .readings:
                let readings = settings.files[.reading].sorted { $0.key < $1.key }
                announcer.wordsmith.voices.readings = readings.map { VoiceReading($0.value) }
            case .queue: announcer.adaptiveRate.most = settings.adaptiveRate
            case .digests: live.interval = .seconds(settings.digestInterval)
            case .tones: (tones.band, announcer.under.softer) = (settings.band, settings.under)
            case .rules:
                for client in all where rule(for: client.id)?.isMuted ?? false {
                    announcer.cancel(.client(client.id)) { _ in }
                }
            // The bridge asks by `configure`; the daemon has taken the others when it started or read its files.
            case .bridge, .engines, .start: break
            }
        }
        guard !takers.isEmpty else { return }
        announcer.ratesChanged()
        for event in tones.settingsChanged(gain: gain(ofTonesOf:)) { announcer.live.take(event) }
    }

    private(set) lazy var hello = facts.hello(languages: announcer.wordsmith.voices.catalog.languages)

    /// How often voices have come or gone.
    private(set) var catalogs = 0

    /// Voices have come or gone.
    func take(_ catalog: VoiceCatalog) {
        catalogs += 1
        announcer.wordsmith.voices.catalog = catalog
        hello = facts.hello(languages: catalog.languages)
    }

    subscript(_ id: ClientID) -> Client? { connected[id] }

    /// In the order of their ids.
    var all: [Client] { connected.values.sorted { $0.id.rawValue < $1.id.rawValue } }

    var count: Int { connected.count }

    func newID() -> ClientID {
        lastID += 1
        return ClientID(rawValue: lastID)
    }
}

/// Connecting, resuming, disconnecting.
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
        client.takeUp(id, resumeKey: key)
        connected[id] = client
    }

    /// The client has disconnected; its announcements are still spoken under its name. Forgetting it twice is harmless.
    func forget(_ client: Client) {
        guard isConnected(client) else { return }
        if client.hasPlayed { playedCharts.remember(client.charts, for: client.id) }
        if let name = client.name { goneNames.remember(name, for: client.id) }
        connected[client.id] = nil
        client.tellGone()
        announcer.forget(client.id)
        actions.gone(client.id)
        live.change { $0.forget(client.id) }
        visits.forget(client.id)
        presence[client.id] = nil
        for event in tones.forget(client.id) { announcer.live.take(event) }
    }

    /// The client sees a screen reader, or none any more. Its claim ends with its connection.
    func note(_ claim: PresenceRequest, of client: Client) {
        presence[client.id] = claim.screenReader ? Set(claim.views) : nil
    }

    /// Whether a client says that a screen reader reads the desktop.
    var screenReader: PresenceEvent { PresenceEvent(screenReader: !presence.isEmpty) }

    /// True when a screen reader reads what a client shows.
    func isRead(_ client: Client) -> Bool { presence.values.contains { $0.contains(client.connectionName) } }

    /// False once it has disconnected, or another connection has taken over its identity.
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

    /// Writes down what has ended, if there is something new.
    func keepHistory() { history?.keep(announcer.ledger.endedCount, latest: report.remembered) }

    /// Closes all connections once everything is sent. Nothing is accepted any more.
    func finish() {
        announcer.ledger.journal?.given(lastly: announcer.ledger.lastID)
        announcer.ledger.journal?.rewrite()
        keepHistory()
        for client in all { client.adapter?.finish() }
    }
}

extension Clients {
    var report: DaemonReport { DaemonReport(clients: self) }

    /// The name that a client gave itself; nil when it gave none, or that was too long ago.
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

    /// The client that displays the element with that id or identifier: the asker, or else the only one that does.
    /// - Parameter client: the name of the owner; nil for any.
    /// - Throws: a ``WireError`` when no client displays it, or more than one does.
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
        let list = known.isEmpty ? "" : "\(known.told(near: name)); "
        return WireError(
            .unknownElement, "There is no element \(name.quoted)\(whose): \(list)display it first, or send it whole.")
    }
}
