// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// Debian's Orca on an invisible screen, with a small GTK program (Tests/Clients/notes.py).
@Suite("Orca", .seated)
struct OrcaTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Orca does not start while another Orca of the same user runs, so a PID namespace hides all other processes.
    static let alone =
        ["unshare"] + (geteuid() == 0 ? [] : ["--user", "--map-current-user"])
        + ["--pid", "--fork", "--kill-child", "--mount-proc"]

    /// Sends SIGTERM to Orca, which is the child of `unshare`, and waits for its end.
    private func end(_ orca: Program) async throws {
        #expect(try await home.run(["pkill", "-TERM", "-P", "\(orca.pid)"]).exitStatus == 0)
        #expect(try await orca.ended() == 0)
    }

    /// Starts the window and then Orca, and waits until Orca has announced the focused element.
    private func start(
        _ stage: StandIn, _ words: OrcaWords
    ) async throws -> (desktop: Desktop, notes: Program, orca: Program) {
        let desktop = try await Desktop(in: home, environment: stage.environment)
        let notes = try desktop.start(["/usr/bin/python3", BuildFolder.client("notes.py")])
        try await eventually("the window; it wrote: \(notes.errors)") { notes.output.contains("focused") }
        let orca = try desktop.start(Self.alone + ["orca"])
        let said = try await stage.ended(count: 3).map(OrcaWords.said)
        #expect(said == ["Screen reader on", words.window, "Name text"])
        return (desktop, notes, orca)
    }

    private func orcaWords() async throws -> OrcaWords {
        OrcaWords(version: try await home.run(["orca", "--version"]).output)
    }

    @Test func `focus, typing and a whole text are heard from Orca`() async throws {
        let ear = try await Ear(.wav, in: home)
        let stage = try await StandIn(in: home, sink: ear.sink)
        let orcaWords = try await orcaWords()
        let (desktop, notes, orca) = try await start(stage, orcaWords)
        var said = 3
        for step in orcaWords.steps {
            try await desktop.press(step.key)
            let now = try await stage.ended(count: said + step.said.count).dropFirst(said).map(OrcaWords.said)
            #expect(now == step.said, "\(step.key)")
            said += step.said.count
        }
        let cursor = try await eventually("the cursor at the end; it was: \(notes.output)") {
            notes.output.contains(orcaWords.cursor.last!) ? notes.output : nil
        }
        #expect(cursor.split(separator: "\n").map(String.init) == ["focused"] + orcaWords.cursor)
        try await end(orca)
        #expect(try await stage.ended(count: said + 1).last == "Screen reader off.")
        let cut = try await stage.silence().filter { !$0.hasPrefix("finished: ") }
        #expect(Set(cut).isSubset(of: orcaWords.cut))
        let words = try await ear.hearing(grammar: Self.grammar).words
        // In between the recognizer sometimes loses a word: keys and names follow each other without a pause.
        #expect(words.contains("save button") || words.contains("save push button"))
        #expect(words.contains("build finished"))
        #expect(words.contains("battery low"))
        #expect(words.hasSuffix("hello world screen reader off"))
    }

    private static let grammar = """
        (screen reader (on | off) | notes [frame] | name text | tab | space | back space | alarm check box [not] checked \
        | checked | volume [zero] horizontal slider zero [zero percent] | zero | one | save [push] button | text text | plus \
        | build finished | battery low | the quick brown fox jumps over the lazy dog | hello world)+
        """

    @Test func `a canceled text leaves the cursor at the last word heard`() async throws {
        let stage = try await StandIn(in: home)
        let orcaWords = try await orcaWords()
        let (desktop, notes, orca) = try await start(stage, orcaWords)
        for _ in 1...4 { try await desktop.press("Tab") }
        try await stage.began(orcaWords.text)
        _ = try await stage.silence()
        try await desktop.press(OrcaWords.sayAll)
        let text = "The quick brown fox jumps over the lazy dog. "
        try await stage.hears(text, at: 16)
        try await desktop.press("Control_L")
        let cursor = try await eventually("the cursor; it was: \(notes.output)") {
            notes.output.split(separator: "\n").drop { $0 != "cursor 29" }.dropFirst().first.map(String.init)
        }
        // The offsets of fox, jumps, over, the, lazy and dog.
        #expect(["cursor 45", "cursor 49", "cursor 55", "cursor 60", "cursor 64", "cursor 69"].contains(cursor))
        #expect(try await stage.silence().contains("canceled: \(text)"))
        #expect(!stage.heard.contains("Hello world."))
        try await end(orca)
    }
}

/// Orca's texts for each key, which differ between versions.
private struct OrcaWords {
    let steps: [(key: String, said: [String])]
    /// Names of the focused window and of its text field.
    let (window, text): (String, String)
    /// The keycode of KP_Add: newer keymaps have that key on a level with Alt too, and xdotool would hold Alt.
    static let sayAll = "86"
    /// Cursor places while a text is read: older versions move it after each sentence heard, newer ones before the
    /// next.
    let cursor: [String]
    /// Texts that Orca cancels when it has a newer one.
    let cut: Set<String>

    /// - Parameter version: output of `orca --version`: "43.1", or "Orca version 48.1, AT-SPI2 version: 2.56.2".
    init(version: String) {
        let number = version.firstMatch(of: /\d+/).flatMap { Int($0.output) } ?? 0
        let isOld = number < 48
        cursor = (number < 51 ? [16, 29, 74, 86] : [0, 16, 29, 74]).map { "cursor \($0)" }
        (window, text) = number < 51 ? ("Notes frame", "Text text.") : ("Notes", "Text text")
        cut = isOld ? [] : number < 51 ? ["canceled: tab"] : ["canceled: tab", "canceled: +"]
        steps = [
            ("h", ["h"]),
            ("i", ["i"]),
            ("BackSpace", ["backspace", "i"]),
            ("Tab", ["tab", "Alarm check box not checked"]),
            ("space", ["space", "checked"]),
            (
                "Tab",
                ["tab"]
                    + (isOld ? ["Volume horizontal slider 0", "0"] : ["Volume 0 horizontal slider 0 0 percent"])
            ),
            ("Right", ["1"]),
            ("Tab", ["tab", isOld ? "Save push button" : "Save button"]),
            ("Tab", ["tab", "Text text", "Build finished"]),
            (
                Self.sayAll,
                (isOld ? ["plus"] : number < 51 ? [] : ["+"]) + [
                    "Build finished", "Battery low", "The quick brown fox jumps over the lazy dog", "Hello world",
                ]
            ),
        ]
    }

    /// The text without the final periods and spaces, which differ between versions.
    static func said(_ text: String) -> String {
        var text = text[...]
        while text.last == " " || text.last == "." { text.removeLast() }
        return String(text)
    }
}
