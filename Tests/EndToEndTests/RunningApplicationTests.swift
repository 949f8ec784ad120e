// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Glibc
import Testing

/// XCUITest's vocabulary for applications in other processes.
@MainActor
@Suite("Running applications, driven by their identifiers", .seated)
struct RunningApplicationTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `the photo player's elements are read, adjusted, tapped and focused`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let app = try await RunningApplication.connect(to: "photo-player", socket: daemon.socket)
        #expect(!app.exists)
        let player = try home.start([BuildFolder.example("PhotoPlayer"), "--stay"])
        let slider = app.sliders["Player.progress"]
        #expect(await slider.waitForExistence(timeout: .seconds(20)))
        #expect(app.buttons.count == 6)
        #expect(app.cells.count == 6)
        #expect(try slider.label == "Playing progress")
        try await slider.increment()
        #expect(try slider.value == "25")
        try await slider.adjust(toNormalizedSliderPosition: 1)
        #expect(try slider.value == "30")
        try await slider.decrement()
        #expect(try slider.value == "25")
        try await app.buttons["Photo 4"].tap()
        try await app.buttons["Photo 3"].focus()
        #expect(try app.buttons["Photo 3"].hasFocus)
        #expect(try !app.buttons["Photo 4"].hasFocus)
        await #expect {
            try await app.buttons["Photo 9"].tap()
        } throws: {
            "\($0)"
                == #"There is no button "Photo 9": photo-player shows the buttons Photo 0, Photo 1, Photo 2, Photo 3, Photo 4, Photo 5."#
        }
        await #expect {
            try await app.buttons["Photo 4"].increment()
        } throws: {
            "\($0)" == #"The button "Photo 4" does nothing with increment."#
        }
        player.send(signal: SIGKILL)
        #expect(await slider.waitForNonExistence(timeout: .seconds(20)))
        await #expect {
            try await slider.increment()
        } throws: {
            "\($0)" == #"There is no slider "Player.progress": photo-player shows nothing."#
        }
    }

    @Test func `a chart's axes, series and points are read, and follow its changes`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let app = try await RunningApplication.connect(to: "plot", socket: daemon.socket)
        let plot = try daemon.client()
        _ = try await plot.ask("hello", #"{"client":"plot"}"#)
        _ = try await plot.ask(
            "describeChart",
            #"{"chart":{"id":"co2","axes":[{"id":"x","min":1959,"max":1961},{"id":"y","unit":"ppm"}],"#
                + #""series":[{"id":"s","name":"Mauna Loa","points":[[1958,315],[1959,316],[1961,318.5]]}]}}"#)
        let series = app.charts["co2"].series["Mauna Loa"]
        #expect(await series.waitForExistence(timeout: .seconds(20)))
        #expect(try series.value == "3")
        #expect(try app.axes["x"].value == "1959 to 1961")
        #expect(try await series.readPoints().map(\.label) == ["1959: 316\u{a0}ppm", "1961: 318.5\u{a0}ppm"])
        #expect(try await series.readPoints(from: 1, count: 1).map(\.value) == ["318.5"])
        _ = try await plot.ask("appendPoints", #"{"chart":"co2","series":"s","points":[[1963,320]]}"#)
        _ = try await plot.ask("rangeChanged", #"{"chart":"co2","axis":"x","min":1961,"max":1970}"#)
        #expect(await series.wait(timeout: .seconds(20)) { try $0.value == "4" })
        #expect(await app.axes["x"].wait(timeout: .seconds(20)) { try $0.value == "1961 to 1970" })
        #expect(try await series.readPoints().map(\.value) == ["318.5", "320.0"])
        await #expect {
            _ = try await app.axes["y"].readPoints()
        } throws: {
            "\($0)" == #"The axis "y" is not a series of a chart."#
        }
        plot.close()
        #expect(await series.waitForNonExistence(timeout: .seconds(20)))
    }

    @Test func `a process's row is found by its number, and its figures change`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let busy = try home.start(["sh", "-c", "while :; do :; done"])
        _ = try home.start(
            [BuildFolder.example("ProcessTable"), "--focus", "\(busy.pid)", "--updates", "100", "--interval", "1"])
        let app = try await RunningApplication.connect(to: "process-table", socket: daemon.socket)
        let row = app.cells["process-\(busy.pid)"]
        #expect(await row.waitForExistence(timeout: .seconds(20)))
        #expect(try row.label == "sh")
        #expect(await row.wait(timeout: .seconds(20)) { try $0.hasFocus })
        let first = try row.value
        #expect(await row.wait(timeout: .seconds(20)) { try $0.value != first && $0.value?.hasPrefix("CPU ") == true })
        #expect(app.staticTexts["Busiest processes"].exists)
    }

    @Test func `missed changes are read again, and the effect of an action is seen at once`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        let player = try await ProviderStage.client(of: daemon, "player")
        for id in ["first", "play"] {
            _ = try await player.ask(
                "willDisplay", #"{"element":{"id":"\#(id)","label":"\#(id)","traits":["button"]}}"#)
        }
        let way = home.path("way.sock")
        let passing = try await home.relay(from: way, to: daemon.socket)
        let app = try await RunningApplication.connect(to: "player", socket: way)
        #expect(app.buttons.count == 2)
        try await passing.freeze()
        try await showMuch(on: player)
        passing.send(signal: SIGCONT)
        async let answered: Void = answerTap(player)
        try await app.buttons["play"].tap()
        #expect(try app.buttons["play"].value == "on")
        #expect(app.descendants(matching: .any).count == 1)
        try await answered
    }

    /// Shows more changes than the daemon keeps for the stopped relay.
    private nonisolated func showMuch(on player: SocketClient) async throws {
        let long = String(repeating: "long ", count: 10_000)
        for number in 0..<80 {
            let element = #""id":"long","label":"\#(number) \#(long)""#
            player.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        for id in ["first", "long"] {
            player.send(#"{"method":"didEndDisplay","params":{"element":"\#(id)"}}"#.utf8 + [10])
        }
        _ = try await player.ask("status")
    }

    private nonisolated func answerTap(_ player: SocketClient) async throws {
        let asked = try await player.answer("the tap") { $0.method == "perform" }
        player.send(#"{"method":"invalidated","params":{"element":{"id":"play","value":"on"}}}"#.utf8 + [10])
        player.send(#"{"id":"\#(asked.question ?? "")","result":{"handled":true}}"#.utf8 + [10])
    }
}
