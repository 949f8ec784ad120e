// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite("PipeWire", .seated)
struct PipeWireTests {
    private let home: Home
    private static let first = "one two three four five six seven"
    private static let second = "eight nine ten eleven twelve"

    init() throws {
        home = try Home()
    }

    @Test func `speech is heard on PipeWire, to its end`() async throws {
        let recording = try await PipeWireServer(in: home).record()
        let client = try await RunningDaemon(in: home, sink: "auto").client()
        try await client.subscribe()
        let texts = ["build finished", "battery low", "hello world"]
        for text in texts {
            let said = try await client.announce(text, #""priority":"message""#)
            #expect(try await client.outcome(of: said).state == "finished")
            #expect(client.states(of: said) == ["queued", "began", "finished"])
        }
        #expect(
            try await Hearing(recording.end(), grammar: texts.joined(separator: " ")).words
                == texts.joined(separator: " "))
    }

    @Test func `speech goes on from the cut sentence when its server was killed`() async throws {
        var server = try await PipeWireServer(in: home)
        let recording = try await server.record()
        let client = try await RunningDaemon(in: home, sink: "pulse").client()
        try await client.readAlong()
        let cut = try await client.announce("\(Self.first). \(Self.second)", #""priority":"message""#)
        try await client.hears(cut, at: Self.first.count + 2)
        server.kill()
        try await client.isLost(cut)
        try await server.restart()
        #expect(try await client.outcome(of: cut).state == "finished")
        #expect(client.states(of: cut) == ["queued", "began", "queued", "began", "finished"])
        let words = "\(Self.first) \(Hearing.beginning(of: Self.second)) | \(Self.second)"
        let heard = try await Hearing(recording.end(), grammar: words).words
        #expect(heard.hasPrefix(Self.first) && heard.hasSuffix(Self.second))
    }
}
