// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The events for subscribers: the progress of announcements, and moves of the focus.
enum FeedEvent {
    case announcement(Report)
    /// A word has begun to be heard.
    case word(AnnouncementID, SpokenWord)
    /// The speech before a place that the client named has been heard.
    case mark(AnnouncementID, name: String)
    case cursor(CursorEvent)
    case focus(FocusEvent)
    /// All speech is paused, or has resumed.
    case paused(Bool)
    /// The content that a client shows has changed.
    case view(ViewUpdate)
    /// The user's settings were read again.
    case settings
    /// Whether a screen reader reads the desktop.
    case presence(PresenceEvent)

    /// The state that an announcement has reached.
    struct Report {
        let id: AnnouncementID
        let client: ClientID
        let priority: AnnouncementPriority
        let state: AnnouncementState
        let reason: String?
        /// The text heard before the announcement was cut; nil when it was not cut, or is sensitive.
        let heard: String?
        /// Seconds since 1970-01-01T00:00:00Z.
        let time: Double
        /// The text as displayed, made on demand; nil when it is sensitive.
        let text: () -> String?
    }

    var kind: SubscribeRequest.Event {
        switch self {
        case .announcement: .announcements
        case .word: .captions
        case .mark: .marks
        case .cursor: .cursors
        case .focus: .focus
        case .paused: .pauses
        case .view: .views
        case .settings: .settings
        case .presence: .presence
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
    /// - Parameter name: returns a client's name; given for subscribers with the scope `all`, who see the owner.
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
        case .cursor(let event): self = .cursor(event)
        case .focus(let event): self = .focus(event)
        case .paused(let isPaused): self = .pause(PauseEvent(paused: isPaused))
        case .view(let news): self = .view(news)
        case .settings: self = .settings
        case .presence(let event): self = .presence(event)
        }
    }
}
