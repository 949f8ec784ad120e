// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Exploring
import FoundationEssentials
import Sonification
import Wording

/// `hear-test`: finds the pitches for data by ear.
struct HearTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "hear-test", "Finds the lowest and the highest pitch that you hear well; data is played between them.",
        examples: [
            "a11y-speak hear-test": "Space: heard, N: not heard, R: again",
            "a11y-speak hear-test --plain": "prints sentences, no screen",
        ],
        notes: "Escape changes nothing. The pitches are saved in the table [sound] of your config.toml.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    func validate() throws {
        if connection.json {
            throw ValidationError("hear-test asks for keys, and prints no JSON: leave out --json")
        }
    }

    func run() async throws {
        let keyboard = try Keyboard.open(for: "hear-test")
        let environment = ProcessInfo.processInfo.environment
        let store = try ConfigurationStore(environment: environment)
        let daemon = DaemonSettings(path: try connection.socketPath(), environment: environment)
        let status = try await connection.withClient(as: "a11y-speak hear-test") { client in
            let settings = try await client.configure(ConfigureRequest())
            let known = SpokenLanguage(level: 2, tag: settings.language)
            let loop = HearTestLoop(
                client: client, display: TerminalDisplay(keyboard: keyboard, isPlain: plain),
                language: known == nil ? SpokenLanguage.english.rawValue : nil
            ) { band in
                try store.change { text in
                    text.set("lowest", to: "\(Int(band.lowest))", in: ["sound"])
                    text.set("highest", to: "\(Int(band.highest))", in: ["sound"])
                }
                _ = daemon.reload()
                return store.path
            }
            return try await loop.run(HearTest(language: settings.language))
        }
        if status != 0 { throw ExitCode(status) }
    }
}
