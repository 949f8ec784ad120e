// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

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
