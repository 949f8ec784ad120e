// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// Results measured with Speech Dispatcher 0.11.4, pair by pair. They are equal for one client and for two.
@Suite("Speech Dispatcher's priorities, pair by pair")
struct SpeechDispatcherPairsTests {
    @Test(arguments: arrivingWhileHeard, [ClientID(1), ClientID(2)])
    func `an arrival during another message interrupts it for good, waits or is dropped`(row: Row, client: ClientID) {
        #expect(row.whileHeard(second: client, by: .speechDispatcher) == row.events)
    }

    @Test(arguments: arrivingWhileWaiting, [ClientID(1), ClientID(2)])
    func `an arrival during a waiting message goes before it, after it or cancels it`(row: Row, client: ClientID) {
        #expect(row.whileWaiting(second: client, by: .speechDispatcher) == row.events)
    }

    /// A notification can wait only if a pause has silenced it.
    @Test(arguments: arrivingAtSilencedNotification, [ClientID(1), ClientID(2)])
    func `an arrival while a silenced notification waits`(row: Row, client: ClientID) {
        var story = QueueStory()
        story.message(row.first, client: 1)
        story.pause()
        #expect(story.takeEvents() == ["1 queued", "speak 1", "stop 1", "1 queued"])
        story.message(row.second, client: client)
        story.resume()
        story.finishAll()
        #expect(story.takeEvents().joined(separator: ", ") == row.events)
    }

    @Test func `the reason of an outcome is a sentence that names the interrupting message`() {
        var story = QueueStory()
        story.message(.notification)
        story.message(.progress)
        story.message(.notification)
        story.message(.default)
        story.message(.default)
        story.message(.message)
        story.message(.default)
        story.message(.default)
        story.message(.message)
        story.message(.progress)
        story.message(.progress)
        #expect(
            story.reasons == [
                "1: interrupted: announcement 2 of priority progress is newer",
                "3: dropped: an announcement of priority progress was being heard",
                "2: interrupted: announcement 4 of priority default was more urgent",
                "4: interrupted: announcement 5 of priority default is newer",
                "5: interrupted: announcement 6 of priority message was more urgent",
                "7: replaced by announcement 8, which is newer",
                "8: dropped: announcement 9 of priority message came before its turn",
                "10: dropped: announcement 11 is newer in its series",
            ])
    }
}

private let arrivingWhileHeard = [
    Row(.high, .high, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .message, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .default, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.high, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.message, .message, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .default, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.message, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.default, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.default, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.notification, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .notification, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .progress, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.progress, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
]

/// Meanwhile, number 1 is heard, an important message of a third client. A notification, number 2, is dropped at once.
///
/// One deviation: Speech Dispatcher cancels a waiting `progress` when `high`, `message` or `default` arrives, and may
/// bring it back later. This queue keeps it, and it is heard when no other announcement waits.
private let arrivingWhileWaiting = [
    Row(.high, .high, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .message, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.high, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.message, .message, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.message, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.default, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.default, .message, "3 queued, 2 dropped, 1 finished, speak 3, 3 finished"),
    Row(.default, .default, "3 queued, 2 replaced, 1 finished, speak 3, 3 finished"),
    Row(.default, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.default, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.notification, .high, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .message, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .default, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .notification, "3 queued, 3 dropped, 1 finished"),
    Row(.notification, .progress, "3 queued, 1 finished, speak 3, 3 finished"),
    // The deviation.
    Row(.progress, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.progress, .message, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.progress, .default, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.progress, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.progress, .progress, "3 queued, 2 dropped, 1 finished, speak 3, 3 finished"),
]

private let arrivingAtSilencedNotification = [
    Row(.notification, .high, "2 queued, 1 dropped, speak 2, 2 finished"),
    Row(.notification, .message, "2 queued, 1 dropped, speak 2, 2 finished"),
    Row(.notification, .default, "2 queued, 1 dropped, speak 2, 2 finished"),
    Row(.notification, .notification, "2 queued, 2 dropped, speak 1, 1 finished"),
    Row(.notification, .progress, "2 queued, 1 dropped, speak 2, 2 finished"),
]
