// SPDX-License-Identifier: MIT

import Testing

/// Debian's Qt TextToSpeech with its plugin for Speech Dispatcher, driven through PySide.
@Suite("Qt TextToSpeech", .seated)
struct QtTextToSpeechTests {
    private let home: Home
    private static let counting = "one two three four five six seven eight nine"

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `Qt's states follow the sound, also through a pause`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let client = try await stage.python("qt_speech.py")
        #expect(client.exitStatus == 0)
        #expect(
            client.output.split(separator: "\n").map(String.init) == [
                "engines: speechd",
                "locales: cs_CZ de_DE en_US ru_RU",
                "ready: say hello world",
                "speaking",
                "ready: say with other settings",
                "settings: -0.2 0.2 0.9",
                "speaking: say while speaking",
                "ready",
                "speaking",
                "ready: say a long text",
                "speaking: pause",
                "paused: resume",
                "speaking: stop",
                "ready: say battery low",
                "speaking",
                "ready: say in German",
                "voice: de_DE German",
                "speaking",
                "ready: quit",
            ])
        let outcomes = try await stage.silence()
        #expect(
            outcomes == [
                "finished: hello world", "canceled: \(Self.counting)", "finished: build finished",
                "canceled: \(Self.counting)", "finished: battery low", "finished: Guten Tag",
            ])
        let grammar = "(hello world | build finished | battery low | \(Hearing.beginning(of: Self.counting)))+"
        let words = try await ear.hearing(grammar: grammar).words
        #expect(words.hasPrefix("hello world"))
        #expect(words.contains("build finished"))
        #expect(words.contains("battery low"))
        #expect(!words.contains("nine"))
    }
}
