// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite("Announcements are heard", .seated)
struct HeardTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `a pan of the x axis is heard word for word, and its events arrive in order`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        let reply = try await client.ask("rangeChanged", #"{"chart":"c","axis":"x","min":1,"max":5}"#)
        let id = try #require(reply.result?.announcement)
        let outcome = try await client.outcome(of: id)
        #expect(outcome.text == "X Axis range changed, now it's from 1.0 to 5.0")
        #expect(client.states(of: id) == ["queued", "began", "finished"])
        let hearing = try await ear.hearing()
        #expect(hearing.words == "x axis range changed now it's from one point zero to five point zero")
    }

    @Test func `the reply to a request precedes the events of its announcement`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        let id = try await client.announce("build finished")
        _ = try await client.outcome(of: id)
        let reply = try #require(client.answers.firstIndex { $0.result?.announcement == id })
        let events = client.answers.indices.filter { client.answers[$0].params?.id == id }
        #expect(events.count == 3)
        #expect(events.allSatisfy { $0 > reply })
    }

    @Test func `waiting announcements are heard in turn, each to its end`() async throws {
        let ear = try await Ear(.pulse, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        let texts = ["build finished", "battery low", "hello world"]
        var ids: [Int] = []
        for text in texts { ids.append(try await client.announce(text, #""priority":"message""#)) }
        for id in ids { #expect(try await client.outcome(of: id).state == "finished") }
        let hearing = try await ear.hearing(grammar: "build finished battery low hello world")
        #expect(hearing.words == texts.joined(separator: " "))
    }

    @Test func `the audio stream has the media role of accessibility`() async throws {
        _ = try await SoundServer(in: home)
        _ = try await RunningDaemon(in: home, sink: "pulse")
        let streams = try await home.run(["pactl", "list", "sink-inputs"])
        #expect(streams.output.contains(#"media.role = "a11y""#))
        #expect(streams.output.contains(#"application.name = "a11y-speakd""#))
    }
}
