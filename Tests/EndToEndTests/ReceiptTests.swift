// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Information about past announcements: receipts, captions, history, explain, repeat.
@Suite("Receipts and history", .seated)
struct ReceiptTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a canceled announcement's receipt and captions have the words that were heard`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let text = "one two three four five six seven eight nine ten"
        let id = try await client.announce(text)
        let caption = try await client.answer("the fourth word") { $0.method == "caption" && $0.params?.text == "four" }
        #expect(caption.params?.offset == 14)
        _ = try await client.ask("cancel", #"{"scope":"self"}"#)
        let heard = try #require(try await client.outcome(of: id).heard)
        #expect(text.hasPrefix(heard))
        #expect(heard.hasSuffix("four") || heard.hasSuffix("five"), "\(heard)")
        let captions = client.answers.filter { $0.method == "caption" }.compactMap(\.params?.text)
        #expect(captions == Array(text.split(separator: " ").map(String.init).prefix(captions.count)))
    }

    @Test func `every word has one caption, in the order of the sound`() async throws {
        _ = try await SoundServer(in: home)
        let daemon = try await RunningDaemon(in: home, sink: "pulse")
        let client = try daemon.client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let id = try await client.announce("alarm at battery low")
        _ = try await client.outcome(of: id)
        #expect(
            client.answers.compactMap(\.params?.text) == [
                "alarm at battery low", "alarm at battery low", "alarm", "at", "battery", "low", "alarm at battery low",
            ])
    }

    @Test func `history and explain report past announcements, and repeat speaks the last one`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        _ = try await client.ask("hello", #"{"client":"dashboard"}"#)
        _ = try await client.outcome(of: try await client.announce("alarm"))
        let cut = try await client.announce("one two three four five six seven")
        try await client.began(cut)
        _ = try await client.outcome(of: try await client.announce("battery low", #""priority":"high""#))
        let history = try await home.speak("history")
        #expect(history.exitStatus == 0)
        #expect(
            history.output.split(separator: "\n").map { $0.replacing(#/ \d\d:\d\d:\d\d/#, with: "") } == [
                "#3 dashboard, finished: battery low",
                "#2 dashboard, interrupted: announcement 3 of priority high was more urgent: "
                    + "one two three four five six seven", "#1 dashboard, finished: alarm",
            ])
        let explained = try await home.speak("explain", "2")
        let lines = explained.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("#2 default from dashboard, ") == true)
        #expect(lines.first?.hasSuffix(": one two three four five six seven") == true)
        #expect(lines.last?.contains("interrupted: announcement 3 of priority high was more urgent; ") == true)
        #expect(try await home.speak("repeat").exitStatus == 0)
        #expect(try await home.speak("history", "1").output.hasSuffix(", finished: battery low\n"))
        #expect(try await home.speak("explain").output.hasPrefix("#4 "))
        #expect(try await home.speak("explain", "77").exitStatus == 1)
    }

    @Test func `perform carries out an action, or reports why it cannot`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        _ = try home.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        _ = try await ear.outcome(of: 1)
        #expect(try await home.speak("perform", "Photo 2", "activate").exitStatus == 0)
        #expect(try await home.speak("perform", "Photo 2", "increment").exitStatus == 1)
        let unknown = try await home.speak("perform", "Photo 99", "activate")
        #expect(unknown.exitStatus == 1)
        #expect(
            unknown.errors.hasPrefix(
                "a11y-speak: There is no element \"Photo 99\": there are Photo 0, Photo 1, Photo 2, "))
        #expect(try await home.speak("perform", "Photo 2", "scroll").exitStatus == 2)
    }
}
