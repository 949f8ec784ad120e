// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Settings, walked, heard and saved in a real terminal.
@Suite("a11y-speak settings", .seated)
struct SettingsTests {
    private let home: Home

    init() throws {
        home = try Home()
        try home.configure("# mine\nrate = 200 # quick\n")
    }

    private var file: String { home.configuration }

    @Test(arguments: ["", "--plain"])
    func `a chosen setting is heard, and saved with Enter`(option: String) async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) settings \(option)")
        try await eventually("the opening") { listener.queued.last?.hasPrefix("Settings. ") == true }
        for (key, sentence) in [
            ("Down", "Rate, 200 words per minute"), ("Right", "210 words per minute"), ("Down", "Pitch, 50"),
            ("Down", "Medium verbosity. X axis, 1 to 5"), ("Left", "Low verbosity. 1 to 5"), ("Enter", "Saved"),
        ] {
            try await window.press(key)
            try await eventually("\(sentence); there was said \(listener.queued.suffix(2))") {
                listener.queued.last == sentence
            }
        }
        #expect(try await window.ended() == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == "# mine\nrate = 210 # quick\nverbosity = \"low\"\n")
        let settings = try await home.speak("configure").output
        #expect(settings.contains("rate: 210\n") && settings.contains("verbosity: low\n"))
    }

    @Test func `Escape leaves the file and the daemon unchanged`() async throws {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        let window = try await TerminalWindow(in: home, "exec \(BuildFolder.client) settings")
        try await window.shows("Voice        the language's own")
        try await window.press("End", "Left")
        try await window.shows("Volume       75")
        try await window.press("Escape")
        #expect(try await window.ended() == 0)
        try await eventually("the end") { listener.queued.last == "All is as it was" }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\nrate = 200 # quick\n")
        #expect(try await home.speak("configure").output.contains("volume: 80\n"))
    }
}
