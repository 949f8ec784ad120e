// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The user's settings for one client, whatever it asks for itself.
@dynamicMemberLookup
struct ClientRule: Sendable, Equatable {
    /// The name that the rule was found by.
    let name: String
    var settings = Settings()

    subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value { settings[keyPath: path] }

    /// How many of its announcements wait by themselves; nil for those groups alone that it makes itself, with the common limit.
    var groupLimit: Int? { settings[\.groupLimit] }
    /// How many times as fast it is spoken at most while many wait; nil for as fast as all.
    var adaptiveRate: Double? { settings[\.adaptiveRate] }
    /// Where it is played, as `--sink` names it; nil for where all is.
    var sink: String? { settings[\.sink] }

    /// Why nothing of it is heard.
    var muting: String { "\(name.prefix(60)) is muted in the configuration" }

    /// The announcement as the user wants it.
    func applied(to announcement: Announcement) -> Announcement {
        var ruled = announcement
        let asked = announcement.delivery
        var own = settings.delivery
        // A text says itself which language it is in; who speaks it is the user's to say.
        own.language = nil
        ruled.delivery = own.over(asked)
        ruled.delivery.language = asked.language ?? settings.language
        ruled.delivery.sink = sink
        if let mostUrgent = settings.mostUrgent, announcement.priority.isMoreUrgent(than: mostUrgent) {
            // It is no alarm any more.
            (ruled.priority, ruled.repetition) = (mostUrgent, nil)
        }
        if let groupLimit { (ruled.group, ruled.groupLimit) = (announcement.group ?? "", groupLimit) }
        return ruled
    }
}

extension Configuration {
    /// The announcement as the user wants it: by the rule of its client, and where that says nothing, of its priority.
    func ruled(_ announcement: Announcement, by rule: ClientRule?) -> Announcement {
        var ruled = rule?.applied(to: announcement) ?? announcement
        guard let place = self[.priority][ruled.priority.rawValue] else { return ruled }
        ruled.delivery.sink = rule?.sink ?? place[\.sink]
        ruled.delivery.pan = rule?.settings[\.pan] ?? place[\.pan] ?? ruled.delivery.pan
        ruled.delivery.volume = rule?.settings[\.volume] ?? place[\.volume] ?? ruled.delivery.volume
        return ruled
    }

    /// The user's rule for a client.
    /// - Parameter names: its names, the most specific first: the first that has a rule counts.
    func rule(for names: [String]) -> ClientRule? {
        let rules = self[.client]
        guard !rules.isEmpty else { return nil }
        for name in names {
            if let key = Self.key(of: name.lowercased(), in: rules), let settings = rules[key] {
                return ClientRule(name: key, settings: settings)
            }
        }
        return nil
    }

    /// The kernel keeps 15 bytes of a program's name.
    private static func key(of name: String, in rules: [String: Settings]) -> String? {
        if rules[name] != nil { return name }
        return name.utf8.count == 15 ? rules.keys.sorted().first { $0.hasPrefix(name) } : nil
    }
}
