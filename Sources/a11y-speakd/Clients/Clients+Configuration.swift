// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Wording

/// What files say, and over it what was configured over a socket, which holds until the daemon ends.
extension Clients {
    /// What files say from now on. What is being said goes on as it began.
    func apply(_ configuration: Configuration) {
        self.configuration = configuration
        announcer.voices.configure(files: configuration.delivery)
        applySettings()
        for client in all where rule(for: client.id)?.isMuted ?? false {
            announcer.cancel(.client(client.id)) { _ in }
        }
    }

    func applySettings() {
        announcer.wording.verbosity = configured.verbosity ?? configuration.verbosity ?? .medium
        announcer.wording.switchedOff = configured.switchedOff ?? configuration.switchedOff ?? []
        live.interval = .seconds(configured.digestInterval ?? configuration.number(.digestInterval) ?? 5)
    }

    /// What the user wants of a client, whatever it asks for itself.
    func rule(for client: ClientID) -> ClientRule? {
        guard !configuration.clients.isEmpty else { return nil }
        return configuration.rule(for: self[client]?.names ?? [name(of: client)].compactMap(\.self))
    }

    /// Says something of the daemon's own.
    func say(_ sentence: String) {
        let announcement = Announcement(.text(sentence), priority: .message, delivery: Delivery(language: "en"))
        try? announcer.post(announcement, from: ownClient) { _ in }
    }
}
