// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// The convention by which an announcement is posted.
enum Poster: Sendable {
    case ours, speechDispatcher

    func post(_ priority: AnnouncementPriority, by client: ClientID, in story: inout QueueStory) {
        switch self {
        case .ours: story.post(priority, client: client)
        case .speechDispatcher: story.message(priority, client: client)
        }
    }
}

/// A row of a table: the second announcement arrives while the first is heard or waits. Then all are heard to their
/// ends.
struct Row: Sendable, CustomTestStringConvertible {
    let first: AnnouncementPriority
    let second: AnnouncementPriority
    let events: String

    init(_ first: AnnouncementPriority, _ second: AnnouncementPriority, _ events: String) {
        self.first = first
        self.second = second
        self.events = events
    }

    var testDescription: String { "\(second) on \(first)" }

    /// The events after the second announcement, which arrives while the first one, of client 1, is heard.
    func whileHeard(second client: ClientID, by poster: Poster) -> String {
        var story = QueueStory()
        poster.post(first, by: 1, in: &story)
        #expect(story.takeEvents() == ["1 queued", "speak 1"])
        return end(&story, second: client, poster)
    }

    /// The events after the second announcement, which arrives while the first waits for a third client's alarm.
    func whileWaiting(second client: ClientID, by poster: Poster) -> String {
        var story = QueueStory()
        poster.post(.high, by: 9, in: &story)
        poster.post(first, by: 1, in: &story)
        _ = story.takeEvents()
        return end(&story, second: client, poster)
    }

    private func end(_ story: inout QueueStory, second client: ClientID, _ poster: Poster) -> String {
        poster.post(second, by: client, in: &story)
        story.finishAll()
        return story.takeEvents().joined(separator: ", ")
    }
}
