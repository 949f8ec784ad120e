// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("a11y-speak send and status", .seated)
struct SendTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let range = #"{"id":1,"method":"rangeChanged","params":{"chart":"c","axis":"x","min":1,"max":5}}"#
    private static let alarm = #"{"id":2,"method":"announce","params":{"text":"alarm","priority":"message"}}"#

    @Test func `send --wait prints the replies and events of a file as JSON`() async throws {
        let ear = try await Ear(.wav, in: home)
        _ = try await RunningDaemon(in: home, sink: ear.sink)
        let configured = try await home.speak("configure", "--verbosity", "high")
        #expect(configured.output.contains("\nverbosity: high\n"))
        let file = home.path("events.jsonl")
        try "\(Self.range)\n".write(toFile: file, atomically: false, encoding: .utf8)
        let sent = try await home.speak("send", "--wait", file)
        #expect(sent.exitStatus == 0)
        let answers = try sent.output.split(separator: "\n").map { try Answer(Array($0.utf8)) }
        #expect(answers.first?.id == 1)
        #expect(answers.compactMap(\.params?.state) == ["queued", "began", "finished"])
        #expect(answers.count == 4)
        #expect(
            try await ear.hearing().words == "x axis range changed now it's from one point zero to five point zero")
    }

    @Test func `send reads standard input, also a last line without a line feed`() async throws {
        _ = try await RunningDaemon(in: home)
        let other = Self.alarm.replacingOccurrences(of: "alarm", with: "battery low")
        let sent = try await home.speak("send", "--wait", "-", input: "\(Self.alarm)\n\(other)")
        #expect(sent.exitStatus == 0)
        let answers = try sent.output.split(separator: "\n").map { try Answer(Array($0.utf8)) }
        #expect(answers.count { $0.params?.state == "finished" } == 2)
    }

    @Test func `send --plain prints sentences for people`() async throws {
        _ = try await RunningDaemon(in: home)
        let sent = try await home.speak("send", "--wait", "--plain", input: Self.alarm)
        #expect(sent.output == "finished: alarm\n")
    }

    @Test func `send exits with 1 when a line was refused, and carries out the others`() async throws {
        _ = try await RunningDaemon(in: home)
        let sent = try await home.speak(
            "send", "--wait", "--plain", input: "{\"method\":\"sing\"}\nwhat?\n\(Self.alarm)\n")
        #expect(sent.exitStatus == 1)
        #expect(sent.output.contains("was refused: There is no method \"sing\""))
        #expect(sent.output.contains("finished: alarm\n"))
        #expect(sent.errors.isOneLine)
    }

    @Test func `send exits with 1 and names a missing file`() async throws {
        _ = try await RunningDaemon(in: home)
        let sent = try await home.speak("send", home.path("nothing"))
        #expect(sent.exitStatus == 1)
        #expect(sent.errors.contains(home.path("nothing")))
        #expect(sent.errors.isOneLine)
    }

    @Test func `status prints the current and the waiting announcements, and the sink`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        _ = try await client.ask("hello", #"{"client":"dashboard"}"#)
        let first = try await client.announce("one two three four five six seven", #""priority":"message""#)
        let second = try await client.announce("alarm", #""priority":"message""#)
        try await client.began(first)
        let told = try await home.speak("status")
        #expect(told.exitStatus == 0)
        #expect(told.output.contains("speaking on null\n"))
        #expect(told.output.contains("speaking: #\(first) message from dashboard: one two three"))
        #expect(told.output.contains("waiting: 1\n  #\(second) message from dashboard: alarm "))
        #expect(told.output.contains("(waits: announcement \(first) of priority message is being heard)"))
        let json = try await home.speak("status", "--json")
        let status = try JSONDecoder().decode(Answer.Result.self, from: Data(json.output.utf8))
        #expect(status.waiting == 1)
        #expect(status.sink == "null")
        #expect(status.paused == false)
    }
}
