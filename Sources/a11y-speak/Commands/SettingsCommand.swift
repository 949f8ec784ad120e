// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Exploring
import FoundationEssentials

/// `settings`: everything that the user can set, as one family.
struct SettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "settings", "Chooses voice, rate, pitch and more by ear, or sets them by name.",
        examples: [
            "a11y-speak settings": "by ear, with the arrows; Enter saves",
            "a11y-speak settings pronounce kubectl \"cube control\"": "how a word is pronounced",
            "a11y-speak settings rules": "the rules for single programs",
        ],
        notes: "'a11y-speak configure', 'config', 'rule', 'rules' and 'pronounce' are short for 'settings set', "
            + "'settings file', 'settings rule', 'settings rules' and 'settings pronounce'.",
        subcommands: [
            SettingsWalkCommand.self, ConfigureCommand.self, PronounceCommand.self, RuleCommand.self,
            RulesCommand.self, ConfigCommand.self,
        ], defaultSubcommand: SettingsWalkCommand.self)
}

/// `settings walk`: the settings of speech, chosen by ear.
struct SettingsWalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "walk", "Walks voice, rate, pitch and more with the arrows, and plays each choice.",
        examples: [
            "a11y-speak settings": "Up and Down choose, Left and Right change",
            "a11y-speak settings --plain": "prints sentences, no screen",
        ],
        notes: "Enter saves to your config.toml. Escape changes nothing.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    func run() async throws {
        let keyboard = try Keyboard.open(for: "settings")
        let status = try await connection.withClient(as: "a11y-speak settings") { client in
            try await Self.walk(client, connection, keyboard: keyboard, isPlain: plain)
        }
        if status != 0 { throw ExitCode(status) }
    }

    /// Runs until the user leaves.
    /// - Parameter keyboard: the terminal for keys; this function ends its use.
    /// - Returns: the exit code.
    static func walk(
        _ client: AnnouncementClient, _ connection: ConnectionOptions, keyboard: Int32, isPlain: Bool,
        bell: Bell<SettingsWake> = Bell()
    ) async throws -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let store = try ConfigurationStore(environment: environment)
        let daemon = DaemonSettings(path: try connection.socketPath(), environment: environment)
        let settings = try await client.configure(ConfigureRequest())
        let voices = try await client.voices(language: settings.language)
        let names = try await client.voices()
        let display = TerminalDisplay<SettingsScreen>(keyboard: keyboard, isPlain: isPlain)
        let loop = SettingsLoop(client: client, display: display, bell: bell) { walk in
            let changes = walk.values.changes(from: walk.old)
            guard !changes.isEmpty else { return }
            try store.change { text in
                for change in changes { text.set(change.key, to: change.value, in: []) }
            }
            _ = daemon.reload()
            try await settle(walk.values, client)
        }
        return try await loop.run(SettingsWalk(settings, voices: voices, names: names))
    }

    /// Waits until the daemon has the settings. If other settings override the file, sets them in the daemon directly.
    private static func settle(_ values: SettingsValues, _ client: AnnouncementClient) async throws {
        for _ in 0..<10 {
            if SettingsValues(try await client.configure(ConfigureRequest())) == values { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        _ = try await client.configure(values.request)
    }
}
