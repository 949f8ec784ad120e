// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("The announcer")
struct AnnouncerTests {
    let stage = SessionStage()

    private func post(_ text: String, _ priority: AnnouncementPriority, _ delivery: Delivery = Delivery()) throws {
        let announcement = Announcement(.text(text), priority: priority, delivery: delivery)
        try stage.announcer.post(announcement, from: 1) { _ in }
    }

    @Test func `speech starts before subscribers receive the events of an announcement`() throws {
        var told: [String] = []
        let subscriber = EventFeed.Subscriber(scope: .all) { [stage] event in
            guard case .announcement(let report) = event else { return }
            told.append("\(stage.speaker.log.joined(separator: ", ")): \(report.id) \(report.state.name)")
        }
        stage.announcer.feed.subscribe(9, subscriber)
        try post("news", .default)
        try post("alarm", .high)
        #expect(
            told == [
                "say news: 1 queued", "say news, stop, say alarm: 2 queued",
                "say news, stop, say alarm: 1 interrupted",
            ])
    }

    @Test func `an interrupted message resumes at the sentence where it was cut`() throws {
        try post("Dear all. The build failed. Sorry.", .message)
        stage.speaker.heard = 14
        try post("alarm", .high)
        stage.hearEnd()
        #expect(
            stage.speaker.log == [
                "say Dear all. The build failed. Sorry.", "stop", "say alarm", "say The build failed. Sorry.",
            ])
    }

    @Test func `a message cut again after resuming keeps its offsets from the original start`() throws {
        try post("One. Two two. Three three.", .message)
        stage.speaker.heard = 6
        stage.announcer.pause()
        stage.announcer.resume()
        stage.speaker.heard = 10
        stage.announcer.pause()
        stage.announcer.resume()
        #expect(
            stage.speaker.log == [
                "say One. Two two. Three three.", "stop", "say Two two. Three three.", "stop", "say Three three.",
            ])
    }

    @Test func `a paused client resumes at its cut sentence after another client has spoken`() throws {
        try post("One. Two two. Three three.", .message)
        stage.speaker.heard = 6
        stage.announcer.pause([1])
        try stage.announcer.post(Announcement(.text("hello")), from: 2) { _ in }
        stage.hearEnd()
        stage.announcer.resume([1])
        #expect(
            stage.speaker.log == ["say One. Two two. Three three.", "stop", "say hello", "say Two two. Three three."])
    }

    @Test func `a range is worded when its turn arrives, from its newest value`() throws {
        try post("alarm", .high)
        for upper in [5.0, 6.0, 7.0] {
            try post(upper: upper)
        }
        stage.pass(.milliseconds(250))
        stage.hearEnd()
        #expect(stage.speaker.log == ["say alarm", "say X axis, 1 to 7"])
    }

    private func post(axis: String = "x", upper: Double) throws {
        let change = RangeChange(chart: "c", range: AxisRange(axis: axis, lower: 1, upper: upper))
        try stage.announcer.post(change.announcement!, from: 1) { _ in }
    }

    @Test func `a slot that would repeat its last words stays silent and the next announcement is spoken`() throws {
        for upper in [5.0, 5.0, 5.000_000_000_000_001, 7.0] {
            try post(upper: upper)
            stage.pass(.seconds(2))
            stage.hearEnd()
        }
        #expect(
            stage.speaker.log == [
                "say X axis, 1 to 5",
                "say X axis, 1 to 7",
            ])
        #expect(stage.announcer.ledger.open == [:])
    }

    @Test func `a cut announcement and an alarm are spoken again even if their words are equal`() throws {
        try post(upper: 5)
        stage.pass(.seconds(2))
        stage.announcer.cancel(.all) { _ in }
        try post(upper: 5)
        stage.pass(.seconds(2))
        stage.hearEnd()
        for _ in 1...2 {
            try stage.announcer.post(Announcement(.text("fire"), priority: .high, slot: "alarm"), from: 1) { _ in }
            stage.hearEnd()
        }
        #expect(
            stage.speaker.log == [
                "say X axis, 1 to 5", "stop",
                "say X axis, 1 to 5", "say fire", "say fire",
            ])
    }

    @Test func `both axes of a box zoom are one sentence`() throws {
        try post(axis: "x", upper: 5)
        try post(axis: "y", upper: 20)
        stage.pass(.milliseconds(250))
        #expect(
            stage.speaker.log == ["say X axis, 1 to 5, Y axis, 1 to 20"])
    }

    @Test func `events of a stopped utterance change nothing`() throws {
        try post("one", .default)
        let old = try #require(stage.speaker.current)
        try post("two", .default)
        stage.announcer.take(.finished(old))
        stage.announcer.take(.failed(old, reason: "late"))
        #expect(stage.announcer.queue.current?.id == 2)
    }

    @Test func `an unknown voice or language is rejected before speech is interrupted`() throws {
        try post("one", .default)
        #expect(throws: VoiceChoice.UnknownVoice.self) { try post("two", .high, Delivery(voice: "nobody")) }
        #expect(throws: VoiceChoice.UnknownVoice.self) { try post("two", .high, Delivery(language: "tlh")) }
        #expect(stage.speaker.log == ["say one"])
    }

    @Test func `a style removed by a reload fails only the announcement that names it`() throws {
        try post("one", .message)
        try post("two", .message, Delivery(voice: "alert"))
        try post("three", .message)
        stage.announcer.wordsmith.voices.styles = VoiceStyleFolder()
        stage.hearEnd()
        #expect(stage.speaker.log == ["say one", "say three"])
    }

    @Test func `a failed announcement does not affect the next`() throws {
        try post("one", .message)
        try post("two", .message)
        stage.fail("no sound")
        #expect(stage.speaker.log == ["say one", "say two"])
    }

    @Test func `the announcer reports when it becomes idle, and the time to the end of the sentence`() throws {
        var idle = 0
        try post("one", .message)
        stage.speaker.sentenceEnd = .seconds(1)
        #expect(stage.announcer.timeToSentenceEnd == .seconds(1))
        stage.daemon.onIdle = { idle += 1 }
        stage.announcer.close()
        #expect(idle == 0)
        stage.hearEnd()
        #expect(idle == 1)
        #expect(stage.announcer.timeToSentenceEnd == nil)
    }

    private func announce(_ text: String, _ rest: String = "") {
        stage.send(#"{"method":"announce","params":{"text":"\#(text)"\#(rest)}}"#)
    }

    private func listen(to events: String) {
        stage.send(#"{"method":"subscribe","params":{"events":["\#(events)"]}}"#)
    }

    @Test func `the receipt of an interrupted announcement has the words heard, through the last word begun`() {
        listen(to: "announcements")
        announce("Dear all. The build failed.", #","priority":"message""#)
        stage.pass(.seconds(2))
        stage.speaker.heard = 14
        announce("alarm", #","priority":"high""#)
        #expect(
            stage.take().last == #"""
                {"jsonrpc":"2.0","method":"announcement","params":{"heard":"Dear all. The build","id":1,"reason":"cut: announcement 2 of priority high was more urgent; it goes on from the sentence it was cut in","state":"queued","text":"Dear all. The build failed.","time":1800000002}}
                """#)
    }

    @Test func `receipts of a sensitive announcement omit its text and the words heard`() {
        listen(to: "announcements")
        announce("1234 5678", #","sensitive":true"#)
        stage.speaker.heard = 5
        stage.send(#"{"method":"cancel","params":{"scope":"self"}}"#)
        #expect(
            stage.take().last
                == #"{"jsonrpc":"2.0","method":"announcement","params":{"id":1,"reason":"canceled: its client took back all that it had announced","state":"canceled","time":1800000000}}"#
        )
    }

    @Test func `punctuation, capitals and spelling apply only to a client's own text`() throws {
        var told = Delivery()
        (told.punctuation, told.capitals, told.spelling) = (.all, .spell, true)
        stage.announcer.wordsmith.voices.user = told
        try post("Ab 1", .default)
        stage.hearEnd()
        let element = ElementSnapshot(id: "e", label: "Save, all")
        try stage.announcer.post(Announcement(.element(element)), from: 1) { _ in }
        stage.hearEnd()
        try post(upper: 5)
        stage.pass(.milliseconds(250))
        #expect(stage.speaker.log == ["say Ab 1", "say Save, all", "say X axis, 1 to 5"])
        #expect(stage.speaker.utterances.map { $0.runs.map(\.isSpelled) } == [[true, false], [false], [false]])
        let voices = stage.speaker.utterances.map { $0.runs.map(\.voice).last }
        #expect(voices.map { $0?.punctuation } == [.all, Punctuation.none, Punctuation.none])
        #expect(voices.map { $0?.capitals } == [.spell, CapitalLetters.none, CapitalLetters.none])
    }

    @Test func `settings of an announcement override those of the user`() throws {
        var told = Delivery()
        (told.punctuation, told.spelling) = (.all, true)
        stage.announcer.wordsmith.voices.user = told
        var plain = Delivery()
        (plain.punctuation, plain.spelling) = (.some, false)
        try post("Ab", .default, plain)
        #expect(stage.speaker.utterances.map { $0.runs.map(\.isSpelled) } == [[false]])
        #expect(stage.speaker.utterances.map { $0.runs.map(\.voice.punctuation) } == [[.some]])
    }
}
