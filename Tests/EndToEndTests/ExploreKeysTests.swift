// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Held keys, the user's own keys, and the table, in a real terminal.
@Suite("a11y-speak explore: keys and table", .seated)
struct ExploreKeysTests {
    private let home: Home

    init() throws {
        home = try Home()
        let rows = (1...2000).map { "\($0),\($0 * 2)\n" }.joined()
        try ("n,twice\n" + rows).write(toFile: home.path("long.csv"), atomically: false, encoding: .utf8)
    }

    private func explore(_ options: String = "") async throws -> TerminalWindow {
        try await TerminalWindow(in: home, "exec \(BuildFolder.client) explore \(options) \(home.path("long.csv"))")
    }

    @Test func `a held key announces the first and the last point, and is one line of the history`()
        async throws
    {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let window = try await explore()
        try await eventually("the opening") { listener.queued.count == 1 }
        try await window.press("Right", times: 500)
        try await eventually("the rest; there was said \(listener.queued)") {
            let last = listener.queued.last
            return last?.hasPrefix("500: 1,000") == true || last?.hasPrefix("500: 1000") == true
        }
        #expect(listener.queued[1].hasPrefix("1: 2") && listener.queued.count <= 6, "\(listener.queued)")
        _ = try await listener.answer("the end of the last") {
            $0.isOutcome && $0.params?.text?.hasPrefix("500: ") == true
        }
        let history = try await home.speak("history").output.split(separator: "\n")
        #expect(history.count == 2 && history[0].contains("500: "), "\(history)")
        try await window.press("C-q")
        #expect(try await window.ended() == 0)
    }

    @Test func `a held key plays one tone per point, pitched by its value, and a sound marks the end`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        let (relay, record) = (home.path("relay"), home.path("asked"))
        _ = try await home.relay(from: relay, to: daemon.socket, record: record)
        let window = try await TerminalWindow(
            in: home, "exec env A11Y_SPEAKD_SOCKET=\(relay) \(BuildFolder.client) explore \(home.path("long.csv"))")
        try await window.shows("Question mark")
        try await window.press("End")
        try await window.shows("2000: 4")
        func asked() -> [String] {
            let lines = (try? String(contentsOfFile: record, encoding: .utf8))?.split(separator: "\n") ?? []
            return lines.filter { $0.contains(#""method":"tone""#) }.map(String.init)
        }
        for _ in 1...400 where asked().count < 8 { try await window.press("Left") }
        for _ in 1...400 where asked().last?.contains(#""end""#) != true { try await window.press("Right") }
        let values = asked().compactMap { line in
            line.firstMatch(of: /"value":([0-9.]+)/).flatMap { Double($0.1) }
        }
        let turn = values.firstIndex(of: values.min() ?? 0) ?? 0
        #expect(turn > 5 && values[...turn].reversed() == values[...turn].sorted(), "\(values)")
        #expect(values.count > turn + 1 && Array(values[turn...]) == values[turn...].sorted(), "\(values)")
        #expect(asked().contains { $0.contains(#""earcon":"end""#) })
        try await window.press("C-q")
        #expect(try await window.ended() == 0)
    }

    @Test func `the user's keys work, and a mistake in them is announced with its line`() async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        try home.configure("[keys]\nlayout = \"classic\"\nnext = \"l\"\n")
        let window = try await explore()
        try await window.press("l")
        try await window.shows("1: 2")
        try await window.press("q")
        #expect(try await window.ended() == 0)
        try home.configure("[keys]\nnext = \"Rihgt\"\n")
        let refused = try await explore()
        #expect(try await refused.ended() == 1)
        try await eventually("the refusal") { listener.queued.last?.contains("line 2: \"Rihgt\" is not a key") == true }
        let standard = try await explore("--keys standard")
        try await standard.press("Right")
        try await standard.shows("1: 2")
        #expect(try await home.run([BuildFolder.daemon, "config", "--check", home.configuration]).exitStatus == 0)
    }

    @Test func `in the table the terminal's cursor is in the current cell`() async throws {
        _ = try await RunningDaemon(in: home)
        let window = try await explore()
        try await window.press("t")
        try await window.shows("n axis  twice")
        try await window.press("Down")
        let rows = try await window.shows("2: 4")
        #expect(rows[1] == "n axis  twice" && rows[3] == "     2      4")
        try await eventually("the cursor in the cell") { try await window.cursor() == "12,3" }
    }

    @Test func `with --plain the table is printed as lines`() async throws {
        _ = try await RunningDaemon(in: home)
        let window = try await explore("--plain")
        try await window.press("t")
        try await window.shows("    24     48")
        try await window.press("Down")
        try await window.shows("2: 4")
    }
}
