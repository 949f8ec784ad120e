// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The lowest and the highest pitch that a user hears, found and saved in a real terminal.
@Suite("a11y-speak hear-test", .seated)
struct HearTestTests {
    private let home: Home

    init() throws {
        home = try Home()
        try home.configure("# mine\nrate = 200 # quick\n")
    }

    private var file: String { home.configuration }

    @Test(arguments: ["", "--plain"])
    func `tones are played until one is not heard, and both limits are saved`(option: String) async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) hear-test \(option)")
        for (key, sentence) in [
            ("", "622 Hz"), ("Space", "220 Hz"), ("n", "262 Hz"), ("Space", "1760 Hz"), ("n", "1480 Hz"),
        ] {
            if !key.isEmpty { try await window.press(key) }
            try await eventually("\(sentence); there was said \(listener.queued.suffix(2))") {
                listener.queued.last == sentence
            }
        }
        try await window.press("Space")
        #expect(try await window.ended() == 0)
        try await eventually("how to undo it; there was said \(listener.queued.suffix(2))") {
            listener.queued.suffix(2) == [
                "Saved: tones from 262 to 1480 hertz",
                "To undo it, take lowest and highest out of the table sound in \(file)",
            ]
        }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == "# mine\nrate = 200 # quick\n\n[sound]\nlowest = 262\nhighest = 1480\n")
    }

    @Test func `Escape leaves the settings unchanged`() async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) hear-test")
        try await window.shows("Set the volume")
        try await window.press("Escape")
        #expect(try await window.ended() == 0)
        try await eventually("the end") { listener.queued.last == "All is as it was" }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\nrate = 200 # quick\n")
    }

    @Test func `without a terminal, or with --json, hear-test names what it requires`() async throws {
        _ = try await RunningDaemon(in: home)
        let bare = try await home.run(["setsid", "-w", BuildFolder.client, "hear-test"])
        #expect(bare.exitStatus == 2)
        #expect(bare.errors.contains("hear-test reads its keys from a terminal, and there is none"))
        let json = try await home.speak("hear-test", "--json")
        #expect(json.exitStatus == 2 && json.errors.contains("leave out --json"))
    }
}
