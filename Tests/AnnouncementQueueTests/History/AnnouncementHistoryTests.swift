// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import AnnouncementQueue

@Suite("History of announcements")
struct AnnouncementHistoryTests {
    private var queue = AnnouncementQueue()
    private var history = AnnouncementHistory(capacity: 3)

    private mutating func say(
        _ id: UInt64, text: String? = nil, isSensitive: Bool = false, outcome: AnnouncementOutcome = .finished
    ) throws {
        let text = text ?? "text \(id)"
        let announcement = Announcement(.text(text), isSensitive: isSensitive)
        let time = Duration.seconds(Int(id))
        var effects = try queue.post(announcement, id: AnnouncementID(rawValue: id), client: 1, now: time)
        effects +=
            outcome == .finished
            ? queue.finished(AnnouncementID(rawValue: id), now: time) : queue.cancel(.all, now: time)
        record(effects, text: text, heard: "te", at: time)
    }

    private mutating func record(_ effects: [QueueEffect], text: String?, heard: String?, at time: Duration) {
        var wasStopped = false
        for effect in effects {
            if case .report(let entry, let state, let reason) = effect {
                history.record(
                    entry, state, reason: reason, text: text, heard: wasStopped ? heard : nil, at: time)
            }
            if case .stop = effect { wasStopped = true }
        }
    }

    @Test mutating func `the history explains the path of one announcement`() throws {
        try say(1, outcome: .canceled)
        let record = try #require(history.explain(1))
        #expect(
            record.steps == [
                HistoryRecord.Step(time: .seconds(1), state: .queued),
                HistoryRecord.Step(
                    time: .seconds(1), state: .ended(.canceled), reason: "canceled: everything was silenced",
                    heard: "te"),
            ])
        #expect(record.text == "text 1" && record.outcome == .canceled && record.heard == "te")
        #expect(history.explain(2) == nil)
    }

    @Test mutating func `the history keeps the last ended announcements, latest first`() throws {
        for id in 1...5 as ClosedRange<UInt64> { try say(id) }
        #expect(history.latest().map(\.id) == [5, 4, 3])
        #expect(history.latest(2).map(\.id) == [5, 4])
        #expect(history.latest(-1).isEmpty)
        #expect(history.explain(2) == nil)
    }

    @Test mutating func `the history lists only the last of a slot's interruptions, and explains all`()
        throws
    {
        history = AnnouncementHistory(capacity: 10)
        for (id, slot) in [(1, "key 1"), (2, "key 2"), (3, "key 2"), (4, "key 2"), (5, nil), (6, nil), (7, "key 2")] {
            let id = AnnouncementID(rawValue: UInt64(id))
            let announcement = Announcement(.text("text \(id)"), slot: slot)
            record(try queue.post(announcement, id: id, client: 1, now: .zero), text: nil, heard: nil, at: .zero)
        }
        record(queue.finished(7, now: .zero), text: nil, heard: nil, at: .zero)
        #expect(history.latest().map(\.id) == [7, 6, 5, 1])
        #expect(history.latest(2).map(\.id) == [7, 6])
        #expect(history.explain(3)?.outcome == .interrupted)
    }

    @Test mutating func `a sensitive announcement leaves no words in the history, and is not repeated`() throws {
        try say(1, text: "Saved")
        try say(2, text: "hunter2", isSensitive: true)
        try say(3, text: "hunter3", isSensitive: true, outcome: .canceled)
        #expect(history.latest().map(\.text) == [nil, nil, "Saved"])
        #expect(history.latest().map(\.heard) == [nil, nil, nil])
        #expect(history.lastFinished?.content == .text("Saved"))
    }

    @Test mutating func `a waiting announcement can be explained, and is not among the ended ones`() throws {
        record(
            try queue.post(Announcement(.text("a")), id: 1, client: 1, now: .zero), text: "a", heard: nil, at: .zero)
        #expect(history.explain(1)?.outcome == nil)
        #expect(history.explain(1)?.steps.map(\.state) == [.queued])
        #expect(history.latest() == [])
        #expect(history.lastFinished == nil)
    }

    @Test mutating func `a long text and a long list of steps are shortened`() throws {
        let entry = try #require(
            queue.post(Announcement(.text("a")), id: 1, client: 1, now: .zero).first?.reported)
        for second in 0..<100 {
            history.record(
                entry, .queued, reason: nil, text: String(repeating: "a", count: 5000), at: .seconds(second))
        }
        let record = try #require(history.explain(1))
        #expect(record.text == String(repeating: "a", count: 1000) + "…")
        #expect(record.steps.count == 24)
        #expect(record.steps.first?.time == .zero && record.steps.last?.time == .seconds(99))
    }

    @Test mutating func `a history without capacity keeps no announcement`() throws {
        history = AnnouncementHistory(capacity: 0)
        try say(1)
        #expect(history.latest() == [] && history.explain(1) == nil)
    }
}

extension QueueEffect {
    fileprivate var reported: AcceptedAnnouncement? {
        if case .report(let entry, _, _) = self { entry } else { nil }
    }
}
