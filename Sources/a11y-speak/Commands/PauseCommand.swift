// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `pause`: silence until `resume`.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Silences all speech except alarms, until 'resume'.")

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
        commandName: "resume", abstract: "Continues after 'pause', from the sentence that was cut.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        try await connection.withClient { try await $0.resume() }
        if connection.json { StandardOutput.json(PauseEvent(paused: false)) }
    }
}
