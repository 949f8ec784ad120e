// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// Orca reads the elements of the daemon's clients, and speaks through the daemon in the place of Speech Dispatcher.
@Suite("Orca reads every client", .seated)
struct OrcaViewsTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a client's focus is announced by Orca, and not by the daemon as well`() async throws {
        let screen = try await OrcaStage(in: home)
        let (stage, desktop, client) = (screen.stand, screen.desktop, screen.client)
        try await client.subscribe()
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        for element in [
            #""id":"play","label":"Play","hint":"Plays the song","traits":["button"],"frame":[0,0,90,9]"#,
            #""id":"position","label":"Position","value":"20 %","traits":["adjustable"]"#,
        ] {
            _ = try await client.ask("willDisplay", #"{"element":{\#(element)}}"#)
        }
        #expect(
            try await heard(stage, after: 0) { try await focus("play", client) } == ["Play, button. Plays the song"])
        let orca = try desktop.start(OrcaTests.alone + ["orca"])
        try await eventually("a screen reader") {
            try await client.ask("status").result?.screenReader == true
        }
        // Orca first announces its start, then the current focus.
        _ = try await stage.ended(count: 4)
        _ = try await stage.silence()
        var said = Array(stage.heard.dropFirst())
        #expect(said.contains { $0.hasPrefix("player") }, "\(said)")
        #expect(said.contains { $0.hasPrefix("Play ") }, "\(said)")
        for (element, words) in [("position", "Position"), ("play", "Play"), ("position", "Position")] {
            let count = stage.heard.count
            said = try await heard(stage, after: count) { try await focus(element, client, isSaid: false) }
            #expect(said.count { $0.hasPrefix("\(words) ") } == 1, "\(said)")
        }
        let count = stage.heard.count
        said = try await heard(stage, after: count) {
            _ = try await client.ask("invalidated", #"{"element":{"id":"position","value":"30 %"}}"#)
        }
        #expect(said.count { $0.contains("30") } == 1, "\(said)")
        try await screen.end(orca)
        _ = try await stage.silence()
        let last = stage.heard.count
        #expect(
            try await heard(stage, after: last) { try await focus("play", client) } == ["Play, button. Plays the song"])
    }

    private func focus(_ element: String, _ client: SocketClient, isSaid: Bool = true) async throws {
        let announced = try await client.ask("focus", #"{"element":"\#(element)"}"#).result?.announcement
        #expect((announced != nil) == isSaid)
    }

    /// The texts heard after the cause, until there is silence.
    private func heard(_ stage: StandIn, after count: Int, _ cause: () async throws -> Void) async throws -> [String] {
        try await cause()
        try await eventually("a word; heard was: \(stage.heard)") { stage.heard.count > count }
        _ = try await stage.silence()
        return Array(stage.heard.dropFirst(count))
    }
}
