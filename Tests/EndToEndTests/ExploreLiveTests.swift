// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Pipes that grow, daemons that stop, and input that cannot be explored.
@Suite("a11y-speak explore: pipes and failures", .seated)
struct ExploreLiveTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a live pipe is explored while it grows, with keys from the terminal`() async throws {
        _ = try await RunningDaemon(in: home)
        try Data().write(to: URL(filePath: home.path("feed")))
        let window = try await TerminalWindow(
            in: home,
            """
            mkfifo \(home.path("pipe")); tail -n +1 -s 0.05 -f \(home.path("feed")) > \(home.path("pipe")) &
            \(BuildFolder.client) explore - < \(home.path("pipe"))
            """)
        try await window.shows("Waiting for data")
        let feed = try #require(FileHandle(forWritingAtPath: home.path("feed")))
        func write(_ text: String) throws { try feed.write(contentsOf: Data(text.utf8)) }
        try write("load\n1\n3\n2\n")
        try await window.shows("3 rows")
        try await window.press("w")
        try await window.shows("Nothing new")
        try write("5\n4\n")
        try await window.shows("five points") { $0.hasPrefix("  1 ") && $0.hasSuffix(" 5") }
        try await window.press("End")
        try await window.shows("5: 4")
        try await window.press("w")
        try await window.shows("2 new points, highest 5, latest 4")
        try await window.press("f")
        try await window.shows("Frozen  ")
        try write("9\n")
        try await window.press("f")
        try await window.shows("Live again. ")
        try await window.press("m")
        try await window.shows("Monitoring  Live")
        try write("7\n")
        try await window.shows("load, 7")
        try await window.press("C-q")
        #expect(try await window.ended() == 0)
    }

    @Test func `a stopped daemon is retried, and announces again once it runs`() async throws {
        try "x\n1\n2\n".write(toFile: home.path("x.csv"), atomically: false, encoding: .utf8)
        let first = try await RunningDaemon(in: home)
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) explore \(home.path("x.csv"))")
        try await window.shows("medium")
        #expect(try await first.stop() == 0)
        try await window.shows("No daemon, trying again")
        try await window.press("End")
        try await window.shows("2 of 2")
        let second = try await RunningDaemon(in: home).client()
        try await second.subscribe(scope: "all")
        try await window.shows("the daemon's return") { $0.contains("medium") && !$0.contains("No daemon") }
        try await window.press("Right")
        _ = try await second.answer("the end") { $0.params?.text == "End of data" && $0.isOutcome }
    }

    @Test func `without a terminal, a daemon or a table, explore reports the problem in a sentence`() async throws {
        try "x\n1\n2\n".write(toFile: home.path("x.csv"), atomically: false, encoding: .utf8)
        let none = try await home.run(["setsid", "-w", BuildFolder.client, "explore", home.path("x.csv")])
        #expect(none.exitStatus == 2)
        #expect(none.errors.contains("explore reads its keys from a terminal, and there is none: run it in one"))
        let lonely = try await TerminalWindow(
            in: home, "exec \(BuildFolder.client) explore \(home.path("x.csv"))", columns: 300)
        #expect(try await lonely.ended() == 69)
        try await lonely.shows("a11y-speak: Nothing listens at")
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        for path in ["gone.csv", "", "power.csv"] {
            if path == "power.csv" { try Data().write(to: URL(filePath: home.path(path))) }
            let window = try await TerminalWindow(
                in: home, "exec \(BuildFolder.client) explore \(home.path(path))", columns: 200)
            #expect(try await window.ended() == 1, "\(path)")
            let rows = try await window.shows("a11y-speak: ")
            #expect(rows.filter { !$0.isEmpty && !$0.hasPrefix("Pane is dead") }.count == 1, "\(rows)")
        }
        let said = try await eventually("three refusals") {
            let said = listener.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
            return said.count == 3 ? said : nil
        }
        #expect(said[0] == "\(home.path("gone.csv")): there is no such file: check its name and its folder.")
    }

    @Test func `a tone is played for each new point of a pipe`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let (relay, record) = (home.path("relay"), home.path("asked"))
        _ = try await home.relay(from: relay, to: daemon.socket, record: record)
        try Data("load\n0\n8\n".utf8).write(to: URL(filePath: home.path("feed")))
        let window = try await TerminalWindow(
            in: home,
            """
            mkfifo \(home.path("pipe")); tail -n +1 -s 0.05 -f \(home.path("feed")) > \(home.path("pipe")) &
            A11Y_SPEAKD_SOCKET=\(relay) \(BuildFolder.client) explore --live-sound - < \(home.path("pipe"))
            """)
        try await window.shows("Question mark")
        let feed = try #require(FileHandle(forWritingAtPath: home.path("feed")))
        try feed.seekToEnd()
        func values() -> [Double] {
            let asked = (try? String(contentsOfFile: record, encoding: .utf8))?.split(separator: "\n") ?? []
            return asked.filter { $0.contains(#""id":"live""#) }.compactMap { line in
                line.firstMatch(of: /"value":([0-9.]+)/).flatMap { Double($0.1) }
            }
        }
        for (place, line) in ["2", "4", "16", "4"].enumerated() {
            try feed.write(contentsOf: Data("\(line)\n".utf8))
            try await eventually("a tone for \(line)") { values().count == place + 1 }
        }
        #expect(values() == [0.25, 0.5, 1, 0.25])
        try await window.press("C-q")
    }

    @Test func `help keys is interactive in a terminal with a daemon, and printed elsewhere`() async throws {
        let printed = try await home.speak("help", "keys")
        #expect(printed.exitStatus == 0)
        #expect(printed.output.hasPrefix("Points:\n  Right              next point\n"))
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        #expect(try await home.speak("help", "keys").output == printed.output)
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) help keys", columns: 160)
        try await window.shows("Escape leaves. Right: next point")
        try await window.press("Down", "End", "q", "z", "Home")
        try await window.shows("Right: next point") { $0 == "Right: next point" }
        try await window.press("Escape")
        #expect(try await window.ended() == 0)
        #expect(
            listener.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }.dropFirst() == [
                "Left: previous point", "Shift Q: quit, when Enter follows", "q: speak faster", "z is no key",
                "Right: next point",
            ])
        let classic = try await home.speak("help", "keys", "--keys", "classic").output
        #expect(classic.contains("  Ctrl+Q or q "))
    }
}
