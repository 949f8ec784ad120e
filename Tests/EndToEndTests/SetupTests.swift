// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The questions of `setup` in a real terminal.
@Suite("a11y-speak setup", .seated)
struct SetupTests {
    private let home: Home
    private static let opening = "Setup. Enter if you hear this well, N if not. R repeats, Escape leaves"
    private static let voice = "Enter to choose voice and speed by ear, N to keep them"
    private static let shell = "Enter to hear in bash when a long command ends, N if not"

    init() throws {
        home = try Home()
    }

    private func window() async throws -> TerminalWindow {
        try await TerminalWindow(in: home, "exec env SHELL=/bin/bash \(BuildFolder.client) setup")
    }

    private func listener() async throws -> SocketClient {
        let listener = try await RunningDaemon(in: home).client()
        try await listener.subscribe(scope: "all")
        return listener
    }

    private func hears(_ sentence: String, _ listener: SocketClient, times: Int = 1) async throws {
        try await eventually("\(sentence); queued so far: \(listener.queued.suffix(3))") {
            listener.queued.filter { $0 == sentence }.count >= times
        }
    }

    @Test func `setup speaks each question, and a yes changes the voice settings and the shell`() async throws {
        let listener = try await listener()
        let window = try await window()
        try await hears(Self.opening, listener)
        try await window.press("r")
        try await hears(Self.opening, listener, times: 2)
        try await window.press("Enter")
        try await hears(Self.voice, listener)
        try await window.press("Enter")
        try await eventually("the settings") { listener.queued.count > 3 }
        try await window.press("Escape")
        try await hears(Self.shell, listener)
        try await window.press("Enter")
        #expect(try await window.ended() == 0)
        try await hears("Setup is done", listener)
        let start = try String(contentsOfFile: "\(try #require(home.environment["HOME"]))/.bashrc", encoding: .utf8)
        #expect(start == "eval \"$(a11y-speak shell-hook bash)\"\n")
    }

    @Test func `a no changes nothing, and an unknown key repeats the question`() async throws {
        let listener = try await listener()
        let window = try await window()
        try await hears(Self.opening, listener)
        try await window.press("x")
        try await hears(Self.opening, listener, times: 2)
        try await window.press("Enter")
        try await hears(Self.voice, listener)
        try await window.press("n")
        try await hears(Self.shell, listener)
        try await window.press("n")
        #expect(try await window.ended() == 0)
        #expect(!FileManager.default.fileExists(atPath: "\(try #require(home.environment["HOME"]))/.bashrc"))
        #expect(!FileManager.default.fileExists(atPath: home.configuration))
    }

    @Test func `Escape leaves with 0, and speech that is not heard well ends with 1 and names doctor`() async throws {
        let listener = try await listener()
        let left = try await window()
        try await hears(Self.opening, listener)
        try await left.press("Escape")
        #expect(try await left.ended() == 0)
        let unheard = try await window()
        try await hears(Self.opening, listener, times: 2)
        try await unheard.press("n")
        #expect(try await unheard.ended() == 1)
    }

    @Test func `without a terminal or a daemon it says what it needs`() async throws {
        let bare = try await home.run(["setsid", "-w", BuildFolder.client, "setup"])
        #expect(bare.exitStatus == 2)
        #expect(bare.errors.contains("setup reads its keys from a terminal, and there is none"))
        let window = try await window()
        #expect(try await window.ended() == 69)
    }
}
