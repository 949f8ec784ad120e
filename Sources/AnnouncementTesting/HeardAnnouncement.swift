// SPDX-License-Identifier: MIT

import AnnouncementKit

/// One announcement of the application, and its state.
public struct HeardAnnouncement: Sendable, Hashable {
    /// All of its words, heard or not.
    public var text: String
    public var priority: AnnouncementPriority
    public var state: AnnouncementState
    /// The words that were heard when the announcement was cut; nil when it was not.
    public var heard: String?
    /// Why it ended as it did, in a sentence for a person.
    public var reason: String?

    /// Nil while it waits or is heard.
    public var outcome: AnnouncementOutcome? { state.outcome }
}
