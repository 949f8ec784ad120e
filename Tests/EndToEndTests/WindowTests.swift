// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The examples as windows of a real X server, driven by keys, and read over a real accessibility bus.
@Suite("Examples as windows", .seated)
struct WindowTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// A window on a screen, with the keyboard.
    private struct Stage {
        let home: Home
        let desktop: Desktop
        let program: Program

        func tool(_ command: [String]) async throws -> String {
            let tool = try await home.run(command, environment: desktop.environment)
            guard tool.exitStatus == 0 else {
                throw Setback(description: "\(command): \(tool.errors); \(program.errors)")
            }
            return tool.output
        }

        func tree(_ arguments: String...) async throws -> String {
            try await tool(["/usr/bin/python3", BuildFolder.client("tree.py")] + arguments)
        }

        /// The lines of the tree, without the containers, which have no names.
        func objects(_ arguments: String...) async throws -> [String] {
            let tree = try await tool(["/usr/bin/python3", BuildFolder.client("tree.py")] + arguments)
            let lines = tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return lines.filter { !$0.hasPrefix("list") && !$0.hasPrefix("panel") }
        }

        /// The colors of pixels of the screen.
        func colors(_ places: [(Int, Int)]) async throws -> [String] {
            let command = ["/usr/bin/python3", BuildFolder.client("picture.py"), home.path("screen.png")]
            return try await tool(command + places.flatMap { ["\($0.0)", "\($0.1)"] }).split(separator: "\n").map(
                String.init)
        }

        /// Gives the keyboard to a window, as a window manager would.
        func give(keysTo title: String) async throws {
            _ = try await tool(["xdotool", "search", "--sync", "--name", "^\(title)$", "windowfocus", "--sync"])
        }

        /// Takes the keyboard from all windows.
        func takeKeys() async throws {
            _ = try await tool(["xdotool", "search", "--sync", "--name", "^$", "windowfocus"])
        }
    }

    private func stage(_ example: String, _ arguments: [String], on stand: [String: String]) async throws -> Stage {
        let desktop = try await Desktop(in: home, environment: stand)
        _ = try desktop.start([BuildFolder.client, "desktop"])
        let program = try desktop.start([BuildFolder.example(example), "--window"] + arguments)
        return Stage(home: home, desktop: desktop, program: program)
    }

    @Test func `the photo player's window has its picture, its place and its tree, and follows keys`() async throws {
        _ = try await RunningDaemon(in: home)
        let stage = try await stage("PhotoPlayer", [], on: home.environment)
        try await stage.give(keysTo: "Photos")
        try await eventually("the keys") { try await stage.tree("photo-player").contains("frame Photos active") }
        for key in ["Tab", "Tab", "space", "shift+Tab"] { try await stage.desktop.press(key) }
        let photo = "push button Photo"
        let shown = [
            "application photo-player", "frame Photos active", photo, "push button Photo focused", photo,
            photo,
            photo, photo, "slider Playing progress = 20 horizontal",
        ]
        try await eventually("the focus") { try await stage.objects("photo-player") == shown }
        _ = try await stage.tool(["xdotool", "search", "--name", "^Photos$", "windowmove", "100", "50"])
        let photos = [(110, 60), (210, 60), (310, 60), (110, 160), (210, 160), (310, 160)].map { x, y in
            "Photo (\(x), \(y), 90, 90) (\(x - 100), \(y - 50), 90, 90) Photo True"
        }
        let places =
            ["Photos (100, 50, 320, 280) (0, 0, 320, 280) Photo True"] + photos + [
                "Playing progress (110, 280, 300, 40) (10, 230, 300, 40) Playing progress True"
            ]
        try await eventually("its new place") { try await stage.objects("photo-player", "places") == places }
        // The first and the second photo's skies, the ring around the second, the frame of the opened third, and the
        // slider's knob.
        try await eventually("the picture") {
            try await stage.colors([(112, 70), (212, 70), (206, 100), (310, 100), (305, 310)])
                == ["#3a86ff", "#ff7d00", "#ffcc00", "#ffffff", "#ffffff"]
        }
        try await stage.takeKeys()
        try await eventually("no keys") {
            let tree = try await stage.tree("photo-player")
            return !tree.contains("active") && !tree.contains("focused")
        }
        try await stage.give(keysTo: "Photos")
        try await stage.desktop.press("Escape")
        #expect(try await stage.program.ended() == 0, "\(stage.program.errors)")
    }

    @Test func `an action of an assistive technology changes the window`() async throws {
        _ = try await RunningDaemon(in: home)
        let stage = try await stage("PhotoPlayer", [], on: home.environment)
        try await eventually("the window") { try await stage.tree("photo-player").contains("slider") }
        _ = try await stage.tree("photo-player", "do", "Playing progress", "increment")
        _ = try await stage.tree("photo-player", "focus", "Playing progress")
        try await eventually("the knob and the ring") {
            try await stage.colors([(257, 260), (6, 250)]) == ["#ffffff", "#ffcc00"]
        }
    }

    @Test(.tags(.long)) func `the chart's window shows the line, and keys walk its points`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let stage = try await stage(
            "CO2Chart", ["\(BuildFolder.package)/Examples/mauna-loa/co2.csv"], on: home.environment)
        try await stage.give(keysTo: "Carbon dioxide on Mauna Loa")
        for key in ["End", "Left", "Tab"] { try await stage.desktop.press(key) }
        try await eventually("the axis to be said; so far \(heard(ear))") { heard(ear).last?.hasPrefix("Date") == true }
        let tree = try await stage.tree("co2-chart")
        #expect(tree.hasPrefix("application co2-chart\n  frame Carbon dioxide on Mauna Loa active\n"), "\(tree)")
        #expect(tree.contains("chart Carbon dioxide on Mauna Loa"), "\(tree)")
        let asked = ear.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
        let points = asked.filter { $0.hasSuffix("ppm") || $0.contains("ppm,") }
        #expect(
            points.map { $0.prefix(21) } == ["1958-03-29, 316.1 ppm", "2001-12-29, 371.5 ppm", "2001-12-22, 371.3 ppm"])
        let places = try await stage.tree("co2-chart", "places")
        #expect(places.contains("Carbon dioxide on Mauna Loa (60, 60, "), "\(places)")
        // The line in the middle of the chart. Far below it and left of the axis there is only background.
        let middle = try await stage.colors((80..<440).map { (460, $0) })
        #expect(middle.contains("#30d158"))
        #expect(middle.suffix(40).allSatisfy { $0 == "#1c1c1e" })
        #expect(try await stage.colors((80..<440).map { (30, $0) }).allSatisfy { $0 == "#1c1c1e" })
        try await stage.desktop.press("q")
        #expect(try await stage.program.ended() == 0, "\(stage.program.errors)")
    }

    private func heard(_ ear: SocketClient) -> [String] {
        ear.answers.compactMap { $0.params?.state == "finished" ? $0.params?.text : nil }
    }

    @Test(.tags(.long)) func `Orca announces the chart's window, and each point that keys reach`() async throws {
        let stand = try await StandIn(in: home)
        let stage = try await stage(
            "CO2Chart", ["\(BuildFolder.package)/Examples/mauna-loa/co2.csv"], on: stand.environment)
        try await stage.give(keysTo: "Carbon dioxide on Mauna Loa")
        try await eventually("the window") { try await stage.tree("co2-chart").contains("Mauna Loa active") }
        _ = try await stand.silence()
        // Orca 51 ends no sentence with a period.
        let isNew = try await home.orcaVersion() >= 51
        let end = isNew ? "" : "."
        let orca = try stage.desktop.start(OrcaTests.alone + ["orca"])
        try await eventually("the point to be said; so far \(stand.heard)") {
            stand.heard.contains { isNew ? $0 == "1958-03-29, 316.1 ppm" : $0.hasPrefix("1958-03-29, 316.1 ppm.") }
        }
        _ = try await stand.silence()
        var said: [[String]] = []
        for key in ["End", "Left", "Tab"] {
            let count = stand.heard.count
            try await stage.desktop.press(key)
            try await eventually("a word about \(key); so far \(stand.heard)") { stand.heard.count > count }
            _ = try await stand.silence()
            said.append(Array(stand.heard.dropFirst(count)))
        }
        let date = "Date axis with visible range from 29 March 1958 to 29 December 2001\(end)"
        #expect(
            said.map { $0.filter { !$0.hasPrefix("List") && $0 != "not selected\(end)" } }
                == [["2001-12-29, 371.5 ppm\(end)"], ["2001-12-22, 371.3 ppm\(end)"], [date]])
        #expect(try await home.run(["pkill", "-TERM", "-P", "\(orca.pid)"]).exitStatus == 0)
    }

    @Test func `Orca announces the photo player's window, photos and slider`() async throws {
        let stand = try await StandIn(in: home)
        let stage = try await stage("PhotoPlayer", [], on: stand.environment)
        try await stage.give(keysTo: "Photos")
        try await eventually("the window") { try await stage.tree("photo-player").contains("frame Photos active") }
        _ = try await stand.silence()
        let before = stand.heard.count
        let orca = try stage.desktop.start(OrcaTests.alone + ["orca"])
        try await eventually("the window to be said; so far \(stand.heard)") {
            stand.heard.dropFirst(before).contains { $0.hasPrefix("Photos") }
        }
        _ = try await stand.silence()
        var said: [[String]] = []
        for key in ["shift+Tab", "Up"] {
            let count = stand.heard.count
            try await stage.desktop.press(key)
            try await eventually("a word about \(key); so far \(stand.heard)") { stand.heard.count > count }
            _ = try await stand.silence()
            said.append(Array(stand.heard.dropFirst(count)))
        }
        #expect(said[0].count { $0.hasPrefix("Playing progress") } == 1, "\(said)")
        #expect(said[1].count { $0.contains("25") } == 1, "\(said)")
        #expect(try await home.run(["pkill", "-TERM", "-P", "\(orca.pid)"]).exitStatus == 0)
    }
}
