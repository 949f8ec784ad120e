// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Applications written against AnnouncementKit, and programs that write JSON lines: the daemon cannot tell them apart.
@Suite("Applications", .seated)
struct ApplicationTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let photoPlayer = [
        "Photo, button, 1 of 6", "Photo, button, 2 of 6", "Photo, button, 3 of 6", "Photo, button, 4 of 6",
        "Photo, button, 5 of 6", "Photo, button, 6 of 6",
        "Playing progress, 20, adjustable", "25", "30, maximum", "30, maximum",
    ]

    @Test func `PhotoPlayer announces each of its texts in order`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let player = try await home.run([BuildFolder.example("PhotoPlayer")])
        #expect(player.exitStatus == 0, "\(player.errors)")
        #expect(try await ear.heardByNow() == Self.photoPlayer)
        let finished = player.output.split(separator: "\n").filter { $0.hasPrefix("  heard: ") }.map { $0.dropFirst(9) }
        #expect(finished.map(String.init) == Self.photoPlayer)
    }

    @Test func `the events of PhotoPlayer, sent as JSON lines, announce the same texts`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let client = try daemon.client()
        for photo in 0..<6 {
            let photo =
                #"{"id":"\#(photo)","label":"Photo","identifier":"Photo \#(photo)","traits":["button"],"container":"grid","index":\#(photo),"count":6}"#
            _ = try await client.ask("willDisplay", #"{"element":\#(photo)}"#)
        }
        _ = try await client.ask(
            "willDisplay",
            #"{"element":{"id":"s","label":"Playing progress","value":"20","traits":["adjustable","updatesFrequently"]}}"#
        )
        _ = try await client.ask("post", #"{"notification":"layoutChanged"}"#)
        try await heard(try await client.ask("post", #"{"notification":"screenChanged"}"#), by: ear)
        for element in ["1", "2", "3", "4", "Photo 5", "s"] {
            try await heard(try await client.ask("focus", #"{"element":"\#(element)"}"#), by: ear)
        }
        for value in [#""25""#, #""30","bound":"maximum""#, #""30""#] {
            let change = #"{"element":{"id":"s","value":\#(value)},"cause":"user"}"#
            try await heard(try await client.ask("invalidated", change), by: ear)
        }
        _ = try await client.ask("post", #"{"notification":"layoutChanged"}"#)
        #expect(try await ear.heardByNow() == Self.photoPlayer)
    }

    private func heard(_ reply: Answer, by ear: SocketClient) async throws {
        let id = try #require(reply.result?.announcement, "\(reply)")
        _ = try await ear.outcome(of: id)
    }

    @Test func `a process table announces the processor time of its focused row and of no other row`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let busy = try home.start(["sh", "-c", "while :; do :; done"])
        let table = try await home.run(
            [BuildFolder.example("ProcessTable"), "--focus", "\(busy.pid)", "--updates", "4", "--interval", "1"])
        #expect(table.exitStatus == 0, "\(table.errors)")
        let texts = try await ear.heardByNow()
        #expect(texts.first?.hasPrefix("sh, CPU ") == true, "\(texts)")
        #expect(texts.first?.contains("process \(busy.pid)") == true, "\(texts)")
        #expect(texts.dropFirst().allSatisfy { $0.hasPrefix("CPU ") }, "\(texts)")
    }

    /// The keys of each README, and the texts that are heard.
    private static let ports: [(folder: String, program: String, keys: String, texts: [String])] = [
        (
            "timeline", "Timeline", #"\t\t1\t \t "#,
            [
                "Home, heading", "No new posts",
                "Ada Moreno, 5 minutes ago: Which line should get the new trams first? Poll with 3 options, 2 replies, 1 of 3",
                "Boosted", "Noor Haddad, 1 hour ago: Content warning, the end of a film, 2 of 3",
                "Noor Haddad, @noor, 1 hour ago, heading, 1 of 4",
                "Content warning, the end of a film, button, 2 of 4. Shows the post",
                "The keeper of the lighthouse was her brother. 2 of 4",
            ]
        ),
        (
            "bar-chart", "BarChart", #"\t\t\trh"#,
            [
                "Rain in two towns, bar chart, 2 series: Harbor, Hill, heading, 1 of 13",
                "January, Harbor, 62 mm, 2 of 13",
                "January, Hill, 95 mm, 3 of 13", "February, Harbor, 48 mm, 4 of 13", "February, Harbor, 53 mm",
                "February, 53 mm",
            ]
        ),
        (
            "audiobook-player", "AudiobookPlayer", #"\t\t\033[A1m"#,
            [
                "The Night Ferry by Ada Moreno", "Chapter 1, The station",
                "Chapter progress, 0 seconds of 20 seconds, adjustable", "2 seconds of 20 seconds",
                "Chapter 2, The harbor", "Playing",
            ]
        ),
    ]

    @Test(arguments: ports.indices)
    func `a ported example takes the keys of its README, and prints each heard text`(place: Int) async throws {
        let port = Self.ports[place]
        let readme = try Page("Examples/\(port.folder)/README.md")
        #expect(readme.commands.map(\.line).contains("printf '\(port.keys)' | swift run \(port.program)"))
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let run = try await home.run(["sh", "-c", "printf '\(port.keys)' | '\(BuildFolder.example(port.program))'"])
        #expect(run.exitStatus == 0, "\(run.errors)")
        #expect(try await ear.heardByNow() == port.texts)
        let printed = run.output.split(separator: "\n").filter { $0.hasPrefix("heard: ") }.map { $0.dropFirst(7) }
        #expect(printed.map(String.init) == port.texts)
    }

    @Test func `a script drives an application by its identifiers`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let script = try daemon.client()
        try await script.subscribe(scope: "all")
        let player = try home.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        _ = try await script.outcome(of: 1)
        let opened = try await script.ask("perform", #"{"element":"Photo 4","action":"activate"}"#)
        #expect(opened.result?.handled == true)
        _ = try await script.outcome(of: 2)
        #expect(try await script.ask("focus", #"{"element":"Photo 3"}"#).result?.announcement == 3)
        _ = try await script.outcome(of: 3)
        #expect(try await script.heardByNow() == ["Photo, button, 1 of 6", "Photo 5 opened", "Photo, button, 4 of 6"])
        let unhandled = try await script.ask("perform", #"{"element":"Photo 4","action":"increment"}"#)
        #expect(unhandled.result?.handled == false)
        player.send(signal: SIGKILL)
        _ = try await player.ended()
        try await eventually("the views to go") {
            try await script.ask("perform", #"{"element":"Photo 4","action":"activate"}"#).error?.code == 1002
        }
    }

    @Test func `a hung application delays its caller by two seconds, and no other client`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let script = try daemon.client()
        try await script.subscribe(scope: "all")
        let player = try home.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        _ = try await script.outcome(of: 1)
        try await player.freeze()
        script.send(#"{"id":99,"method":"perform","params":{"element":"Photo 1","action":"activate"}}"#.utf8 + [10])
        let other = try daemon.client()
        #expect(try await other.ask("status").result?.clients == 3)
        let answer = try await script.answer("the answer of the hanging application") { $0.id == 99 }
        #expect(answer.error?.code == 1007)
        #expect(answer.error?.message == "The client that displays it has not answered within 2 seconds.")
    }
}
