// SPDX-License-Identifier: MIT

import AnnouncementKit

/// All steps of one announcement.
package struct HistoryRecord: Sendable, Hashable {
    /// One event of the announcement.
    package struct Step: Sendable, Hashable {
        /// On the clock of the queue's events.
        package var time: Duration
        package var state: AnnouncementState
        /// A sentence for a person.
        package var reason: String?
        /// The words heard when it was cut.
        package var heard: String?

        package init(time: Duration, state: AnnouncementState, reason: String? = nil, heard: String? = nil) {
            self.time = time
            self.state = state
            self.reason = reason
            self.heard = heard
        }
    }

    package let id: AnnouncementID
    package let client: ClientID
    package let priority: AnnouncementPriority
    package let isSensitive: Bool
    /// The client's name for a subject that several announcements share.
    let slot: String?
    /// The words as last displayed; nil if they may not be kept. At most `longestText` characters.
    package private(set) var text: String?
    /// The steps, first to last. When there are more than `maxSteps`, those in the middle are forgotten.
    package private(set) var steps: [Step] = []

    /// In characters.
    package static let longestText = AnnouncementContent.longestText
    static let maxSteps = 24

    init(_ entry: AcceptedAnnouncement) {
        id = entry.id
        client = entry.client
        priority = entry.announcement.priority
        isSensitive = entry.announcement.isSensitive
        slot = entry.announcement.slot
    }

    /// The outcome; nil while the announcement waits or is heard.
    package var outcome: AnnouncementOutcome? { steps.last?.state.outcome }

    /// The words heard when it was last cut.
    package var heard: String? { steps.last { $0.heard != nil }?.heard }

    mutating func add(_ step: Step, text newest: String?) {
        var step = step
        step.heard = isSensitive ? nil : step.heard.map(Self.shortened)
        if !isSensitive, let newest { text = Self.shortened(newest) }
        if steps.count == Self.maxSteps { steps.remove(at: Self.maxSteps / 2) }
        steps.append(step)
    }

    private static func shortened(_ text: String) -> String {
        guard let end = text.index(text.startIndex, offsetBy: longestText, limitedBy: text.endIndex) else {
            return text
        }
        return end == text.endIndex ? text : "\(text[..<end])…"
    }
}
