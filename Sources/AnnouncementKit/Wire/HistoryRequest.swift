// SPDX-License-Identifier: MIT

/// `history`: past announcements and their outcomes.
package enum HistoryRequest: Sendable, Hashable {
    /// Those that ended last, the latest first; nil for all that are remembered.
    case latest(Int?)
    /// One announcement, ended or not, with all its steps.
    case one(AnnouncementID)
}

extension HistoryRequest: Codable {
    enum CodingKeys: String, ParameterKey { case limit, announcement }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let limit = try parameters.wholeNumber(.limit, in: 1...1000)
        guard let id = try parameters.decodeIfPresent(AnnouncementID.self, forKey: .announcement) else {
            self = .latest(limit)
            return
        }
        guard limit == nil else {
            throw WireError(.invalidParams, "history takes \"limit\" or \"announcement\", not both.")
        }
        self = .one(id)
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .latest(let limit): try parameters.encodeIfPresent(limit, forKey: .limit)
        case .one(let id): try parameters.encode(id, forKey: .announcement)
        }
    }
}

/// The reply to `history`.
package struct HistoryReply: Sendable, Hashable, Codable {
    package var announcements: [PastAnnouncement]

    package init(announcements: [PastAnnouncement]) {
        self.announcements = announcements
    }
}

/// An announcement and its steps.
package struct PastAnnouncement: Sendable, Hashable, Codable {
    /// One thing that happened to it.
    package struct Step: Sendable, Hashable, Codable {
        /// Seconds since 1970-01-01T00:00:00Z.
        package var time: Double
        /// The name of an ``AnnouncementState``; an open set.
        package var state: String
        package var reason: String?
        /// The words heard when it was cut.
        package var heard: String?

        package init(time: Double, state: AnnouncementState, reason: String?, heard: String?) {
            self.time = time
            self.state = state.name
            self.reason = reason
            self.heard = heard
        }
    }

    package var id: AnnouncementID
    /// The name that its client gave in `hello`, while that is connected.
    package var client: String?
    package var priority: AnnouncementPriority
    /// Its words; nil when it is sensitive.
    package var text: String?
    /// From its acceptance to its end.
    package var steps: [Step]
    /// The reason why it still waits, and the end of the wait if that is known.
    package var waits: Wait?

    /// A wait: its cause, and its end if that is known.
    package struct Wait: Sendable, Hashable, Codable {
        /// The name of a ``WaitingCause``; an open set.
        package var cause: String?
        package var reason: String
        /// Seconds since 1970-01-01T00:00:00Z.
        package var until: Double?

        package init(cause: WaitingCause? = nil, reason: String, until: Double?) {
            self.cause = cause?.rawValue
            self.reason = reason
            self.until = until
        }
    }

    package init(
        id: AnnouncementID, client: String?, priority: AnnouncementPriority, text: String?, steps: [Step],
        waits: Wait? = nil
    ) {
        self.id = id
        self.client = client
        self.priority = priority
        self.text = text
        self.steps = steps
        self.waits = waits
    }
}
