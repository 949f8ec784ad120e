// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `history`: past announcements and their outcomes.
package enum HistoryRequest: Sendable, Hashable {
    /// The announcements that ended last, latest first; nil for all that are remembered. The limit is 1 to 1000.
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

package struct HistoryReply: Sendable, Hashable, Codable {
    package var announcements: [PastAnnouncement]

    package init(announcements: [PastAnnouncement]) {
        self.announcements = announcements
    }
}

/// An announcement and its steps.
package struct PastAnnouncement: Sendable, Hashable, Codable {
    /// One event of the announcement.
    package struct Step: Sendable, Hashable, Codable {
        /// Seconds since 1970-01-01T00:00:00Z.
        package var time: Double
        /// The name of an ``AnnouncementState``. Later versions may add states.
        package var state: String
        package var reason: String?
        /// The words that were heard before the announcement was cut.
        package var heard: String?

        package init(time: Double, state: AnnouncementState, reason: String?, heard: String?) {
            self.time = time
            self.state = state.name
            self.reason = reason
            self.heard = heard
        }
    }

    package var id: AnnouncementID
    /// The name that the announcement's client gave in `hello`, while it is connected.
    package var client: String?
    package var priority: AnnouncementPriority
    /// The announcement's text; nil if it is sensitive.
    package var text: String?
    /// The steps from acceptance to the end.
    package var steps: [Step]
    /// The wait, if the announcement still waits.
    package var waits: Wait?

    /// The reason for a wait, and its end if known.
    package struct Wait: Sendable, Hashable, Codable {
        /// The name of a ``WaitingCause``. Later versions may add causes.
        package var cause: String?
        package var reason: String
        /// The end of the wait, in seconds since 1970-01-01T00:00:00Z; nil if unknown.
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
