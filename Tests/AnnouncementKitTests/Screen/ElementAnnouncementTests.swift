// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue
@testable import Wording

@Suite("Announcements of elements")
struct ElementAnnouncementTests {
    private func volume(
        _ value: String?, label: String = "Volume", traits: AccessibilityTraits = .adjustable, language: String? = nil
    ) -> ElementSnapshot {
        ElementSnapshot(id: "volume", label: label, value: value, traits: traits, language: language)
    }

    /// The announcements of a screen as the focused element takes these states, one after the other.
    private func announcements(of states: ElementSnapshot..., cause: ChangeCause = .program) -> [Announcement] {
        var story = ScreenStory()
        story.happened(.focused(.element(states[0])))
        for state in states.dropFirst() {
            story.happened(.invalidated(ElementChange(to: state, id: "volume"), cause: cause))
        }
        return story.announcements
    }

    @Test func `the focus is announced at once, in the element's language`() {
        let german = volume("50", language: "de")
        #expect(
            announcements(of: german) == [
                Announcement(.element(german), subject: "element/volume", delivery: Delivery(language: "de"))
            ])
    }

    @Test func `a user's change is announced at once, in the element's slot`() {
        let (old, new) = (volume("50"), volume("55"))
        #expect(
            announcements(of: old, new, new, cause: .user).dropFirst() == [
                Announcement(.elementAdjusted(new, from: old), slot: "element/volume", subject: "element/volume"),
                Announcement(.elementAdjusted(new, from: new), slot: "element/volume", subject: "element/volume"),
            ])
    }

    @Test func `a program's change has low priority and the element's slot, and outlasts the 5 s of low`() {
        let (old, new) = (volume("50"), volume("55", language: "fr"))
        #expect(
            announcements(of: old, new).dropFirst() == [
                Announcement(
                    .elementChanged(new, from: old), priority: .low, slot: "element/volume", subject: "element/volume",
                    expires: .seconds(60), delivery: Delivery(language: "fr"))
            ])
    }

    @Test func `an element that updates frequently is announced when it rests`() {
        let traits: AccessibilityTraits = [.adjustable, .updatesFrequently]
        let rests = announcements(of: volume("50", traits: traits), volume("51", traits: traits)).map(\.settles)
        #expect(rests == [nil, .milliseconds(250)])
    }

    /// The last announcement spoken when a screen's announcements arrive during a sentence.
    private func lastWords(_ announcements: [Announcement]) throws -> String {
        var queue = AnnouncementQueue()
        _ = try queue.post(Announcement(.text("long"), priority: .high), id: 1, client: 1, now: .zero)
        for (number, announcement) in announcements.enumerated() {
            _ = try queue.post(announcement, id: AnnouncementID(rawValue: UInt64(number) + 2), client: 1, now: .zero)
        }
        #expect(queue.waitingCount == 1)
        return Wording().words(for: try #require(queue.waiting.first).announcement.content).display
    }

    @Test func `waiting changes are merged, and only the newest difference is announced`() throws {
        let changes = announcements(
            of: volume("50"), volume("51"), volume("52", label: "Loudness"), volume("53", label: "Loudness"))
        #expect(try lastWords(Array(changes.dropFirst())) == "Loudness, 53")
    }

    @Test func `a change and its reversal are silent`() throws {
        let changes = announcements(of: volume("50"), volume("51"), volume("50"))
        #expect(try lastWords(Array(changes.dropFirst())) == "")
        let traits = announcements(of: volume("50"), volume("50", traits: [.adjustable, .selected]), volume("50"))
        #expect(try lastWords(Array(traits.dropFirst())) == "")
    }

    @Test func `settling changes are merged too`() throws {
        let traits: AccessibilityTraits = [.adjustable, .updatesFrequently]
        let changes = announcements(
            of: volume("50", traits: traits), volume("51", traits: traits),
            volume("51", label: "Loudness", traits: traits))
        #expect(try lastWords(Array(changes.dropFirst())) == "Loudness, 51")
    }

    @Test func `the user's quick changes are merged, and the newest value is announced`() throws {
        func changed(_ new: ElementSnapshot, from old: ElementSnapshot) -> Announcement {
            Announcement(.elementAdjusted(new, from: old), slot: "element/volume", subject: "element/volume")
        }
        let (first, second) = (volume("50"), volume("51"))
        let renamed = volume("51", label: "Loudness")
        #expect(try lastWords([changed(second, from: first), changed(renamed, from: second)]) == "Loudness, 51")
        #expect(try lastWords([changed(second, from: first), changed(first, from: second)]) == "50")
    }

    @Test func `changes of different elements are not merged`() throws {
        func changed(_ id: String) -> Announcement {
            let (old, new) = (ElementSnapshot(id: id, value: "1"), ElementSnapshot(id: id, value: "\(id) 2"))
            return Announcement(.elementChanged(new, from: old), priority: .low, slot: "one slot for both")
        }
        #expect(try lastWords([changed("a"), changed("b")]) == "b 2")
    }

    @Test func `subjects tell elements and charts apart`() {
        #expect(
            [Announcement.subject(ofElement: "a"), Announcement.subject(ofChart: "a")] == ["element/a", "chart/a"])
    }
}
