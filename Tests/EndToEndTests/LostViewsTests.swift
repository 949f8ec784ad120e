// SPDX-License-Identifier: MIT

import AnnouncementTesting
import Glibc
import Testing

/// A test that reads an application too slowly: what the daemon could not tell it is read anew.
@Suite("Views that were lost", .seated)
struct LostViewsTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `what the daemon could not tell in time is read anew, and an action is seen at once all the same`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        let player = try await ProviderStage.client(of: daemon, "player")
        for id in ["first", "play"] {
            _ = try await player.ask(
                "willDisplay", #"{"element":{"id":"\#(id)","label":"\#(id)","traits":["button"]}}"#)
        }
        let relay = home.path("relay.sock")
        let passing = try home.start(["socat", "UNIX-LISTEN:\(relay)", "UNIX-CONNECT:\(daemon.socket)"])
        try await eventually("the relay; it wrote: \(passing.errors)") { access(relay, F_OK) == 0 }
        let app = try await RunningApplication.connect(to: "player", socket: relay)
        #expect(await app.buttons.count == 2)
        let tap = Task { @MainActor in try await app.buttons["play"].tap() }
        let asked = try await player.answer("the tap") { $0.method == "perform" }
        passing.send(signal: SIGSTOP)
        try await flood(player)
        player.send(#"{"id":"\#(asked.question ?? "")","result":{"handled":true}}"#.utf8 + [10])
        _ = try await player.ask("status")
        passing.send(signal: SIGCONT)
        try await tap.value
        #expect(try await app.buttons["play"].value == "on")
        #expect(await app.buttons["first"].exists == false)
        #expect(await app.descendants(matching: .any).count == 3)
    }

    /// More than the daemon keeps for one that does not read.
    private func flood(_ player: SocketClient) async throws {
        let long = Array(repeating: "long", count: 100).joined(separator: " ")
        for number in 0..<4000 {
            let element = #""id":"e\#(number)","label":"\#(long)""#
            player.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        for name in (2..<4000).map({ "e\($0)" }) + ["first"] {
            player.send(#"{"method":"didEndDisplay","params":{"element":"\#(name)"}}"#.utf8 + [10])
        }
        player.send(#"{"method":"invalidated","params":{"element":{"id":"play","value":"on"}}}"#.utf8 + [10])
    }
}
