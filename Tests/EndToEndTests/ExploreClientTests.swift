// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A live chart of one program, explored by other programs.
@Suite("a11y-speak explore and chart: charts of other programs", .seated)
struct ExploreClientTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// A program that shows a chart of three points, and appends to it 60 times a second.
    private func livingPlot() async throws -> (client: SocketClient, feed: Task<Void, any Error>) {
        let plot = try SocketClient(home.socket)
        _ = try await plot.ask("hello", #"{"client":"plot"}"#)
        let series = #"[{"id":"s","points":[[0,5],[1,6],[2,7]]}]"#
        _ = try await plot.ask(
            "describeChart",
            #"{"chart":{"id":"load","title":"Load","axes":[{"id":"x"},{"id":"y"}],"series":\#(series)}}"#)
        let feed = Task {
            var place = 3
            while true {
                let points = #"{"chart":"load","series":"s","points":[[\#(place),\#(place % 7)]]}"#
                plot.send(Array(#"{"method":"appendPoints","params":\#(points)}"#.utf8) + [10])
                place += 1
                try await Task.sleep(for: .microseconds(16_667))
            }
        }
        return (plot, feed)
    }

    @Test func `two explorers walk one live chart independently, also after its program has disconnected`() async throws
    {
        _ = try await RunningDaemon(in: home)
        let (plot, feed) = try await livingPlot()
        let command = "exec \(BuildFolder.client) explore --client plot"
        let one = try await TerminalWindow(in: home, command)
        let other = try await TerminalWindow(in: home, "\(command) load")
        // The title is known before the data.
        for window in [one, other] {
            try await eventually("the data") {
                let rows = try await window.rows()
                return rows.contains { $0.contains("Load") } && !rows.contains { $0.contains("Waiting for data") }
            }
        }
        try await one.press("Home")
        try await one.shows("0: 5")
        try await other.press("Home", "Right")
        try await other.shows("1: 6")
        try await one.press("Right", "Right")
        try await one.shows("2: 7")
        // Points appended after the start are walked too.
        try await other.press("Right", "Right")
        try await other.shows("3: 3")
        feed.cancel()
        plot.close()
        for window in [one, other] {
            try await window.shows("No more data will come")
            try await window.press("Home")
            try await window.shows("0: 5")
        }
    }

    @Test func `the command chart walks a chart step by step, and each cursor keeps its place`() async throws {
        _ = try await RunningDaemon(in: home)
        #expect(try await home.speak("chart").output == "No program shows a chart.\n")
        let (plot, feed) = try await livingPlot()
        #expect(try await home.speak("chart").output.hasPrefix("plot\n  chart load (Load), 1 series, "))
        #expect(try await home.speak("chart", "first").output.hasPrefix("0: 5"))
        #expect(try await home.speak("chart", "next").output.hasPrefix("1: 6"))
        #expect(try await home.speak("chart", "where").output.hasPrefix("1: 6, 2 of "))
        #expect(try await home.speak("chart", "first", "--cursor", "mine").output.hasPrefix("0: 5"))
        #expect(try await home.speak("chart", "next", "load", "--client", "plot").output.hasPrefix("2: 7"))
        #expect(try await home.speak("chart", "previous", "--cursor", "mine").exitStatus == 1)
        let status = try await plot.ask("status")
        #expect(status.error == nil)
        feed.cancel()
        plot.close()
        try await eventually("the chart's end") { try await home.speak("chart", "next").exitStatus == 1 }
        #expect(try await home.speak("chart", "next").errors.contains("No program shows a chart."))
    }

    @Test func `a pronunciation applies at once, and --forget removes it`() async throws {
        let folder = home.path("config")
        let environment = home.environment.merging(["XDG_CONFIG_HOME": folder]) { $1 }
        let daemon = try await RunningDaemon(in: home, environment: ["XDG_CONFIG_HOME": folder])
        let ear = try daemon.client()
        let told = try await home.run(
            [BuildFolder.client, "pronounce", "nginx", "engine x"], environment: environment)
        #expect(told.exitStatus == 0 && told.errors == "")
        let file = try String(contentsOfFile: "\(folder)/a11y-speakd/config.toml", encoding: .utf8)
        #expect(file == "[pronounce]\nnginx = \"engine x\"\n")
        try await eventually("the settings read again") { daemon.program.errors.contains("read again") }
        try await ear.subscribe()
        _ = try await ear.outcome(of: try await ear.announce("nginx has started"))
        #expect(try await home.speak("history", "1").output.contains("nginx has started"))
        let forgotten = try await home.run(
            [BuildFolder.client, "pronounce", "nginx", "--forget"], environment: environment)
        #expect(forgotten.exitStatus == 0)
        #expect(try String(contentsOfFile: "\(folder)/a11y-speakd/config.toml", encoding: .utf8) == "[pronounce]\n")
    }
}
