// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The user's settings for one client, whatever it asks for itself.
struct ClientRule: Sendable, Equatable {
    /// The name that the rule was found by.
    let name: String
    var delivery = Delivery()
    var isMuted = false
    /// Its announcements are no more urgent than that.
    var mostUrgent: AnnouncementPriority?

    /// Why nothing of it is heard.
    var muting: String { "\(name.prefix(60)) is muted in the configuration" }

    /// The announcement as the user wants it.
    func applied(to announcement: Announcement) -> Announcement {
        var ruled = announcement
        let asked = announcement.delivery
        ruled.delivery.rate = delivery.rate ?? asked.rate
        ruled.delivery.pitch = delivery.pitch ?? asked.pitch
        ruled.delivery.pitchRange = delivery.pitchRange ?? asked.pitchRange
        ruled.delivery.volume = delivery.volume ?? asked.volume
        ruled.delivery.pan = delivery.pan ?? asked.pan
        ruled.delivery.punctuation = delivery.punctuation ?? asked.punctuation
        ruled.delivery.capitals = delivery.capitals ?? asked.capitals
        ruled.delivery.numbers = delivery.numbers ?? asked.numbers
        // A text says itself which language it is in; who speaks it is the user's to say.
        ruled.delivery.language = asked.language ?? delivery.language
        if let voice = delivery.voice { (ruled.delivery.voice, ruled.delivery.voiceType) = (voice, nil) }
        if let mostUrgent, announcement.priority.isMoreUrgent(than: mostUrgent) { ruled.priority = mostUrgent }
        return ruled
    }
}

extension ClientRule {
    init(_ settings: Configuration.Settings, name: String) {
        self.name = name
        delivery = Delivery(settings)
        isMuted = settings[.mute]?.value.flag ?? ConfigurationKey.Standard.isMuted
        mostUrgent = settings[.priority]?.value.name.flatMap(AnnouncementPriority.init(rawValue:))
    }
}

extension Configuration {
    /// The user's rule for a client.
    /// - Parameter names: its names, the most specific first: the first that has a rule counts.
    func rule(for names: [String]) -> ClientRule? {
        guard !clients.isEmpty else { return nil }
        for name in names {
            if let key = key(of: name.lowercased()), let settings = clients[key] {
                return ClientRule(settings, name: key)
            }
        }
        return nil
    }

    /// The kernel keeps 15 bytes of a program's name.
    private func key(of name: String) -> String? {
        if clients[name] != nil { return name }
        return name.utf8.count == 15 ? clients.keys.sorted().first { $0.hasPrefix(name) } : nil
    }
}
