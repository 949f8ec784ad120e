// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite("Cancel, pause, two clients", .seated)
struct CancelTests {
    private let home: Home
    private static let long = "this is a long sentence that will be cut off in the middle"
    /// The offset of "sentence".
    private static let place = 15

    init() throws {
        home = try Home()
    }

    @Test(arguments: Outlet.allCases)
    func `cancel silences the playing announcement and drops the waiting one`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.readAlong()
        let heard = try await client.announce(Self.long, #""priority":"message""#)
        let waiting = try await client.announce("battery low", #""priority":"message""#)
        try await client.hears(heard, at: Self.place)
        #expect(try await client.ask("cancel", #"{"scope":"self"}"#).result?.canceled == 2)
        #expect(try await client.outcome(of: heard).state == "canceled")
        #expect(try await client.outcome(of: waiting).state == "canceled")
        // A later announcement, which would follow the rest of the canceled text if that were heard.
        let last = try await client.announce("build failed")
        _ = try await client.outcome(of: last)
        let words = try await ear.hearing(grammar: "\(Hearing.beginning(of: Self.long)) [battery low] [build failed]")
            .words
        #expect(words.hasPrefix("this is a"))
        #expect(words.hasSuffix("build failed"))
        #expect(!words.contains("middle"))
        #expect(!words.contains("battery"))
    }

    @Test(arguments: Outlet.allCases)
    func `a paused announcement is silent, and starts again on resume`(_ outlet: Outlet) async throws {
        let ear = try await Ear(outlet, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.readAlong()
        let id = try await client.announce(Self.long, #""priority":"message""#)
        try await client.hears(id, at: Self.place)
        _ = try await client.ask("pause")
        let status = try await client.ask("status")
        #expect(status.result?.paused == true)
        #expect(status.result?.waiting == 1)
        try await Task.sleep(for: .seconds(0.5))
        _ = try await client.ask("resume")
        #expect(try await client.outcome(of: id).state == "finished")
        #expect(client.states(of: id) == ["queued", "began", "queued", "began", "finished"])
        let hearing = try await ear.hearing()
        #expect(hearing.heard.count == 2)
        #expect(hearing.heard.first?.text.hasPrefix("this is a") == true)
        #expect(hearing.heard.first?.text != Self.long)
        #expect(hearing.heard.last?.text == Self.long)
    }

    @Test func `a client's cancel leaves another client's announcement alone`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let (first, second) = (try daemon.client(), try daemon.client())
        try await first.subscribe()
        try await second.subscribe()
        let canceled = try await first.announce(Self.long, #""priority":"message""#)
        let kept = try await second.announce("hello world", #""priority":"message""#)
        #expect(try await first.ask("cancel", #"{"scope":"self"}"#).result?.canceled == 1)
        #expect(try await first.outcome(of: canceled).state == "canceled")
        #expect(try await second.outcome(of: kept).state == "finished")
        #expect(first.states(of: kept) == [])
        #expect(second.states(of: canceled) == [])
    }

    @Test func `a client that subscribes to all receives the events of every client's announcements`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let (watcher, speaker) = (try daemon.client(), try daemon.client())
        try await watcher.subscribe(scope: "all")
        let id = try await speaker.announce("alarm")
        #expect(try await watcher.outcome(of: id).state == "finished")
        #expect(watcher.states(of: id) == ["queued", "began", "finished"])
        #expect(speaker.states(of: id) == [])
    }

    @Test func `an announcement is spoken although its client has disconnected`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let watcher = try daemon.client()
        try await watcher.subscribe(scope: "all")
        let passer = try daemon.client()
        let id = try await passer.announce("build finished")
        passer.close()
        #expect(try await watcher.outcome(of: id).state == "finished")
    }
}
