// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import FoundationEssentials
import Sonification
import Wording

/// `hear-test`: the pitches that data is played at, found by ear.
struct HearTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hear-test",
        abstract: "Finds the lowest and the highest pitch that you hear well: data then plays between them.",
        discussion:
            "It plays lower and lower tones, and then higher and higher ones: Space if you hear one, N if not, R plays it again, "
            + "Escape leaves all as it was. The result is written to the table [sound] of your config.toml.")

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
            let known = SpokenLanguage(tag: settings.language)
            let loop = HearTestLoop(
                client: client, display: TerminalDisplay(keyboard: keyboard, isPlain: plain),
                language: known == nil ? SpokenLanguage.english.rawValue : nil
            ) { band in
                try store.change { text in
                    text.set("lowest", to: "\(Int(band.lowest))", in: ["sound"])
                    text.set("highest", to: "\(Int(band.highest))", in: ["sound"])
                }
                _ = daemon.readAgain()
                return store.path
            }
            return try await loop.run(HearTest(language: settings.language))
        }
        if status != 0 { throw ExitCode(status) }
    }
}
