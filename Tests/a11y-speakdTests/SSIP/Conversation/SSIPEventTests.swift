// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("SSIP: events")
struct SSIPEventTests {
    private func message(_ notifications: SSIPNotifications = .all, marks: [String] = []) -> SSIPMessage {
        let text = MarkedText(
            parts: [MarkedText.Part(display: "a", spoken: SpokenPart(text: "a"))],
            marks: marks.map { MarkedText.Mark(name: $0, part: 0) })
        return SSIPMessage(
            content: .markup(text), priority: .text, delivery: Delivery(), notifications: notifications)
    }

    /// The events of one message as `701` or `700 mark`, long after its 225.
    private func codes(
        _ states: [AnnouncementState], notifications: SSIPNotifications = .all, marks: [String] = []
    ) -> [String] {
        var events = SSIPEvents(client: 3)
        events.queued(message(notifications, marks: marks), as: 7, now: .zero)
        let bytes = states.flatMap { events.message(7, is: $0, now: .seconds(1)) }
        #expect(events.nextDue == nil)
        return SSIPDialogue.lines(bytes).filter { !$0.hasPrefix("70") || $0.dropFirst(3).first == " " }
    }

    @Test func `an event is written with its message, its client and its name, and a mark cannot add lines`() {
        let events: [(SSIPEvent, [String])] = [
            (.mark("a:1"), ["700-7", "700-3", "700-a:1", "700 INDEX MARK"]),
            (.begin, ["701-7", "701-3", "701 BEGIN"]), (.end, ["702-7", "702-3", "702 END"]),
            (.canceled, ["703-7", "703-3", "703 CANCELED"]), (.paused, ["704-7", "704-3", "704 PAUSED"]),
            (.resumed, ["705-7", "705-3", "705 RESUMED"]),
            (.mark("x\r\n702 END"), ["700-7", "700-3", "700-x??702 END", "700 INDEX MARK"]),
        ]
        for (event, lines) in events { #expect(SSIPDialogue.lines(event.bytes(message: 7, client: 3)) == lines) }
    }

    @Test func `a message sends one end event, and END always follows BEGIN`() {
        #expect(codes([.queued, .began, .ended(.finished)]) == ["701 BEGIN", "702 END"])
        #expect(codes([.queued, .ended(.finished)]) == ["701 BEGIN", "702 END"])
        for outcome in AnnouncementOutcome.allCases where outcome != .finished {
            #expect(codes([.queued, .ended(outcome)]) == ["703 CANCELED"])
            #expect(codes([.queued, .began, .ended(outcome), .ended(.finished)]) == ["701 BEGIN", "703 CANCELED"])
        }
    }

    @Test func `a message that is queued again sends PAUSED and then RESUMED`() {
        #expect(
            codes([.queued, .began, .queued, .began, .ended(.finished)]) == [
                "701 BEGIN", "704 PAUSED", "705 RESUMED", "702 END",
            ])
        #expect(codes([.queued, .queued, .began, .ended(.finished)]) == ["701 BEGIN", "702 END"])
        #expect(codes([.queued, .began, .queued, .ended(.canceled)]) == ["701 BEGIN", "704 PAUSED", "703 CANCELED"])
    }

    @Test func `a message sends only the events that were requested when it was queued`() {
        #expect(
            codes([.began, .queued, .began, .ended(.finished)], notifications: [.end, .resume]) == [
                "705 RESUMED", "702 END",
            ])
        #expect(codes([.began, .ended(.canceled)], notifications: .begin) == ["701 BEGIN"])
        #expect(codes([.began, .ended(.finished)], notifications: []) == [])
        var events = SSIPEvents(client: 3)
        events.queued(message([]), as: 7, now: .zero)
        #expect(events.isEmpty)
    }

    @Test func `marks are reported once each, in order, and never after the end`() {
        var events = SSIPEvents(client: 3)
        events.queued(message(marks: ["a", "b", "c", "b"]), as: 7, now: .zero)
        var told: [String] = []
        let marks = ["b", "a", "b", "c"]
        _ = events.message(7, is: .began, now: .seconds(1))
        for mark in marks {
            told += SSIPDialogue.lines(events.message(7, reached: mark, now: .seconds(1))).filter { $0.count == 5 }
        }
        #expect(told.filter { !$0.hasSuffix("7") && !$0.hasSuffix("3") } == ["700-a", "700-b", "700-c", "700-b"])
        #expect(
            codes([.began, .ended(.finished)], marks: ["a", "b"]) == [
                "701 BEGIN", "700 INDEX MARK", "700 INDEX MARK", "702 END",
            ])
        _ = events.message(7, is: .ended(.canceled), now: .seconds(1))
        #expect(events.message(7, reached: "c", now: .seconds(1)) == [])
        #expect(events.isEmpty)
    }

    @Test func `the first events of a message wait until 10 ms after its 225, and keep their order`() {
        var events = SSIPEvents(client: 3)
        func told(_ bytes: [UInt8]) -> [String] {
            SSIPDialogue.lines(bytes).filter { $0.count == 5 && !$0.hasSuffix("-3") }
        }
        events.queued(message(), as: 1, now: .zero)
        #expect(events.nextDue == nil)
        #expect(events.message(1, is: .began, now: .milliseconds(2)) == [])
        #expect(events.nextDue == .milliseconds(10))
        events.queued(message(), as: 2, now: .milliseconds(6))
        #expect(events.message(1, is: .ended(.interrupted), now: .milliseconds(6)) == [])
        #expect(events.message(2, is: .began, now: .milliseconds(7)) == [])
        #expect(told(events.due(now: .milliseconds(9))) == [])
        #expect(told(events.due(now: .milliseconds(10))) == ["701-1", "703-1"])
        #expect(events.nextDue == .milliseconds(16))
        #expect(told(events.message(2, is: .ended(.finished), now: .milliseconds(30))) == ["701-2", "702-2"])
        #expect(events.nextDue == nil && events.isEmpty)
    }
}
