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

/// One row of a table: the second is posted while the first is heard, or waits; then everything is heard out.
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

    /// What happens from the second on, while the first is heard. The first is client 1's.
    func whileHeard(second client: ClientID, by poster: Poster) -> String {
        var story = QueueStory()
        poster.post(first, by: 1, in: &story)
        #expect(story.takeEvents() == ["1 queued", "speak 1"])
        return end(&story, second: client, poster)
    }

    /// The same while the first waits behind an alarm of a third client.
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
