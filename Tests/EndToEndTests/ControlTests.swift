// SPDX-License-Identifier: MIT

import Testing

@Suite("a11y-speak cancel, pause, resume, voices and configure", .seated)
struct ControlTests {
    private let home: Home
    private static let numbers = "one two three four five six seven eight nine ten"

    init() throws {
        home = try Home()
    }

    @Test func `cancel silences the current announcement, one by its number, or all`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        var ids: [Int] = []
        for text in [Self.numbers, "\(Self.numbers) again", "\(Self.numbers) more", "\(Self.numbers) last"] {
            ids.append(try await client.announce(text, #""priority":"message""#))
        }
        try await client.began(ids[0])
        #expect(try await home.speak("cancel", "\(ids[2])").exitStatus == 0)
        #expect(try await client.outcome(of: ids[2]).state == "canceled")
        #expect(try await home.speak("cancel", "current", "--json").output == "{\"canceled\":1}\n")
        #expect(try await client.outcome(of: ids[0]).state == "canceled")
        try await client.began(ids[1])
        #expect(try await home.speak("--json", "cancel").output == "{\"canceled\":2}\n")
        #expect(try await client.outcome(of: ids[3]).state == "canceled")
        #expect(try await home.speak("cancel", "current", "--json").output == "{\"canceled\":0}\n")
        let late = try await home.speak("cancel", "\(ids[0])")
        #expect(late.exitStatus == 1)
        #expect(late.errors == "a11y-speak: Announcement \(ids[0]) has ended already, or was never made.\n")
    }

    @Test func `pause holds the announcement, and resume continues it`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        let id = try await client.announce("alarm", #""priority":"message""#)
        #expect(try await home.speak("pause").exitStatus == 0)
        let status = try await home.speak("status").output
        #expect(status.contains("paused, alarms excepted: continue with 'a11y-speak resume'"))
        let later = try await client.announce("battery low", #""priority":"message""#)
        #expect(try await home.speak("resume").exitStatus == 0)
        #expect(try await client.outcome(of: id).state == "finished")
        #expect(try await client.outcome(of: later).state == "finished")
    }

    @Test func `while speech is paused, say reports that it is not heard, and an alarm is spoken`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe(scope: "all")
        #expect(try await home.speak("pause").exitStatus == 0)
        let said = try await home.speak("say", "hello")
        #expect(said.exitStatus == 0)
        #expect(said.errors == "a11y-speak: It is not heard now. Speech is paused: a11y-speak resume\n")
        let waited = try await home.speak("say", "--wait", "--queue", "world")
        #expect(waited.exitStatus == 1)
        #expect(waited.errors == "a11y-speak: Speech is paused: a11y-speak resume\n")
        #expect(try await home.speak("say", "--wait", "--priority", "high", "alarm").exitStatus == 0)
        #expect(try await home.speak("pause", "--everything").exitStatus == 0)
        #expect(try await home.speak("status").output.contains("paused, alarms too: continue with 'a11y-speak resume'"))
        #expect(try await home.speak("say", "--wait", "--priority", "high", "fire").exitStatus == 1)
        #expect(try await home.speak("resume").exitStatus == 0)
        #expect(try await client.outcome(of: 4).state == "finished")
        #expect(try await client.outcome(of: 2).state == "finished")
    }

    @Test func `cancel reports that nothing was spoken and nothing waited`() async throws {
        _ = try await RunningDaemon(in: home)
        let canceled = try await home.speak("cancel")
        #expect(canceled.exitStatus == 0)
        #expect(canceled.output == "Nothing was spoken, and nothing waited.\n")
    }

    @Test func `voices lists styles, voices and languages`() async throws {
        _ = try await RunningDaemon(in: home)
        let german = try await home.speak("voices", "de")
        #expect(german.exitStatus == 0)
        #expect(german.output.contains("style  alert    rate 190, pitch 70\n"))
        #expect(german.output.contains("voice  German   de\n"))
        #expect(!german.output.contains("Polish"))
        #expect(try await home.speak("voices", "--languages", "de").output == "de\tlevel 3\n")
        #expect(try await home.speak("voices", "--variants").output.contains("\nvariant  klatt4\n"))
        let json = try await home.speak("voices", "de", "--json").output
        #expect(json.hasPrefix(#"{"languages":["de"],"styles":[{"name":"alert","pitch":70,"rate":190},"#))
        let none = try await home.speak("voices", "xx")
        #expect(none.exitStatus == 1)
        #expect(none.errors.hasPrefix("a11y-speak: No voice speaks xx: there are "))
    }

    @Test func `configure sets the level of punctuation, and keeps it when another setting changes`() async throws {
        _ = try await RunningDaemon(in: home)
        #expect(try await home.speak("configure").output.contains("\npunctuation: none\n"))
        #expect(try await home.speak("configure", "--punctuation", "some").output.contains("\npunctuation: some\n"))
        #expect(try await home.speak("configure", "--rate", "300").output.contains("\npunctuation: some\n"))
        #expect(try await home.speak("configure", "--punctuation", "loud").exitStatus == 2)
    }

    @Test func `without a daemon each command exits with 69 and one sentence`() async throws {
        for command in ["cancel", "pause", "resume", "voices", "emacspeak", "configure"] {
            let asked = try await home.run([BuildFolder.client, command])
            #expect(asked.exitStatus == 69, "\(command)")
            #expect(asked.errors.hasPrefix("a11y-speak: Nothing listens at \(home.socket) ("), "\(command)")
            #expect(asked.errors.isOneLine, "\(command)")
        }
    }
}
