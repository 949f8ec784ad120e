// SPDX-License-Identifier: MIT

import Testing

/// Clients of the daemon as accessible applications, read and driven by pyatspi over a real accessibility bus.
@Suite("Clients as accessible trees", .seated)
struct ProviderTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// A daemon, a bus, `a11y-speak desktop`, and a client that has sent `hello`.
    private func stage() async throws -> (desktop: Desktop, daemon: RunningDaemon, client: SocketClient) {
        let daemon = try await RunningDaemon(in: home)
        let desktop = try await Desktop(in: home, environment: home.environment)
        _ = try desktop.start([BuildFolder.client, "desktop"])
        let client = try daemon.client()
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        return (desktop, daemon, client)
    }

    private func display(_ element: String, by client: SocketClient) async throws {
        _ = try await client.ask("willDisplay", #"{"element":{\#(element)}}"#)
    }

    private func tree(_ desktop: Desktop, _ arguments: String...) async throws -> String {
        let program = try await home.run(
            ["/usr/bin/python3", BuildFolder.client("tree.py"), "player"] + arguments, environment: desktop.environment)
        guard program.exitStatus == 0 else { throw Setback(description: program.errors) }
        return program.output
    }

    private static let button = #""id":"play","label":"Play","hint":"Plays the song","traits":["button"]"#
    private static let slider =
        #""id":"position","label":"Position","value":"20 %","traits":["adjustable"],"frame":[0,0,90,9]"#

    @Test func `a client's tree has its elements, lists and charts, with the focus`() async throws {
        let (desktop, _, client) = try await stage()
        try await display(Self.button, by: client)
        try await display(Self.slider, by: client)
        for number in [1, 0] {
            try await display(
                #""id":"s\#(number)","label":"Song \#(number)","container":"songs","index":\#(number),"count":2"#,
                by: client)
        }
        _ = try await client.ask(
            "describeChart",
            #"{"chart":{"id":"co2","title":"CO2","axes":[{"id":"x","min":1,"max":5},{"id":"y","min":300,"max":400}],"#
                + #""series":[{"id":"s","name":"Mauna Loa","points":[[1,315],[2,316]]}]}}"#)
        _ = try await client.ask("focus", #"{"element":"position"}"#)
        let read = try await tree(desktop)
        #expect(
            read == """
                application player
                  frame player active
                    push button Play (Plays the song)
                    slider Position = 20 focused horizontal
                    list
                      list item Song 0
                      list item Song 1
                    chart CO2
                      slider X axis = 1 horizontal
                      slider Y axis = 300 vertical
                      list Mauna Loa (2 points) manages-descendants
                        list item 1: 315 transient
                        list item 2: 316 transient

                """)
    }

    @Test func `an action on an element is sent to its program`() async throws {
        let (desktop, _, client) = try await stage()
        try await display(Self.button + #","actions":["Repeat"]"#, by: client)
        try await display(Self.slider, by: client)
        for (step, action) in [
            (["do", "Play", "activate"], "activate"), (["do", "Play", "Repeat"], "Repeat"),
            (["set", "Position", "42"], "increment"), (["set", "Position", "7"], "decrement"),
        ] {
            _ = try await tree(desktop, step[0], step[1], step[2])
            let asked = try await client.answer(action) { $0.params?.action == action }
            client.send(#"{"id":"\#(asked.question ?? "")","result":{"handled":true}}"#.utf8 + [10])
        }
        _ = try await tree(desktop, "focus", "Position")
        try await eventually("the focus") {
            try await client.ask("status", #"{"element":"position"}"#).result?.element?.focused == true
        }
    }

    @Test func `a reader that follows events has the final tree after 10,000 elements were shown and most removed`()
        async throws
    {
        let (desktop, _, client) = try await stage()
        try await display(Self.button, by: client)
        let follower = try home.start(
            ["/usr/bin/python3", BuildFolder.client("tree.py"), "player", "follow", "end"],
            environment: desktop.environment)
        try await eventually("the follower; it wrote: \(follower.errors)") { follower.output.contains("following") }
        for number in 0..<10_000 {
            let element = #""id":"e\#(number)","label":"E \#(number)","container":"list","index":\#(number)"#
            client.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        for number in 0..<10_000 where number % 2500 != 7 {
            client.send(#"{"method":"didEndDisplay","params":{"element":"e\#(number)"}}"#.utf8 + [10])
        }
        try await display(#""id":"end","label":"end""#, by: client)
        #expect(try await follower.ended() == 0, "\(follower.errors)")
        #expect(
            follower.output == """
                following
                application player
                  frame player
                    push button Play (Plays the song)
                    list
                      list item E 7
                      list item E 2507
                      list item E 5007
                      list item E 7507
                    label end read-only

                """)
    }

    @Test func `an element inserted between others replaces none, for a reader that caches them`() async throws {
        let (desktop, _, client) = try await stage()
        let show = { (id: String, index: Int) in
            try await display(
                #""id":"\#(id)","label":"\#(id)","container":"list","index":\#(index)"#, by: client)
        }
        for (id, index) in [("a", 0), ("e", 9)] { try await show(id, index) }
        let follower = try home.start(
            ["/usr/bin/python3", BuildFolder.client("tree.py"), "player", "follow", "end"],
            environment: desktop.environment)
        try await eventually("the follower; it wrote: \(follower.errors)") { follower.output.contains("following") }
        for (id, index) in [("d", 5), ("b", 2), ("c", 3)] { try await show(id, index) }
        try await display(#""id":"end","label":"end""#, by: client)
        #expect(try await follower.ended() == 0, "\(follower.errors)")
        let list = ["a", "b", "c", "d", "e"].map { "      list item \($0)\n" }.joined()
        #expect(
            follower.output
                == "following\napplication player\n  frame player\n    list\n\(list)    label end read-only\n")
    }
}
