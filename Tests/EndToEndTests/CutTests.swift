// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite("Interruptions", .seated)
struct CutTests {
    private let home: Home
    private static let long = "this is a long sentence that will be cut off in the middle"
    /// The offset of "sentence".
    private static let place = 15

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `an alarm interrupts a long sentence, and the rest is never heard`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.readAlong()
        let long = try await client.announce(Self.long)
        try await client.hears(long, at: Self.place)
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        let cut = try await client.outcome(of: long)
        #expect(cut.state == "interrupted")
        #expect(cut.reason == "interrupted: announcement \(alarm) of priority high was more urgent")
        #expect(try await client.outcome(of: alarm).state == "finished")
        let hearing = try await ear.hearing(grammar: "\(Hearing.beginning(of: Self.long)) [alarm]")
        #expect(hearing.words.hasPrefix("this is a"))
        #expect(hearing.words.hasSuffix(" alarm"))
        #expect(!hearing.words.contains("middle"))
    }

    @Test(arguments: Outlet.allCases)
    func `an interrupted message continues from the sentence in which it was cut`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.readAlong()
        let first = "Build finished. "
        let message = try await client.announce(
            "\(first)This is a long sentence that will be cut off in the middle", #""priority":"message""#)
        try await client.hears(message, at: first.count + Self.place)
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: message).state == "finished")
        #expect(client.states(of: message) == ["queued", "began", "queued", "began", "finished"])
        #expect(client.states(of: alarm) == ["queued", "began", "finished"])
        let grammar = "build finished | \(Hearing.beginning(of: Self.long)) [alarm] [\(Self.long)]"
        let words = try await ear.hearing(grammar: grammar).words
        #expect(words.hasPrefix("build finished this is a"))
        #expect(words.hasSuffix(" alarm \(Self.long)"))
        #expect(!words.contains("middle alarm"))
    }

    @Test func `a newer announcement of the same client interrupts the older`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        let older = try await client.announce(Self.long)
        try await client.began(older)
        let newer = try await client.announce("hello world")
        #expect(try await client.outcome(of: older).reason?.contains("announcement \(newer)") == true)
        #expect(try await client.outcome(of: newer).state == "finished")
    }
}
