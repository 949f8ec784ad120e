// SPDX-License-Identifier: GPL-3.0-or-later

/// What SET CLIENT_NAME tells: `user:client:component`, in quotes perhaps. Nothing but the two colons is looked at.
struct SSIPClientName: Sendable, Hashable {
    let user: String
    let client: String
    let component: String

    /// - Parameter word: a blank ends it, even within quotes.
    init?(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { part in
            String(part.filter { $0 != "\"" })
        }
        guard parts.count == 3 else { return nil }
        (user, client, component) = (parts[0], parts[1], parts[2])
    }

    /// For people: who it is, and which part of it when it has parts.
    var display: String {
        let name = client.isEmpty ? user : client
        let isWhole = ["", "main", "default"].contains(component.lowercased())
        return SSIPReply.oneLine(String((isWhole ? name : "\(name):\(component)").prefix(100)))
    }
}
