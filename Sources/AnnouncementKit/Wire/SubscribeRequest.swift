// SPDX-License-Identifier: MIT

/// `subscribe`: the events that the client receives. A later subscription replaces an earlier one.
package struct SubscribeRequest: Sendable, Hashable {
    /// A kind of event.
    package enum Event: String, Sendable, Hashable, CaseIterable, Codable {
        /// The states of announcements.
        case announcements
        /// The spoken words, as they are heard.
        case captions
        /// The marks of SSML texts, as they are reached.
        case marks
        /// The heard point of a chart while it plays.
        case cursors
        /// Moves of the focus.
        case focus
        /// Pauses of all speech. Also sent to a client that subscribes only to its own events.
        case pauses
        /// The views of all clients: their current state, then each change.
        case views
        /// The user's settings were read again; `configure` returns them.
        case settings
        /// Whether a screen reader reads the desktop: the current state, then each change.
        case presence
    }

    /// The clients whose events are sent.
    package enum Scope: String, Sendable, Hashable, CaseIterable, Codable {
        /// The subscribing client.
        case own = "self"
        case all
    }

    package var events: Set<Event>
    package var scope: Scope

    package init(_ events: Set<Event> = [.announcements], scope: Scope = .own) {
        self.events = events
        self.scope = scope
    }
}

extension SubscribeRequest: Codable {
    enum CodingKeys: String, ParameterKey { case events, scope }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        events = try Set(parameters.decode([String].self, forKey: .events).map(Self.event))
        let scopes = Scope.allCases.map(\.rawValue)
        scope = try parameters.name(.scope, of: scopes, make: Scope.init(rawValue:)) ?? .own
        guard scope == .all || !events.contains(.views) else {
            throw WireError(.invalidParams, "\"views\" are the views of all clients: send \"scope\": \"all\".")
        }
    }

    private static func event(_ name: String) throws -> Event {
        guard let event = Event(rawValue: name) else {
            let known = Event.allCases.map(\.rawValue).joined(separator: ", ")
            throw WireError(
                .invalidParams, "There are no events \(name.quoted) in this version: it has \(known).")
        }
        return event
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(events.map(\.rawValue).sorted(), forKey: .events)
        try parameters.encode(scope, forKey: .scope)
    }
}
