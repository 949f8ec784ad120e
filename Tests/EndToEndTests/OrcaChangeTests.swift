// SPDX-License-Identifier: MIT

import Testing

/// Orca keeps announcing whatever its clients do, and the daemon keeps announcing whatever Orca does.
@Suite("Orca and clients that start and end", .seated)
struct OrcaChangeTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func display(_ names: [String], _ client: SocketClient) async throws {
        for name in names {
            let element = #""id":"\#(name)","label":"\#(name)","traits":["button"],"frame":[9,9,90,9]"#
            _ = try await client.ask("willDisplay", #"{"element":{\#(element)}}"#)
        }
    }

    @Test(.tags(.long))
    func `over six starts and ends of Orca, each focus change is announced once`() async throws {
        let stage = try await OrcaStage(in: home)
        _ = try await stage.client.ask("hello", #"{"client":"player"}"#)
        try await display(["Play", "Stop"], stage.client)
        let role = try await stage.version() < 48 ? "push button" : "button"
        for round in 0..<6 {
            for (name, words) in [("Stop", "Stop, button"), ("Play", "Play, button")] {
                #expect(try await stage.accepted(1) { try await focus(name, stage.client) } == [words])
            }
            _ = try await stage.stand.silence()
            let orca = try await stage.startOrca(saying: "Play \(role)")
            let before = stage.said.count
            for name in ["Stop", "Play", "Stop"] {
                #expect(try await stage.accepted(1) { try await focus(name, stage.client) } == ["\(name) \(role)"])
            }
            _ = try await stage.stand.silence()
            #expect(stage.said.dropFirst(before).count == 3)
            guard round.isMultiple(of: 2) else {
                try await stage.end(orca)
                continue
            }
            orca.kill()
            try await stage.noReader()
        }
    }

    private func focus(_ name: String, _ client: SocketClient) async throws {
        _ = try await client.ask("focus", #"{"element":"\#(name)"}"#)
    }

    @Test func `while other clients lie, hang and disconnect, Orca announces each focus change`() async throws {
        let stage = try await OrcaStage(in: home)
        _ = try await stage.client.ask("hello", #"{"client":"player"}"#)
        try await display(["Play", "Stop"], stage.client)
        try await focus("Play", stage.client)
        let role = try await stage.version() < 48 ? "push button" : "button"
        _ = try await stage.startOrca(saying: "Play \(role)")
        for number in 0..<10 {
            let liar = try SocketClient(home.socket)
            try await lie(liar, number)
            let name = number.isMultiple(of: 2) ? "Stop" : "Play"
            async let said = stage.accepted(1) { try await focus(name, stage.client) }
            // The liar disconnects without an answer to its requests.
            liar.close()
            #expect(try await said == ["\(name) \(role)"])
        }
        _ = try await stage.stand.silence()
        #expect(stage.said.suffix(10) == (0..<10).map { "\($0.isMultiple(of: 2) ? "Stop" : "Play") \(role)" })
    }

    /// Sends a cycle of containers, a parent in another program, frames off the screen, and 2,000 children in an
    /// inactive window.
    private func lie(_ liar: SocketClient, _ number: Int) async throws {
        _ = try await liar.ask("hello", #"{"client":"liar \#(number)"}"#)
        for element in [
            #""id":"a","container":"b","frame":[-500,-500,10,10]"#, #""id":"b","label":"B","container":"a""#,
            #""id":"c","label":"C","container":"Play","frame":[1e300,-1e300,10,10]"#,
        ] {
            liar.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        for child in 0..<2000 {
            let element = #""id":"e\#(child)","label":"E","container":"b","index":\#(2000 - child)"#
            liar.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        _ = try await liar.ask("window", #"{"window":{"title":"Liar","frame":[0,0,0,0],"isActive":false}}"#)
    }
}
