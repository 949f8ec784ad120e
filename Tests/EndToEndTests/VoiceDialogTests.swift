// SPDX-License-Identifier: MIT

import Testing

/// The voice dialogs of Orca and of Qt's programs, by their own code: they list engines and voices, and choose among
/// them.
@Suite("Voice dialogs", .seated)
struct VoiceDialogTests {
    private let home: Home

    init() throws {
        home = try Home()
        try home.add(module: "flite")
    }

    private func stage() async throws -> StandIn {
        let stage = try await StandIn(in: home)
        try await eventually("flite's voices") {
            try await stage.run("spd-say", "-o", "flite", "-L").output.contains("kal16")
        }
        return stage
    }

    /// The number of texts that each engine has spoken.
    private func texts() async throws -> [String: Int] {
        let lines = try await home.speak("voices", "--engines").output.split(separator: "\n")
        return lines.reduce(into: [:]) { texts, line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(where: { $0.hasPrefix("text") }) else { return }
            texts[String(words[1])] = Int(words[place - 1])
        }
    }

    @Test func `Orca lists the engines as speech systems, and speaks in the voice of the chosen one`() async throws {
        let stage = try await stage()
        let before = try await texts()
        let desktop = try await Desktop(in: home, environment: stage.environment)
        let orca = try desktop.start(["/usr/bin/python3", BuildFolder.client("orca_voices.py")])
        #expect(try await orca.ended() == 0, "\(orca.errors)")
        #expect(
            orca.output.split(separator: "\n").map(String.init) == [
                "system default: English (America)", "system espeak-ng: English (America)", "system flite: kal16",
            ])
        let outcomes = try await stage.silence()
        #expect(outcomes == ["finished: hello world", "finished: build finished", "finished: battery low"])
        let after = try await texts()
        #expect(after["flite"] == (before["flite"] ?? 0) + 1)
    }

    @Test func `Qt's programs list the voices of all engines, and speak in the chosen one`() async throws {
        let stage = try await stage()
        let before = try await texts()
        let client = try await stage.python("qt_voices.py")
        #expect(client.exitStatus == 0, "\(client.errors)")
        #expect(
            client.output.split(separator: "\n").map(String.init) == [
                "voices: English (America), kal16", "voice: English (America)", "voice: kal16",
            ])
        #expect(try await stage.silence() == ["finished: build finished", "finished: hello world"])
        #expect(try await texts()["flite"] == (before["flite"] ?? 0) + 1)
    }
}
