// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("announcementDidFinish")
@MainActor
struct AnnouncementDidFinishTests {
    @Test func `observers receive text, id and outcome, in the order of observing`() {
        var told: [String] = []
        let first = Accessibility.onAnnouncementDidFinish { told.append("1: \($0.text ?? "-") \($0.wasSuccessful)") }
        let second = Accessibility.onAnnouncementDidFinish { told.append("2: \($0.id) \($0.outcome.rawValue)") }
        Accessibility.announcementDidFinish(AnnouncementDidFinish(id: 7, text: "Saved", outcome: .finished))
        Accessibility.announcementDidFinish(
            AnnouncementDidFinish(id: 8, text: nil, outcome: .interrupted, reason: "cut"))
        #expect(told == ["1: Saved true", "2: 7 finished", "1: - false", "2: 8 interrupted"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `an observation ends when its token is released`() {
        var count = 0
        var observation: Accessibility.Observation? = Accessibility.onAnnouncementDidFinish { _ in count += 1 }
        Accessibility.announcementDidFinish(AnnouncementDidFinish(id: 1, text: "a", outcome: .finished))
        withExtendedLifetime(observation) {}
        observation = nil
        Accessibility.announcementDidFinish(AnnouncementDidFinish(id: 2, text: "b", outcome: .finished))
        #expect(count == 1)
    }
}
