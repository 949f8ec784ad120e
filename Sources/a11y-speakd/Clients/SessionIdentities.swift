// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// Who is who, over all connections: clients with a resume key, connected or not.
struct SessionIdentities {
    /// Beyond this the oldest are forgotten, and are somebody new when they come again.
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
