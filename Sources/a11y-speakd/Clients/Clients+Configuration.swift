// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The user's settings, and the rules for each client.
extension Clients {
    /// What files say from now on. What is being said goes on as it began.
    func apply(_ configuration: Configuration) {
        var settings = settings
        settings.files = configuration
        apply(settings)
        for client in all where rule(for: client.id)?.isMuted ?? false {
            announcer.cancel(.client(client.id)) { _ in }
        }
    }

    /// What the user wants of a client, whatever it asks for itself.
    func rule(for client: ClientID) -> ClientRule? {
        guard !settings.files.clients.isEmpty else { return nil }
        return settings.files.rule(for: self[client]?.names ?? [name(of: client)].compactMap(\.self))
    }

    /// Says something of the daemon's own.
    func say(_ sentence: String) {
        let announcement = Announcement(.text(sentence), priority: .message, delivery: Delivery(language: "en"))
        try? announcer.post(announcement, from: ownClient) { _ in }
    }
}
