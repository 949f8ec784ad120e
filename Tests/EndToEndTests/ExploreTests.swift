// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Exploring
@testable import a11y_speak

/// A table in a real terminal: keys are pressed, and their sentences are announced.
@Suite("a11y-speak explore", .seated)
struct ExploreTests {
    private let home: Home

    init() throws {
        home = try Home()
        let table = "hour,coal\n1,10\n2,30\n3,20\n4,5\n5,\n6,15\n7,40\n8,20\n9,10\n10,12\n"
        try table.write(toFile: home.path("power.csv"), atomically: false, encoding: .utf8)
    }

    private func explore(_ options: String = "", columns: Int = 80, rows: Int = 24) async throws -> TerminalWindow {
        try await TerminalWindow(
            in: home, "exec \(BuildFolder.client) explore \(options) \(home.path("power.csv"))", columns: columns,
            rows: rows)
    }

    /// A client that receives every announcement in order.
    private func listener(_ daemon: RunningDaemon) async throws -> SocketClient {
        let listener = try daemon.client()
        _ = try await listener.ask("subscribe", #"{"events":["announcements","captions"],"scope":"all"}"#)
        return listener
    }

    private static let opening =
        "power, coal is between 5 and 40, 10 points, hour axis, 1 to 10. Question mark for keys."
    private static let summary =
        "power. coal, 10 points, 1 without a value, 1 to 10. Lowest 5 at 4; highest 40 at 7; average 18. "
        + "hour axis, 1 to 10; coal axis, 5 to 40."

    /// Keys in the order they are pressed, by tmux's names.
    private static let keys: [(key: String, sentence: String)] = [
        ("Right", "1: 10"), ("Right", "2: 30"), ("Left", "1: 10"),
        ("C-Right", "2: 30"), ("C-Left", "1: 10"), ("End", "10: 12"),
        ("Right", "End of data"), ("Home", "1: 10"), ("}", "2: 30"), ("{", "1: 10"),
        ("Down", "Only one series"), ("Up", "Only one series"),
        ("[", "Lowest: 5 at 4"), ("]", "Highest: 40 at 7"), ("Home", "1: 10"),
        ("a", "20 at 3, crosses the average 18 between 20 and 5"),
        ("n", "Peak: 40 at 7"), ("p", "Peak: 30 at 2"), ("N", "Trough: 5 at 4"), ("P", "No further trough"),
        ("'", "Mark: 5 at 4"), ("Right", "5: no value"), ("Right", "6: 15"),
        ("\"", "hour: 2 after the mark, 10 higher, 200% more"), ("k", "Mark: 15 at 6"), ("K", "at the mark"),
        ("+", "4 to 8"), (")", "Page 2 of 2"), ("x", "hour axis, 6 to 10"), ("(", "Page 1 of 2"),
        ("0", "All data"), ("+", "4 to 8"),
        ("S-Right", "6 to 10"), ("S-Left", "4 to 8"),
        ("-", "1 to 10"), ("=", "4 to 8"), (">", "6 to 10"),
        ("<", "4 to 8"), ("0", "All data"), ("S-Up", "23 to 57"),
        ("S-Down", "5 to 40"), ("y", "coal axis, 5 to 40"), ("Enter", "6: 15, 6 of 10"),
        ("Space", "6: 15"), ("r", "6: 15"), ("w", "This file is complete"),
        ("f", "This is a file; nothing to freeze"),
        ("m", "This is a file; nothing to monitor"), ("e", "160 words per minute"), ("q", "175 words per minute"),
        ("o", "175 words per minute. Medium verbosity"), ("Y", "coal axis, 5 to 40"), ("c", "High contrast"),
        ("c", "Normal contrast"), ("z", "z is no key; ? for keys"), ("Tab", "Tab is no key; ? for keys"),
        ("t", "Table. 6: 15"), ("Down", "7: 40"), ("Up", "6: 15"), ("t", "Chart"),
        ("v", "High verbosity"), ("v", "Low verbosity"), ("v", "Medium verbosity"), ("d", summary),
        (
            "i",
            "coal, all data, 10 points, 1 without a value, 1 to 10. No clear trend, from 10 to 12. Lowest 5 at 4; highest 40 at 7; average 18."
        ),
        ("?", help), ("Down", "Left: previous point"), ("m", "m or Shift M: monitoring on and off"),
        ("Escape", "Help closed. 6: 15"), ("h", help), ("Escape", "Help closed. 6: 15"), ("F1", help),
        ("F1", "Help closed. 6: 15"),
        ("g", "Go to: hour axis"), ("7", "7"), ("Enter", "7: 40"), ("G", "Go to: coal axis"), ("9", "9"),
        ("BSpace", "9"), ("Escape", "Canceled"), ("Q", "Enter to quit"), ("r", "Enter to quit"),
    ]

    private static let help =
        "\(KeyLayout().all.count) actions. Up and Down walk them, any other key tells what it does, Escape leaves. "
        + "Right: next point"

    @Test func `every pressed key announces its sentence`() async throws {
        let listener = try await listener(RunningDaemon(in: home))
        let window = try await explore()
        try await eventually("the first sentence") { listener.queued == [Self.opening] }
        for (count, (key, sentence)) in Self.keys.enumerated() {
            try await window.press(key)
            try await eventually("\(sentence), after \(key); there was said \(listener.queued.suffix(3))") {
                listener.queued.count >= count + 2
            }
            #expect(listener.queued.last == sentence, "\(key)")
        }
        // Ctrl+L announces nothing.
        try await window.press("C-l")
        try await window.shows("Enter to quit")
        // The first Escape silences the sentence, the second has nothing to leave.
        try await window.press("Escape", "Escape")
        try await eventually("Escape") { listener.queued.last == "Nothing to leave; Ctrl+Q quits" }
        try await window.press("C-q")
        #expect(try await window.ended() == 0)
        #expect(listener.queued.count == Self.keys.count + 2)
    }

    @Test func `the screen shows the chart, the point and the sentence, and follows the window's size`() async throws {
        _ = try await RunningDaemon(in: home)
        let window = try await explore()
        try await window.press("Right", "]")
        let wide = try await window.shows("Highest: 40 at 7")
        #expect(wide[0] == "power")
        #expect(wide[1].hasPrefix("40 ") && wide[15].contains("  10") && wide.joined().contains { "▶◀▼▲".contains($0) })
        #expect(wide[17] == "7: 40, 7 of 10")
        #expect(wide[23] == "? help  Ctrl+Q quit  t table                                     175 wpm  medium")
        #expect(wide.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        try await window.resize(columns: 40, rows: 12)
        // The screen is redrawn when the daemon reports the sentence; the terminal may be read in between.
        try await eventually("the narrow screen") {
            let rows = try await window.rows()
            return rows.count == 12 && rows.contains("Highest: 40 at 7")
                && rows.last == "? help  Ctrl+Q quit      175 wpm  medium"
        }
        try await window.resize(columns: 120, rows: 30)
        try await window.shows("the wide screen") { $0.count == 120 && $0.hasSuffix("175 wpm  medium") }
    }

    @Test func `at 40 columns no part of a sentence is cut off`() async throws {
        _ = try await RunningDaemon(in: home)
        let window = try await explore(columns: 40)
        let rows = try await window.shows("for keys.")
        let caption = rows.drop { !$0.hasPrefix("power, coal") }.prefix { !$0.isEmpty }
        #expect(caption.joined(separator: " ") == Self.opening)
    }

    @Test(arguments: [("", true), ("NO_COLOR=1 ", false), ("TERM=vt100 ", false)])
    func `colors are used where the terminal has them and NO_COLOR is unset`(setting: String, isColored: Bool)
        async throws
    {
        _ = try await RunningDaemon(in: home)
        let window = try await TerminalWindow(
            in: home, "exec env \(setting)\(BuildFolder.client) explore \(home.path("power.csv"))")
        try await window.shows("175 wpm")
        let text = try await window.styledText()
        #expect((text.contains("[38;5;") || text.contains("[36m")) == isColored)
    }

    @Test(arguments: ["", "NO_COLOR=1 "])
    func `high contrast uses only the terminal's own colors, and highlights the spoken word`(
        setting: String
    )
        async throws
    {
        let listener = try await listener(RunningDaemon(in: home))
        let window = try await TerminalWindow(
            in: home, "exec env \(setting)\(BuildFolder.client) explore --high-contrast \(home.path("power.csv"))")
        _ = try await listener.answer("a word") { $0.method == "caption" && ($0.params?.offset ?? 0) > 20 }
        let text = try await eventually("a word that stands out") {
            let text = try await window.styledText()
            return text.split(separator: "\n").contains {
                $0.contains("\u{1B}[1m\u{1B}[7m") || $0.contains("\u{1B}[7m")
            }
                ? text : nil
        }
        let codes = text.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.output.1.split(separator: ";") }
        // 39 and 49 select the terminal's own colors.
        #expect(Set(codes).subtracting(["0", "1", "7", "39", "49"]) == [])
    }

    @Test(arguments: [("TERM=dumb ", ""), ("", "--plain "), ("", "")])
    func `without a screen each sentence is a printed line, and keys work`(terminal: String, option: String)
        async throws
    {
        _ = try await RunningDaemon(in: home)
        let pipe = terminal.isEmpty && option.isEmpty ? " | cat" : ""
        let window = try await TerminalWindow(
            in: home, "env \(terminal)\(BuildFolder.client) explore \(option)\(home.path("power.csv"))\(pipe)",
            columns: 140)
        try await window.shows("for keys.")
        try await window.press("Right", "]", "g")
        try await window.type("9")
        try await window.press("Enter", "Escape")
        let rows = try await window.shows("9: 10")
        #expect(
            rows.prefix(5) == [
                Self.opening, "1: 10", "Highest: 40 at 7", "Go to: hour axis", "9: 10",
            ])
        try await window.press("Q", "Enter")
        #expect(try await window.ended() == 0)
    }

    @Test func `Control-C within a word silences it and restores the terminal`() async throws {
        let listener = try await listener(RunningDaemon(in: home))
        let window = try await TerminalWindow(
            in: home,
            "\(BuildFolder.client) explore \(home.path("power.csv")); echo it was $?; stty -a | grep -oE -e '-?(echo|icanon) '"
        )
        _ = try await listener.answer("a word") { $0.method == "caption" && ($0.params?.offset ?? 0) > 20 }
        try await window.press("C-c")
        try await window.shows("it was 130")
        let rows = try await window.shows("icanon")
        #expect(rows.contains("echo") && rows.contains("icanon"), "\(rows)")
        let end = try await listener.answer("its end") { $0.isOutcome }
        #expect(end.params?.state == "canceled")
        let heard = try #require(end.params?.heard)
        #expect(Self.opening.hasPrefix(heard.prefix(10)) && heard.count < Self.opening.count)
    }

    @Test func `announced sentences are heard word for word`() async throws {
        let ear = try await Ear(.wav, in: home)
        let listener = try await listener(RunningDaemon(in: home, sink: ear.sink))
        let window = try await explore()
        try await window.shows("for keys.")
        try await window.press("End", "Right")
        _ = try await listener.answer("the end of data") {
            $0.params?.text == "End of data" && $0.params?.state == "finished"
        }
        try await window.press("[")
        _ = try await listener.answer("the lowest") {
            $0.params?.text == "Lowest: 5 at 4" && $0.params?.state == "finished"
        }
        // The recognizer may split its words at each pause, or not.
        let words = try await ear.hearing(grammar: "[end of data] [lowest] [five at four]").words
        #expect(words == "end of data lowest five at four", "\(words)")
    }
}
