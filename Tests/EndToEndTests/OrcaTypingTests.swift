// SPDX-License-Identifier: MIT

import Testing

/// Real keys in a text field that a program draws by itself, with Orca and without it.
@Suite("Orca announces each typed key once", .seated)
struct OrcaTypingTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// A key, the texts of Orca, and those of the daemon without a screen reader.
    private static let steps: [(key: String, orca: [String], ours: [String])] = [
        ("h", ["h"], ["h"]), ("BackSpace", ["backspace", "h"], ["h"]), ("Left", ["o"], ["o"]),
        ("Home", ["o"], ["one"]), ("Delete", ["delete", "n"], ["o"]), ("space", ["space"], ["space"]),
        ("Right", ["e"], ["e"]),
    ]

    private func stage() async throws -> OrcaStage {
        let stage = try await OrcaStage(in: home)
        let window = try stage.desktop.start(
            ["/usr/bin/python3", BuildFolder.client("typed.py"), home.socket, "one two"])
        try await eventually("the window; it wrote: \(window.errors)") { window.output.contains("focused") }
        try await eventually("the name and the text of the field") { stage.said.contains("Note, one two, text field") }
        return stage
    }

    /// Presses the keys, and returns the texts after each.
    private func said(_ stage: OrcaStage, _ expected: ((key: String, orca: [String], ours: [String])) -> [String])
        async throws -> [[String]]
    {
        var said: [[String]] = []
        for step in Self.steps {
            let before = stage.said.count
            _ = try await stage.accepted(expected(step).count) { try await stage.desktop.press(step.key) }
            _ = try await stage.stand.silence()
            said.append(Array(stage.said.dropFirst(before)))
        }
        return said
    }

    @Test func `without a screen reader, the daemon echoes keys and reads what the caret reaches`() async throws {
        let stage = try await stage()
        let said = try await said(stage) { $0.ours }
        #expect(said == Self.steps.map(\.ours))
    }

    /// Newer versions hear keys from the X server, and older ones from the registry.
    @Test func `Orca echoes keys and reads what the caret reaches, and the daemon is silent`() async throws {
        let stage = try await stage()
        _ = try await stage.startOrca(saying: "Note entry")
        let said = try await said(stage) { $0.orca }
        #expect(said == Self.steps.map(\.orca))
    }
}
