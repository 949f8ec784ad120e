// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What clients are told of the daemon itself.
struct DaemonFacts {
    static let version = "0.1.0"

    let synthesizer: String
    /// The sink's name, and why nothing can be heard when that is so.
    let sink: () -> (name: String, problem: String?)
    /// Why SSIP is not served, when it should be.
    var ssipProblem: () -> String? = { nil }

    func hello(languages: [String]) -> HelloReply {
        HelloReply(server: "a11y-speakd", version: Self.version, languages: languages, synthesizer: synthesizer)
    }
}

/// Everybody who is connected, and what they share. Here a client is registered and forgotten, and nowhere else.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Clients {
    let announcer: Announcer
    let actions: ActionRouter
    let live: LiveCharts
    /// What clients are told of the daemon itself.
    var facts: DaemonFacts
    /// What the user wants of everybody, and of each client.
    private(set) var settings = UserSettings()
    /// In whose name the daemon itself speaks.
    private(set) lazy var ownClient = newID(named: "a11y-speakd")
    private var connected: [ClientID: Client] = [:]
    /// Who has given a name for all its connections.
    private var identities = SessionIdentities()
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
    }

    func apply(_ settings: UserSettings) {
        self.settings = settings
        announcer.wordsmith.apply(settings)
        live.interval = .seconds(settings.digestInterval)
    }

    private(set) lazy var hello = facts.hello(languages: announcer.wordsmith.voices.catalog.languages)

    subscript(_ id: ClientID) -> Client? { connected[id] }

    /// In the order in which they came.
    var all: [Client] { connected.values.sorted { $0.id.rawValue < $1.id.rawValue } }

    var count: Int { connected.count }

    func newID() -> ClientID {
        lastID += 1
        return ClientID(rawValue: lastID)
    }
}

/// Who comes, who goes, and who comes again.
extension Clients {
    /// Registers somebody who has connected.
    func connect(as id: ClientID? = nil) -> Client {
        let client = Client(id: id ?? newID(), clients: self)
        connected[client.id] = client
        return client
    }

    /// A client goes on where its last connection ended, or ends now.
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

    /// A client has gone; what it said is still heard, and keeps its name. Does nothing when it is forgotten already.
    func forget(_ client: Client) {
        guard isConnected(client) else { return }
        if let name = client.name { goneNames.remember(name, for: client.id) }
        connected[client.id] = nil
        announcer.forget(client.id)
        actions.gone(client.id)
        live.change { $0.forget(client.id) }
    }

    /// It has not gone, and no other connection has taken its place.
    func isConnected(_ client: Client) -> Bool { connected[client.id] === client }

    /// A client of the daemon before this one.
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

    /// Closes all connections when everything is sent.
    func finish() {
        for client in all { client.adapter?.finish() }
    }
}

extension Clients {
    /// What a client calls itself; nil when it has not told, or that is too long ago.
    func name(of id: ClientID) -> String? {
        if let client = connected[id] { return client.name }
        return goneNames[id]
    }

    /// As the journal tells it.
    func introduction(of id: ClientID) -> HelloRequest {
        HelloRequest(
            client: name(of: id) ?? "a client without a name",
            session: identities.session(of: id) ?? "#\(id.rawValue)")
    }

    /// Who displays the element of that id or identifier: the one who asks, or else the only one that does.
    /// - Parameter client: the name that the owner gave; nil when one is not enough to tell them apart.
    /// - Throws: a ``WireError`` when nobody displays it, or more than one does.
    func owner(
        of name: String, client: String? = nil, askedBy asker: Client
    ) throws(WireError) -> (client: Client, element: ElementSnapshot) {
        if client == nil, let element = asker.screen.find(name) { return (asker, element) }
        let owners = all.filter { client == nil || $0.name == client }
            .compactMap { owner in owner.screen.find(name).map { (client: owner, element: $0) } }
        guard let owner = owners.first else { throw unknown(name, client: client) }
        guard owners.count == 1 else {
            let names = owners.map { $0.client.name ?? "a client without a name" }.joined(separator: ", ")
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
