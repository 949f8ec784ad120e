// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Why an announcement waits")
struct WaitWordsTests {
    private func entry(_ cause: WaitingCause?, expires: Double? = nil, reason: String = "waits: …")
        -> QueuePicture.Entry
    {
        var item = WatchStory.item(2, "alarm", expires: expires, cause: .turn)
        item.waits = PastAnnouncement.Wait(cause: cause, reason: reason, until: nil)
        return QueuePicture.Entry(item, before: nil)
    }

    private let speaking = QueuePicture.Entry(WatchStory.item(1, "fire", priority: .high), before: nil)

    @Test func `a cause has a short text`() {
        let causes: [WaitingCause] = [.turn, .rest, .clientPaused, .paused]
        #expect(
            causes.map { WaitWords.why(entry($0), behind: speaking, now: nil) } == [
                "behind #1 high", "has not come to rest", "its client is paused", "paused by the user",
            ])
        #expect(WaitWords.why(entry(.turn), behind: nil, now: nil) == "is next")
    }

    @Test func `a cause of a later version is printed in the daemon's words`() {
        #expect(WaitWords.why(entry(nil, reason: "waits: for the moon"), behind: nil, now: nil) == "for the moon")
        #expect(WaitWords.why(entry(nil, reason: "until it rains"), behind: nil, now: nil) == "until it rains")
    }

    @Test func `the time to expiry is printed, but not for an announcement that still settles`() {
        let now = WatchStory.start
        #expect(WaitWords.why(entry(.turn, expires: 7.9), behind: nil, now: now) == "is next, 7 s left")
        #expect(WaitWords.why(entry(.turn, expires: -1), behind: nil, now: now) == "is next, 0 s left")
        #expect(WaitWords.why(entry(.rest, expires: 7), behind: nil, now: now) == "has not come to rest")
        #expect(WaitWords.why(speaking, behind: nil, now: now) == "")
    }

    @Test(
        arguments: [
            (0.0, "0 s"), (0.99, "0 s"), (119, "119 s"), (120, "2 min"), (3600, "60 min"), (-5, "0 s"), (.infinity, ""),
            (.nan, ""), (1e12, ""),
        ] as [(Double, String)])
    func `an age is seconds for two minutes, then minutes`(seconds: Double, text: String) {
        #expect(WaitWords.age(seconds) == text)
    }
}
