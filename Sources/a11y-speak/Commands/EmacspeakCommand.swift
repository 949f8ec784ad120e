// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `emacspeak`: a speech server for Emacspeak.
struct EmacspeakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emacspeak", abstract: "Runs as a speech server for Emacspeak, on standard input.",
        discussion:
            "a11y-speak also does this when called, without arguments, by a name that ends in espeak, such as "
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

    /// Serves until Emacspeak closes standard input, or sends the command to leave.
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

    /// - Returns: whether there may be more.
    private func perform(_ request: EmacspeakRequest, _ server: inout EmacspeakServer, _ link: EmacspeakLink) async
        -> Bool
    {
        for step in server.take(request) {
            if step == .leave { return false }
            await link.perform(step)
        }
        return true
    }

    /// An Emacs that ends sends a hangup: then nobody is left who could silence the speech.
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
