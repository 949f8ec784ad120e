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
    /// So many of it wait by themselves; nil for those groups alone that it makes itself, with the common limit.
    var groupLimit: Int?
    /// How many times as fast it is spoken at most while many wait; nil for as fast as all.
    var adaptiveRate: Double?

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
        ruled.delivery.sink = delivery.sink
        if let mostUrgent, announcement.priority.isMoreUrgent(than: mostUrgent) {
            // It is no alarm any more.
            (ruled.priority, ruled.repetition) = (mostUrgent, nil)
        }
        if let groupLimit { (ruled.group, ruled.groupLimit) = (announcement.group ?? "", groupLimit) }
        return ruled
    }
}

extension ClientRule {
    init(_ settings: Configuration.Settings, name: String) {
        self.name = name
        delivery = Delivery(settings)
        isMuted = settings[.mute]?.value.flag ?? ConfigurationKey.Standard.isMuted
        delivery.sink = settings[.sink]?.value.name
        groupLimit = settings[.groupLimit]?.value.number
        adaptiveRate = settings[.adaptiveRate]?.value.decimal
        mostUrgent = settings[.priority]?.value.name.flatMap(AnnouncementPriority.init(rawValue:))
    }
}

extension Configuration {
    /// The announcement as the user wants it: by the rule of its client, and where that says nothing, of its priority.
    func ruled(_ announcement: Announcement, by rule: ClientRule?) -> Announcement {
        var ruled = rule?.applied(to: announcement) ?? announcement
        guard let place = priorities[ruled.priority] else { return ruled }
        ruled.delivery.sink = rule?.delivery.sink ?? place[.sink]?.value.name
        ruled.delivery.pan = rule?.delivery.pan ?? place[.pan]?.value.decimal ?? ruled.delivery.pan
        ruled.delivery.volume = rule?.delivery.volume ?? place[.volume]?.value.number ?? ruled.delivery.volume
        return ruled
    }

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
