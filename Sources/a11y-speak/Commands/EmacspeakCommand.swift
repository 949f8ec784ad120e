// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `emacspeak`: a speech server for Emacspeak.
struct EmacspeakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "emacspeak", "Runs as a speech server for Emacspeak, on standard input.",
        examples: [
            "a11y-speak emacspeak": "reads Emacspeak's commands",
            #"ln -s "$(command -v a11y-speak)" ~/.local/bin/a11y-espeak"#: "for DTK_PROGRAM",
        ],
        notes: "The program also runs as this server when it is called, without arguments, by a name that ends in "
            + "espeak.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let player = SoundPlayer(environment: ProcessInfo.processInfo.environment)
        let link = try await EmacspeakLink(options: connection, player: player)
        let signals = Self.exitOnHangup(link)
        defer { signals.end() }
        try await serve(link)
        await link.end(silencing: false)
    }

    /// Serves until Emacspeak closes standard input, or sends the command to exit.
    private func serve(_ link: EmacspeakLink) async throws {
        var server = EmacspeakServer(voices: try await link.voices())
        var reader = EmacspeakReader()
        for await bytes in ByteInput().bytes {
            for request in reader.received(bytes) {
                if await !perform(request, &server, link) { return }
            }
        }
        for request in reader.rest() { _ = await perform(request, &server, link) }
    }

    /// - Returns: whether to continue.
    private func perform(_ request: EmacspeakRequest, _ server: inout EmacspeakServer, _ link: EmacspeakLink) async
        -> Bool
    {
        for step in server.take(request) {
            if step == .leave { return false }
            await link.perform(step)
        }
        return true
    }

    /// Silences the speech and exits at a hangup: Emacs sends it at its end, and cannot silence the speech any longer.
    private static func exitOnHangup(_ link: EmacspeakLink) -> SignalWatch {
        signal(SIGINT, SIG_IGN)
        return SignalWatch([SIGHUP, SIGTERM]) { _ in
            Task {
                await link.end(silencing: true)
                Glibc.exit(0)
            }
        }
    }
}
