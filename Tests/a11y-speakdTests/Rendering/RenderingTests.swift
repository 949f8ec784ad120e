// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import FoundationEssentials
import Glibc
import Testing

@testable import AudioSinks
@testable import a11y_speakd

/// The daemon's parts on a virtual clock. The synthesizer plays a tone of 0.1 s for each character.
@Suite("Rendering")
struct RenderingTests {
    private struct Outcome {
        var told: [String] = []
        var captions = ""
        var problems: [String] = []
        /// In frames.
        var length = 0
    }

    private func render(_ lines: String...) throws -> Outcome {
        let path = "/tmp/a11y-rendering-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).wav"
        defer { unlink(path) }
        let file = try WAVFile(path: path, sampleRate: ToneSynthesizer.rate)
        let voices = VoiceChoice(catalog: SessionStage.catalog, styles: VoiceStyleFolder(), language: "C")
        let rendering = Rendering(voices: voices, synthesizer: ToneSynthesizer(), file: file)
        var outcome = Outcome()
        rendering.sendLine = { line in
            guard case .event(.announcement(let event))? = try? WireCoder().daemonMessage(line) else { return }
            outcome.told.append("\((event.time * 1000).rounded() / 1000) \(event.state) \(event.text ?? "-")")
        }
        try rendering.play(EventFile(Array(lines.joined(separator: "\n").utf8), name: "test"))
        try file.flush()
        outcome.captions = rendering.captions.text
        outcome.problems = rendering.problems
        outcome.length = try Data(contentsOf: URL(filePath: path)).count / 4 - 11
        return outcome
    }

    private static func say(_ text: String, at time: Double = 0, _ more: String = "") -> String {
        #"{"at":\#(time),"method":"announce","params":{"text":"\#(text)"\#(more)}}"#
    }

    @Test func `announcements sound at their times, with the silence between them`() throws {
        let outcome = try render(Self.say("abcde"), Self.say("abc", at: 2))
        #expect(
            outcome.told == [
                "0.0 queued abcde", "0.0 began abcde", "0.5 finished abcde", "2.0 queued abc", "2.0 began abc",
                "2.3 finished abc",
            ])
        #expect(outcome.length == 23 * ToneSynthesizer.rate / 10)
        #expect(outcome.problems == [])
    }

    @Test func `the file has the sound of an interrupted announcement only up to the interruption`() throws {
        let outcome = try render(Self.say("abcdefghij"), Self.say("xy", at: 0.25))
        #expect(
            outcome.told.suffix(4) == [
                "0.25 queued xy", "0.25 interrupted abcdefghij", "0.25 began xy", "0.45 finished xy",
            ])
        #expect(outcome.length == 45 * ToneSynthesizer.rate / 100)
    }

    @Test func `only the last of several interrupting lines at one time is rendered`() throws {
        let outcome = try render(Self.say("abc"), Self.say("def"), Self.say("ghi"))
        #expect(outcome.told.filter { $0.contains("began") } == ["0.0 began ghi"])
        #expect(outcome.length == 3 * ToneSynthesizer.rate / 10)
    }

    @Test func `a text of many pieces is rendered whole in one step of the loop`() throws {
        let text = String(repeating: "abc defg. ", count: 500) + "end"
        let outcome = try render(Self.say(text), Self.say("abc", at: 600))
        #expect(outcome.told.filter { $0.contains("finished") }.map { $0.prefix { $0 != " " } } == ["500.3", "600.3"])
        #expect(outcome.problems == [])
    }

    @Test func `clients are distinguished by their names`() throws {
        let one = Self.say("abc", at: 0, #","priority":"low","slot":"s""#)
        let other = one.replacing("{\"at\"", with: #"{"client":"b","at""#)
        let outcome = try render(one, other)
        #expect(outcome.told.filter { $0.contains("finished") } == ["0.3 finished abc", "0.6 finished abc"])
    }

    @Test func `a refused line is reported with its number, and the other lines are rendered`() throws {
        let outcome = try render(#"{"method":"sing"}"#, "", Self.say("abc"), Self.say("", at: 1))
        #expect(outcome.told.last == "0.3 finished abc")
        #expect(outcome.problems.count == 2)
        #expect(outcome.problems.first?.hasPrefix("Line 1 was refused: There is no method \"sing\"") == true)
        #expect(outcome.problems.last?.hasPrefix("Line 4 was refused: ") == true)
    }

    @Test func `announcements that still wait at the end of a paused rendering are reported`() throws {
        let outcome = try render(#"{"method":"pause"}"#, Self.say("abc"))
        #expect(outcome.problems == ["Speech is paused at the end, with 1 of the announcements still waiting."])
    }

    @Test func `sensitive text is rendered without captions`() throws {
        let outcome = try render(Self.say("abc", at: 0, #","sensitive":true"#))
        #expect(outcome.length == 3 * ToneSynthesizer.rate / 10)
        #expect(outcome.captions == "WEBVTT\n")
    }

    @Test(arguments: [
        ("what?", "test: Line 1 is not JSON in UTF-8: send one object on one line."),
        ("[1]", "test: Line 1 is not a JSON object: lists and bare values are not accepted."),
        ("\n{\"at\":-1}", "test: Line 2: \"at\" is -1.0, but must be seconds from the start, from 0 to 86400."),
        (
            "{\"at\":1}\n{\"at\":0.5}",
            "test: Line 2: \"at\" is 0.5, which is before the line above it: put lines in the order of their times."
        ),
        ("{\"at\":\"1\"}", "test: Line 1: \"at\" must be a number of seconds, and \"client\" a string."),
        (" \n\n", "test: Line 1 is not JSON in UTF-8: send one object on one line."),
        ("\n\n", "test holds no events: write one JSON object on a line, as 'a11y-speak send' takes them."),
    ])
    func `an unreadable event file is refused with the line and the reason`(_ text: String, _ sentence: String) {
        #expect(throws: RenderError(sentence)) { try EventFile(Array(text.utf8), name: "test") }
    }
}
