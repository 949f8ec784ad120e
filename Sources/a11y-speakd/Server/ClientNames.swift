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
