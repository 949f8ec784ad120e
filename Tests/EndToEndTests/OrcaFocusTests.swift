// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Orca's sentences for clients, sent to the daemon in the place of Speech Dispatcher, and the daemon's own sentences.
@Suite("Orca announces each element once", .seated)
struct OrcaFocusTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// An element, the daemon's sentence without a screen reader, and the sentences of Orca 43 and of newer versions.
    fileprivate struct Row: Sendable {
        let id: String
        let element: String
        let ours: String
        let orca: [String]
        let newer: [String]

        init(_ id: String, _ element: String, ours: String, orca: [String], newer: [String]? = nil) {
            (self.id, self.element, self.ours, self.orca, self.newer) = (id, element, ours, orca, newer ?? orca)
        }
    }

    private static let rows = [
        Row(
            "play", #""label":"Play","hint":"Plays the song","traits":["button"]"#,
            ours: "Play, button. Plays the song", orca: ["Play push button", "Plays the song"],
            newer: ["Play button", "Plays the song"]),
        Row(
            "position", #""label":"Position","value":"20 %","traits":["adjustable"]"#,
            ours: "Position, 20 %, adjustable", orca: ["Position horizontal slider 20 %"],
            newer: ["Position horizontal slider 20 % 20 percent"]),
        Row(
            "ready", #""label":"Ready to play","traits":["staticText"]"#, ours: "Ready to play",
            orca: ["Ready to play label"], newer: ["Ready to play"]),
        Row(
            "songs", #""label":"Songs","traits":["header"]"#, ours: "Songs, heading", orca: ["Songs heading level 1"],
            newer: ["Songs heading 1"]),
        Row("more", #""label":"More","traits":["link"]"#, ours: "More, link", orca: ["More link"]),
        Row(
            "shuffle", #""label":"Shuffle","value":"1","traits":["toggleButton"]"#, ours: "Shuffle, on, switch button",
            orca: ["Shuffle toggle button pressed"]),
        Row("cover", #""label":"Cover","traits":["image"]"#, ours: "Cover, image", orca: ["Cover image"]),
        Row(
            "load", #""label":"Loading","value":"40 %","traits":["updatesFrequently"]"#, ours: "Loading, 40 %",
            orca: ["Loading 40 percent"]),
    ]

    @Test(.tags(.long))
    func `over 100 focus changes, Orca announces each element once, with the words of its label`()
        async throws
    {
        let stage = try await OrcaStage(in: home)
        let client = stage.client
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        for row in Self.rows {
            _ = try await client.ask(
                "willDisplay", #"{"element":{"id":"\#(row.id)",\#(row.element),"frame":[9,9,90,9]}}"#)
            let ours = try await stage.accepted(1) { try await focus(row, client) }
            #expect(ours == [row.ours])
        }
        _ = try await stage.stand.silence()
        let isOld = try await stage.version() < 48
        _ = try await stage.startOrca(saying: "Loading 40 percent")
        var (said, expected) = ([String](), [String]())
        for step in 0..<100 {
            let row = Self.rows[step * 3 % Self.rows.count]
            let words = isOld ? row.orca : row.newer
            said += try await stage.accepted(words.count) { try await focus(row, client) }
            expected += words
        }
        _ = try await stage.stand.silence()
        #expect(said == expected)
        #expect(stage.said.suffix(expected.count) == expected)
        for row in Self.rows { for word in row.label { #expect(row.orca.joined().contains(word), "\(row.id)") } }
    }

    private func focus(_ row: Row, _ client: SocketClient) async throws {
        _ = try await client.ask("focus", #"{"element":"\#(row.id)"}"#)
    }

    @Test func `announcements and changes of the focused element are announced once`() async throws {
        let stage = try await OrcaStage(in: home)
        let client = stage.client
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        for row in Self.rows {
            _ = try await client.ask(
                "willDisplay", #"{"element":{"id":"\#(row.id)",\#(row.element),"frame":[9,9,90,9]}}"#)
        }
        _ = try await client.ask("focus", #"{"element":"shuffle"}"#)
        let orca = try await stage.startOrca(saying: "Shuffle toggle")
        let number = try await stage.version()
        let changes: [(String, String, String)] = [
            ("announce", #"{"text":"Song finished"}"#, "Song finished"),
            ("post", #"{"notification":"announcement","argument":"Connection lost"}"#, "Connection lost"),
            ("invalidated", #"{"element":{"id":"shuffle","value":"0"}}"#, "not pressed"),
            (
                "invalidated", #"{"element":{"id":"shuffle","label":"Random"}}"#,
                number < 48 ? "Random" : number < 51 ? "Random toggle button not pressed" : "Random not pressed"
            ),
        ]
        for (method, parameters, words) in changes {
            let said = try await stage.accepted(1) { _ = try await client.ask(method, parameters) }
            _ = try await stage.stand.silence()
            #expect(said == [words])
        }
        #expect(stage.said.suffix(4) == changes.map(\.2))
        try await stage.end(orca)
        let last = try await stage.accepted(1) { _ = try await client.ask("announce", #"{"text":"Alone"}"#) }
        #expect(last.last == "Alone")
    }

    @Test func `Orca announces a list item's label, and adds not selected only in a list with a selection`()
        async throws
    {
        let stage = try await OrcaStage(in: home)
        let client = stage.client
        _ = try await client.ask("hello", #"{"client":"player"}"#)
        for (number, label) in ["Wind", "Rain", "Snow"].enumerated() {
            let place = #""container":"list","index":\#(number),"count":3,"frame":[9,9,90,9]"#
            _ = try await client.ask(
                "willDisplay", #"{"element":{"id":"\#(label)","label":"\#(label)",\#(place)}}"#)
        }
        /// The words of one focus change, in one text or in several.
        func words(_ label: String) async throws -> String {
            let before = stage.said.count
            _ = try await stage.accepted(1) { _ = try await client.ask("focus", #"{"element":"\#(label)"}"#) }
            _ = try await stage.stand.silence()
            return stage.said.dropFirst(before).joined(separator: " ")
        }
        #expect(try await words("Wind") == "Wind, 1 of 3")
        _ = try await stage.startOrca(saying: "Wind")
        var said: [String] = []
        for label in ["Rain", "Snow", "Rain"] { said.append(try await words(label)) }
        _ = try await client.ask("invalidated", #"{"element":{"id":"Snow","traits":["selected"]}}"#)
        for label in ["Wind", "Snow"] { said.append(try await words(label)) }
        #expect(said == ["Rain", "Snow", "Rain", "Wind not selected", "Snow"])
    }

    @Test func `the player example and PhotoPlayer are announced by Orca, also after actions`() async throws {
        let stage = try await OrcaStage(in: home)
        let (stand, client) = (stage.stand, stage.client)
        // Newer versions add each slider's percentage.
        let part = try await stage.version() < 48 ? "" : " 20 percent"
        let player = try stage.desktop.start(["setsid", "--wait", "\(BuildFolder.package)/Examples/player/player.py"])
        try await eventually("the player") { stand.heard.contains { $0.hasPrefix("Play, button") } }
        _ = try await stage.startOrca(saying: "Play ")
        let steps: [(String, String, String)] = [
            ("focus", #"{"element":"position","client":"player"}"#, "Position horizontal slider 20 %" + part),
            ("perform", #"{"element":"position","action":"increment","client":"player"}"#, "30 %"),
            ("perform", #"{"element":"position","action":"decrement","client":"player"}"#, "20 %"),
        ]
        for (method, parameters, words) in steps {
            let said = try await stage.accepted(1) { _ = try await client.ask(method, parameters) }
            #expect(said == [words])
            _ = try await stage.stand.silence()
        }
        player.kill()
        _ = try stage.desktop.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        try await eventually("the photos; heard was: \(stand.heard)") {
            stand.heard.contains { $0.hasPrefix("Photo ") }
        }
        _ = try await stage.stand.silence()
        let slider = #"{"element":"Player.progress","client":"photo-player""#
        let said = try await stage.accepted(1) { _ = try await client.ask("focus", slider + "}") }
        #expect(said == ["Playing progress horizontal slider 20" + part])
        _ = try await stage.stand.silence()
        let moved = try await stage.accepted(1) {
            _ = try await client.ask("perform", slider + #","action":"increment"}"#)
        }
        #expect(moved == ["25"])
    }
}

extension OrcaFocusTests.Row {
    /// The words of the element's label.
    fileprivate var label: [Substring] { ours.prefix { $0 != "," }.split(separator: " ") }
}
