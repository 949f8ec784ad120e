// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Tables and charts through the real programs: explored in a terminal, and rendered from files of events.
@Suite("Tables and charts, word for word", .seated)
struct HeardTablesTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let explored = try? ["numbers", "dates", "cells", "findings"].flatMap(HeardTable.all).filter {
        [
            "cents beside a million", "prices with a unit", "hours of a year",
            "summer time ends, and nobody says a zone",
            "a field of barley", "df", "a list of JSON", "no end", "sizes of ls -h", "zooming a file of five months",
        ].contains($0.name)
    }

    @Test(arguments: explored ?? [])
    func `an explored table announces its expected sentences`(table: HeardTable) async throws {
        let listener = try await RunningDaemon(in: home).client()
        _ = try await listener.ask("subscribe", #"{"events":["announcements"],"scope":"all"}"#)
        try table.text.write(toFile: home.path("t.csv"), atomically: false, encoding: .utf8)
        let arguments = table.arguments.joined(separator: " ")
        let window = try await TerminalWindow(
            in: home, "exec \(BuildFolder.client) explore \(arguments) \(home.path("t.csv"))")
        for (count, line) in table.lines.enumerated() {
            if line.keys != "open", line.keys != "note" { try await window.press(Self.named[line.keys] ?? line.keys) }
            try await eventually("\(line.sentence); there was said \(said(listener).suffix(2))") {
                said(listener).count > count
            }
        }
        #expect(said(listener) == table.lines.map(\.sentence))
    }

    @Test func `all ten tables of the list exist`() {
        #expect(Self.explored?.count == 10)
    }

    private static let named = ["→": "Right", "←": "Left", "↓": "Down", "↑": "Up", "⇥": "End", "⇤": "Home"]

    private func said(_ listener: SocketClient) -> [String] {
        listener.queued.map(\.plain)
    }

    @Test(arguments: try HeardTable.all(in: "charts"))
    func `a rendered chart announces its expected sentences`(chart: HeardTable) async throws {
        let done = try await home.speak(
            "render", "-", "-o", home.path("sound.wav"), "--json", input: chart.text)
        #expect(done.errors == "")
        let told = try done.output.split(separator: "\n").map { try Answer(Array($0.utf8)) }
        let said = told.compactMap { $0.params?.state == "queued" ? $0.params?.text?.plain : nil }
        #expect(said == chart.lines.map(\.sentence))
    }
}

extension String {
    /// The text with plain spaces before units.
    fileprivate var plain: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
