// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `emacspeak`: a speech server for Emacspeak.
struct EmacspeakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emacspeak", abstract: "Is a speech server for Emacspeak, on standard input.",
        discussion:
            "Also what a11y-speak is when it is called, without arguments, by a name that ends in espeak, such as "
            + "a11y-espeak: make such a link, and name it in DTK_PROGRAM.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let player = SoundPlayer(environment: ProcessInfo.processInfo.environment)
        let link = try await EmacspeakLink(options: connection, player: player)
        let signals = Self.leaveWhenTold(link)
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
    private static func leaveWhenTold(_ link: EmacspeakLink) -> SignalWatch {
        signal(SIGINT, SIG_IGN)
        return SignalWatch([SIGHUP, SIGTERM]) { _ in
            Task {
                await link.end(silencing: true)
                Glibc.exit(0)
            }
        }
    }
}
