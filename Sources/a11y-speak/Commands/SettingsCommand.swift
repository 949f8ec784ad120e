// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import FoundationEssentials

/// `settings`: how everything is spoken, chosen by ear.
struct SettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Changes voice, rate, pitch and so on with the arrow keys; each choice is heard at once.",
        discussion:
            "Up and Down choose, Left and Right change, Enter saves to your config.toml, Escape leaves all as it was.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    func run() async throws {
        let keyboard = try Keyboard.open(for: "settings")
        let environment = ProcessInfo.processInfo.environment
        let store = try ConfigurationStore(environment: environment)
        let daemon = DaemonSettings(path: try connection.socketPath(), environment: environment)
        let status = try await connection.withClient(as: "a11y-speak settings") { client in
            let settings = try await client.configure(ConfigureRequest())
            let voices = try await client.voices(language: settings.language)
            let names = try await client.voices()
            let display = TerminalDisplay<SettingsScreen>(keyboard: keyboard, isPlain: plain)
            let loop = SettingsLoop(client: client, display: display) { walk in
                let changes = walk.values.changes(from: walk.old)
                guard !changes.isEmpty else { return }
                try store.change { text in
                    for change in changes { text.set(change.key, to: change.value, in: []) }
                }
                _ = daemon.readAgain()
                try await Self.settle(walk.values, client)
            }
            return try await loop.run(SettingsWalk(settings, voices: voices, names: names))
        }
        if status != 0 { throw ExitCode(status) }
    }

    /// Waits until the daemon has the settings. Where others stand above the file they are set at once.
    private static func settle(_ values: SettingsValues, _ client: AnnouncementClient) async throws {
        for _ in 0..<10 {
            if SettingsValues(try await client.configure(ConfigureRequest())) == values { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        _ = try await client.configure(values.request)
    }
}
