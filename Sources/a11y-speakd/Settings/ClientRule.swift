// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Documents

/// The user's settings for one client, which replace those that the client requests.
@dynamicMemberLookup
struct ClientRule: Sendable, Equatable {
    /// The client's name, as the rule has it.
    let name: String
    var settings = Settings()

    subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value { settings[keyPath: path] }

    /// How many of the client's announcements wait before they are grouped; nil for groups of the client's making only,
    /// with the common limit.
    var groupLimit: Int? { settings[\.groupLimit] }
    /// The most that the rate is multiplied by while many announcements wait; nil for the common factor.
    var adaptiveRate: Double? { settings[\.adaptiveRate] }
    /// The sink of the client's announcements, in the syntax of `--sink`; nil for the common sink.
    var sink: String? { settings[\.sink] }

    /// The structure of a text that the client has announced as plain.
    private func read(_ content: AnnouncementContent) -> AnnouncementContent {
        guard case .text(let source) = content, let kind = settings[\.textKind], kind != .plain else { return content }
        guard let document = TextDocument(source, kind) else {
            return .text(TerminalText.shown(source, overwrites: true))
        }
        return document.hasWords ? .document(document) : content
    }

    /// Why none of the client's announcements is heard.
    var muting: String { "\(name.prefix(60)) is muted in the configuration" }

    /// The announcement with the rule applied.
    func applied(to announcement: Announcement) -> Announcement {
        var adjusted = announcement
        let asked = announcement.delivery
        var own = settings.delivery
        // The client knows the language of its text; the user decides which voice speaks it.
        own.language = nil
        adjusted.delivery = own.over(asked)
        adjusted.delivery.language = asked.language ?? settings.language
        adjusted.delivery.sink = sink
        if let mostUrgent = settings.mostUrgent, announcement.priority.isMoreUrgent(than: mostUrgent) {
            // An announcement of lower priority is not an alarm, so it does not repeat.
            (adjusted.priority, adjusted.repetition) = (mostUrgent, nil)
        }
        adjusted.content = read(adjusted.content)
        if let groupLimit { (adjusted.group, adjusted.groupLimit) = (announcement.group ?? "", groupLimit) }
        return adjusted
    }
}

extension Configuration {
    /// The announcement with the user's settings applied: the rule of its client, then the settings of its priority.
    func adjusted(_ announcement: Announcement, by rule: ClientRule?) -> Announcement {
        var adjusted = rule?.applied(to: announcement) ?? announcement
        guard let place = self[.priority][adjusted.priority.rawValue] else { return adjusted }
        adjusted.delivery.sink = rule?.sink ?? place[\.sink]
        adjusted.delivery.pan = rule?.settings[\.pan] ?? place[\.pan] ?? adjusted.delivery.pan
        adjusted.delivery.volume = rule?.settings[\.volume] ?? place[\.volume] ?? adjusted.delivery.volume
        return adjusted
    }

    /// The user's rule for a client.
    /// - Parameter names: the client's names, the most specific first. The first that has a rule counts.
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

    /// The rule for a name. A name of 15 bytes may be a longer one that the kernel has cut, so it also matches by its
    /// beginning.
    private static func key(of name: String, in rules: [String: Settings]) -> String? {
        if rules[name] != nil { return name }
        return name.utf8.count == 15 ? rules.keys.sorted().first { $0.hasPrefix(name) } : nil
    }
}
