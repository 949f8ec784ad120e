// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What all sessions share.
final class Clients {
    static let version = "0.1.0"

    let announcer: Announcer
    let actions: ActionRouter
    let live: LiveCharts
    let synthesizer: String
    /// The sink's name, and why nothing can be heard when that is so.
    let sink: () -> (name: String, problem: String?)
    /// Why SSIP is not served, when it should be.
    var ssipProblem: () -> String? = { nil }
    /// Those that speak the daemon's own protocol.
    var sessions: [ClientID: Session] = [:]
    /// Everybody who is connected.
    var clients: [ClientID: any ConnectedClient] = [:]
    /// Who has given a name for all its connections.
    var identities = SessionIdentities()
    /// What files say.
    var configuration = Configuration()
    /// What clients have configured for everybody.
    var configured = ConfigureRequest()
    /// In whose name the daemon itself speaks.
    private(set) lazy var ownClient = nextClient(named: "a11y-speakd")
    private var goneNames = ClientNames()
    private var lastClient: UInt64 = 0

    init(
        announcer: Announcer, actions: ActionRouter, live: LiveCharts, synthesizer: String,
        sink: @escaping () -> (name: String, problem: String?)
    ) {
        self.announcer = announcer
        self.actions = actions
        self.live = live
        self.synthesizer = synthesizer
        self.sink = sink
    }

    private(set) lazy var hello = HelloReply(
        server: "a11y-speakd", version: Self.version, languages: announcer.voices.catalog.languages,
        synthesizer: synthesizer)

    func nextClient() -> ClientID {
        lastClient += 1
        return ClientID(rawValue: lastClient)
    }

    /// A client of the daemon before this one.
    func nextClient(named name: String) -> ClientID {
        let client = nextClient()
        goneNames.remember(name, of: client)
        return client
    }

    /// As the journal tells it.
    func introduction(of client: ClientID) -> HelloRequest {
        HelloRequest(
            client: name(of: client) ?? "a client without a name",
            session: identities.session(of: client) ?? "#\(client.rawValue)")
    }

    /// A client has gone; what it said keeps its name.
    func gone(_ client: any ConnectedClient) {
        clients[client.id] = nil
        sessions[client.id] = nil
        goneNames.remember(client.name, of: client.id)
    }

    /// What a client calls itself; nil when it has not told, or that is too long ago.
    func name(of client: ClientID) -> String? {
        if let client = clients[client] { return client.name }
        return goneNames[client]
    }

    var status: StatusReply { status(limit: 20) }

    /// - Parameter limit: so many of those that wait are listed.
    func status(limit: Int) -> StatusReply {
        let sink = sink()
        return StatusReply(
            version: Self.version, time: announcer.time.date(), paused: announcer.queue.isPaused,
            speaking: announcer.queue.current.map { item($0) }, waiting: announcer.queue.waitingCount,
            next: announcer.queue.reasonsForWaiting(limit: limit).map { item($0.entry, waits: wait($0)) },
            clients: clients.count, synthesizer: synthesizer, sink: sink.name, problem: sink.problem,
            ssipProblem: ssipProblem(), latency: announcer.performance.latency,
            outcomes: announcer.performance.outcomes)
    }

    private func item(_ entry: AcceptedAnnouncement, waits: PastAnnouncement.Wait? = nil) -> StatusReply.Item {
        StatusReply.Item(
            id: entry.id, client: name(of: entry.client), priority: entry.announcement.priority,
            text: announcer.displayText(of: entry), slot: entry.announcement.slot,
            accepted: (announcer.history.explain(entry.id)?.steps.first?.time).map(announcer.time.date(of:)),
            expires: entry.deadline.map(announcer.time.date(of:)), waits: waits)
    }
}

extension Clients {
    /// Who displays the element of that id or identifier: the one who asks, or else the only one that does.
    /// - Parameter client: the name that the owner gave in `hello`; nil when one is not enough to tell them apart.
    /// - Throws: a ``WireError`` when nobody displays it, or more than one does.
    func owner(
        of name: String, client: String? = nil, askedBy asker: Session
    ) throws(WireError) -> (session: Session, element: ElementSnapshot) {
        if client == nil, let element = asker.screen.find(name) { return (asker, element) }
        let owners = sessions.values.sorted { $0.id.rawValue < $1.id.rawValue }
            .filter { client == nil || $0.name == client }
            .compactMap { session in session.screen.find(name).map { (session: session, element: $0) } }
        guard let owner = owners.first else { throw unknown(name, client: client) }
        guard owners.count == 1 else {
            let names = owners.map { $0.session.name ?? "a client without a name" }.joined(separator: ", ")
            throw WireError(
                .unknownElement,
                "\(owners.count) clients display an element \"\(name.prefix(60))\" (\(names)): name one.")
        }
        return owner
    }

    private func unknown(_ name: String, client: String?) -> WireError {
        let whose = client.map { " of client \"\($0.prefix(60))\"" } ?? ""
        return WireError(
            .unknownElement, "There is no element \"\(name.prefix(60))\"\(whose): display it first, or send it whole.")
    }
}
