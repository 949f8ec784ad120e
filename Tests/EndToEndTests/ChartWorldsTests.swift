// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A chart of an application in Swift, and the same chart in JSON lines.
@Suite("Charts from Swift and from JSON lines", .seated)
struct ChartWorldsTests {
    private static let data = "\(BuildFolder.package)/Examples/mauna-loa/co2.csv"

    /// A home with fast speech: at the default rate a summary takes half a minute.
    private func home() throws -> Home {
        let home = try Home()
        try "rate = 900\n".write(toFile: home.path("data/voices/default.toml"), atomically: false, encoding: .utf8)
        return home
    }

    private func said(_ ear: SocketClient) async throws -> [String] {
        try await ear.heardByNow().map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
    }

    private static let exploration = [
        "Carbon dioxide on Mauna Loa. Mauna Loa, 2284 points, 59 without a value, 1958 to 2001. "
            + "Lowest 313 ppm, 8 November 1958; highest 373.9 ppm, 12 May 2001; average about 340.14 ppm. "
            + "Date axis, 1958 to 2001; Carbon dioxide axis, 313 to 373.9 ppm.",
        "29 March 1958, 316.1 ppm", "5 April, 317.3 ppm", "Highest: 373.9 ppm, 12 May 2001",
        "from 1979",
    ]

    @Test func `a chart explored in Swift and in JSON lines announces the same texts`() async throws {
        async let application = sayInSwift()
        async let lines = sayInLines()
        let (swift, json) = try await (application, lines)
        #expect(Array(swift.prefix(5)) == Self.exploration)
        #expect(swift.count == 8)
        #expect(swift == json)
    }

    private func sayInSwift() async throws -> [String] {
        let home = try home()
        defer { withExtendedLifetime(home) {} }
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let application = try home.start([BuildFolder.example("CO2Chart"), Self.data])
        #expect(try await application.ended(within: .seconds(180)) == 0, "\(application.errors)")
        return try await said(ear)
    }

    private func sayInLines() async throws -> [String] {
        let home = try home()
        defer { withExtendedLifetime(home) {} }
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        _ = try await client.ask("describeChart", Self.chart())
        for command in ["summary", "first", "next", "maximum", "zoomIn", #"scroll","direction":"right"#] {
            try await heard(await client.ask("chart", #"{"chart":"co2","command":"\#(command)"}"#), by: client)
        }
        try await heard(await pan(client), by: client)
        try await heard(await client.ask("chart", #"{"chart":"co2","command":"zoomToExtents"}"#), by: client)
        _ = try await client.ask("removeChart", #"{"chart":"co2"}"#)
        return try await said(client)
    }

    private func heard(_ reply: Answer, by ear: SocketClient) async throws {
        let id = try #require(reply.result?.announcement, "\(reply)")
        #expect(try await ear.outcome(of: id).state == "finished")
    }

    /// Pans like the application: by 30 % of the visible range, in 60 steps.
    private func pan(_ client: SocketClient) async throws -> Answer {
        let (first, last) = try Self.extent()
        let zoomed = (last - first) / 2
        let peak = try #require(try Self.time("20010512"))
        // The visible range: zoomed by two around the peak, then half a screen back.
        let lower = peak - (peak - first) / 2 - zoomed / 2
        var reply: Answer?
        for step in 1...60 {
            let start = lower + zoomed * 0.3 * Double(step) / 60
            reply = try await client.ask(
                "rangeChanged",
                #"{"chart":"co2","axis":"x","min":\#(start),"max":\#(start + zoomed),"settled":\#(step == 60)}"#)
        }
        return try #require(reply)
    }

    private static func chart() throws -> String {
        let points = try rows().map { "[\(try time($0[0])!),\($0[1].isEmpty ? "null" : $0[1])]" }
        let axes =
            #"[{"id":"x","title":"Date","scale":"date"},{"id":"y","title":"Carbon dioxide","unit":"ppm"}]"#
        let series = #"[{"id":"weekly","name":"Mauna Loa","points":[\#(points.joined(separator: ","))]}]"#
        return #"{"chart":{"id":"co2","title":"Carbon dioxide on Mauna Loa","axes":\#(axes),"series":\#(series)}}"#
    }

    private static func rows() throws -> [[String]] {
        try String(contentsOfFile: data, encoding: .utf8).split(separator: "\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static func extent() throws -> (Double, Double) {
        let times = try rows().compactMap { try time($0[0]) }
        return (times[0], times[times.count - 1])
    }

    private static func time(_ day: String) throws -> Double? {
        let format = DateFormatter()
        format.dateFormat = "yyyyMMdd"
        format.timeZone = TimeZone(identifier: "UTC")
        return format.date(from: day)?.timeIntervalSince1970
    }
}
