// SPDX-License-Identifier: MIT

/// The reply to ``ApplicationRequest/outcome(of:)``: the parts of `history` that an application needs.
struct OutcomeReply: Sendable, Decodable {
    struct Announcement: Sendable, Decodable {
        /// Nil if it is sensitive.
        let text: String?
        let steps: [Step]
    }

    struct Step: Sendable, Decodable {
        /// Seconds since 1970-01-01T00:00:00Z.
        let time: Double
        /// The name of an ``AnnouncementState``. Later versions may add states.
        let state: String
        let reason: String?
        let heard: String?
    }

    let announcements: [Announcement]
}
