// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// What becomes of announcements, and where the focus goes, for whoever wants to know.
enum FeedEvent {
    case announcement(Report)
    /// A word has begun to be heard.
    case word(AnnouncementID, SpokenWord)
    /// What stands before a place that the client named has been heard.
    case mark(AnnouncementID, name: String)
    case focus(FocusEvent)
    /// All speech is paused, or is not any more.
    case paused(Bool)

    /// Where an announcement is on its way.
    struct Report {
        let id: AnnouncementID
        let client: ClientID
        let priority: AnnouncementPriority
        let state: AnnouncementState
        let reason: String?
        /// What was heard of it before it was cut; nil when it was not, or is sensitive.
        let heard: String?
        /// Seconds since 1970-01-01T00:00:00Z.
        let time: Double
        /// Its words for eyes, made when they are asked for; nil when it is sensitive.
        let text: () -> String?
    }

    var kind: SubscribeRequest.Event {
        switch self {
        case .announcement: .announcements
        case .word: .captions
        case .mark: .marks
        case .focus: .focus
        case .paused: .pauses
        }
    }
}

extension FeedEvent.Report {
    init(
        _ entry: AcceptedAnnouncement, _ state: AnnouncementState, _ reason: String?, heard: String?, time: Double,
        text: @escaping () -> String?
    ) {
        (id, client, priority) = (entry.id, entry.client, entry.announcement.priority)
        (self.state, self.reason, self.heard, self.time, self.text) = (state, reason, heard, time, text)
    }
}

extension ServerEvent {
    /// - Parameter name: of a client; given to those that want to know of all, who are told whose it is.
    init(_ event: FeedEvent, name: ((ClientID) -> String?)? = nil) {
        switch event {
        case .announcement(let report):
            self = .announcement(
                AnnouncementEvent(
                    id: report.id, client: name?(report.client), priority: name == nil ? nil : report.priority,
                    state: report.state, text: report.text(), reason: report.reason,
                    heard: report.heard, time: report.time))
        case .word(let id, let word): self = .caption(CaptionEvent(id: id, word: word))
        case .mark(let id, let name): self = .mark(MarkEvent(id: id, name: name))
        case .focus(let event): self = .focus(event)
        case .paused(let isPaused): self = .pause(PauseEvent(paused: isPaused))
        }
    }
}
