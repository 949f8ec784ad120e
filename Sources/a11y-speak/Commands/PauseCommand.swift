// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `pause`: silences all speech until `resume`.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "pause", "Pauses all speech but alarms until 'resume'.",
        examples: [
            "a11y-speak pause": "interrupts the current sentence",
            "a11y-speak resume": "continues",
        ])

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Silence alarms too: announcements of priority high.")
    var everything = false

    func run() async throws {
        try await connection.withClient { try await $0.pause(everything: everything) }
        if connection.json { StandardOutput.json(PauseEvent(paused: true)) }
    }
}

/// `resume`: ends a pause.
struct ResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "resume", "Continues after 'pause' with the sentence that was interrupted.",
        examples: [
            "a11y-speak pause": "interrupts the current sentence",
            "a11y-speak resume": "continues",
        ])

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        try await connection.withClient { try await $0.resume() }
        if connection.json { StandardOutput.json(PauseEvent(paused: false)) }
    }
}
