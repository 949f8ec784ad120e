// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The names of clients that have gone: what they said is still heard, and stands in the history.
struct ClientNames {
    /// More than the history has room for.
    static let longest = 512

    private var names: [ClientID: String] = [:]
    /// The oldest first.
    private var order: [ClientID] = []

    subscript(_ client: ClientID) -> String? { names[client] }

    mutating func remember(_ name: String?, of client: ClientID) {
        guard let name, names.updateValue(name, forKey: client) == nil else { return }
        order.append(client)
        guard order.count > Self.longest else { return }
        names[order.removeFirst()] = nil
    }
}

/// Who is who, over all connections: clients with a session, connected or not.
struct SessionIdentities {
    /// Beyond this the oldest are forgotten, and are somebody new when they come again.
    static let limit = 1024

    private var clients: [String: ClientID] = [:]
    private var sessions: [ClientID: String] = [:]
    /// The oldest first.
    private var order: [String] = []

    subscript(_ session: String) -> ClientID? { clients[session] }

    func session(of client: ClientID) -> String? { sessions[client] }

    mutating func remember(_ session: String, _ client: ClientID) {
        guard clients.updateValue(client, forKey: session) == nil else { return }
        sessions[client] = session
        order.append(session)
        guard order.count > Self.limit else { return }
        if let forgotten = clients.removeValue(forKey: order.removeFirst()) { sessions[forgotten] = nil }
    }
}
