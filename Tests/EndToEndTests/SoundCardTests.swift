// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// ALSA without a sound server in sight. ALSA's plug-in for a hidden server is the sound card: it has a clock and can
/// be recorded.
@Suite("Sound cards")
struct SoundCardTests {
    private let home: Home
    private static let text = "one two three four five six seven. eight nine ten eleven twelve"
    private static let first = "one two three four five six seven"
    private static let second = "eight nine ten eleven twelve"

    init() throws {
        home = try Home()
        let hidden = home.path("run/pulse/hidden")
        try "pcm.card { type pulse server \"unix:\(hidden)\" }\npcm.!default \"card\"\n"
            .write(toFile: home.path(".asoundrc"), atomically: false, encoding: .utf8)
    }

    @Test(.alone, arguments: ["alsa:card", "alsa", "auto"])
    func `speech is heard on a sound card, to its end`(sink: String) async throws {
        let recording = try await SoundServer(in: home, isHidden: true).record()
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.subscribe()
        let said = try await client.announce(Self.text, #""priority":"message""#)
        #expect(try await client.outcome(of: said).state == "finished")
        #expect(client.states(of: said) == ["queued", "began", "finished"])
        #expect(try await client.ask("status").result?.sink == (sink == "auto" ? "alsa" : sink))
        #expect(
            try await Hearing(recording.end(), grammar: "\(Self.first) \(Self.second)").words
                == "\(Self.first) \(Self.second)")
    }

    @Test(.alone) func `a silenced announcement is silent, and the next is heard`() async throws {
        let recording = try await SoundServer(in: home, isHidden: true).record()
        let silencing = try await Silencing(in: home, sink: "alsa", recording)
        #expect(silencing.outcomes == ["interrupted", "finished"])
        #expect(silencing.heard.hasPrefix("one two") && silencing.heard.hasSuffix("battery low"))
    }

    @Test(.seated) func `after the card was removed, speech continues from the cut sentence`() async throws {
        let server = try await SoundServer(in: home, isHidden: true)
        let client = try await RunningDaemon(in: home, sink: "alsa:card").client()
        try await client.readAlong()
        let cut = try await client.announce(Self.text, #""priority":"message""#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.program.kill()
        try await client.isLost(cut)
        #expect(try await client.ask("status").result?.problem != nil)
        _ = try await SoundServer(in: home, isHidden: true)
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        #expect(try await client.ask("status").result?.problem == nil)
    }

    @Test(.seated) func `a missing card is named in the reason`() async throws {
        let client = try await RunningDaemon(in: home, sink: "alsa:nosuch").client()
        try await client.subscribe()
        let outcome = try await client.outcome(of: try await client.announce("alarm"))
        #expect(outcome.state == "failed")
        #expect(outcome.reason == "not heard: could not open nosuch: ALSA says No such file or directory")
    }
}
