// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import ArgumentParser
import FoundationEssentials
import Glibc
import Synthesis

/// `config`: prints the available settings, or checks the settings files.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Prints the settings with their defaults, or checks the files that have others.",
        discussion: "--check exits with 78 when the daemon refuses something, and with 1 when only names are unknown.")

    @Flag(help: "Print every setting and what holds without it, as a config.toml.")
    var defaults = false

    @Flag(help: "Say everything that is wrong with the configuration and the voice styles.")
    var check = false

    @Argument(help: "Check this file, and not those of the user and the machine.")
    var file: String?

    func validate() throws {
        guard defaults != check, check || file == nil else {
            throw ValidationError("say what to do: --defaults, or --check and perhaps a file")
        }
    }

    func run() async throws {
        defer { fflush(nil) }
        if defaults { return print(ConfigurationDefaults.text, terminator: "") }
        let environment = ProcessInfo.processInfo.environment
        var settings = DaemonSettings(config: file, dataDir: nil, environment: environment)
        // Without a synthesizer the available voices are unknown.
        let synthesizer = try? await WorkerSynthesizer.start()
        let voices = synthesizer.map { VoiceChoice(catalog: $0.catalog, styles: settings.styles, language: "C") }
        if let voices { settings = settings.checked(against: voices) }
        let findings = settings.names(voices).findings
        for problem in settings.problems + findings { print(problem) }
        guard settings.problems.isEmpty else { throw ExitCode(ListenError.badConfiguration) }
        guard findings.isEmpty else { throw ExitCode.failure }
        for sentence in praise(environment) { print(sentence) }
    }

    private func praise(_ environment: [String: String]) -> [String] {
        let paths = ConfigurationFiles(option: file, environment: environment).paths
        let there = paths.filter { access($0, F_OK) == 0 }
        guard there.isEmpty else { return there.map { "\($0) is good." } }
        return ["There is no configuration, so the defaults hold: it would be \(paths.first ?? "config.toml")."]
    }
}

/// The output of `config --defaults`: every key with its default, as a config.toml that changes nothing.
enum ConfigurationDefaults {
    static var text: String {
        let parts = [
            [introduction] + entries(.top), [soundIntroduction] + entries(.sound),
            [desktopIntroduction] + entries(.desktop),
            [clientIntroduction] + SettingsTable.rows(of: .client).map { "# \($0.line)" },
            ["", engineIntroduction] + entries(.engine), [readingIntroduction] + entries(.reading),
        ]
        return parts.joined().joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        # Settings of a11y-speakd, each with what holds without it. Take the # away from what you change.
        # Yours are in ~/.config/a11y-speakd/config.toml, the machine's in /etc/a11y-speakd/config.toml: of each key the first
        # that is found counts. After a change: systemctl --user reload a11y-speakd

        """

    private static let soundIntroduction = """
        # How data sounds.
        # [sound]

        """

    private static let desktopIntroduction = """
        # What "a11y-speak desktop" says.
        # [desktop]

        """

    private static let engineIntroduction = """
        # What turns text into sound besides espeak-ng: a module or a command. A table such as this for each, whose name is no
        # first part of the name of an espeak-ng voice.
        # [engine.flite]

        """

    private static let readingIntroduction = """
        # Which texts another engine or voice reads, of those that ask for no voice. A table for each, the first that fits counts;
        # in [voice] the key "default" is the "voice" from above.
        # [voice.reading]

        """

    private static let clientIntroduction = """
        # What counts for one program, whatever it asks for itself. It is known by the name that it gives itself, which
        # "a11y-speak history" tells, or by the name of its process. A table such as this for each:
        # [client."firefox"]
        """

    private static func entries(_ place: SettingPlace) -> [String] {
        SettingsTable.rows(of: place).map { row in
            let note = row.isAtStart ? " Looked at when the daemon starts." : ""
            return "# \(row.about)\(note)\n# It is \(row.kind.allowed).\n# \(row.line)\n"
        }
    }
}
