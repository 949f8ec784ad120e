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
        abstract: "Prints the settings with their defaults, or checks the files that change them.",
        discussion: "--check exits with 78 when the daemon refuses something, and with 1 when only names are unknown.")

    @Flag(help: "Print every setting with its default, as a config.toml.")
    var defaults = false

    @Flag(help: "List all errors of the configuration and the voice styles.")
    var check = false

    @Argument(help: "Check this file instead of those of the user and the machine.")
    var file: String?

    func validate() throws {
        guard defaults != check, check || file == nil else {
            throw ValidationError("say what to do: --defaults, or --check and optionally a file")
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
        return ["There is no configuration, so the defaults apply: it would be \(paths.first ?? "config.toml")."]
    }
}

/// The output of `config --defaults`: every key with its default, as a config.toml that changes nothing.
enum ConfigurationDefaults {
    static var text: String {
        var lines: [String] = [introduction]
        lines += entries(.top)
        lines += [soundIntroduction] + entries(.sound)
        lines += [desktopIntroduction] + entries(.desktop)
        lines += [clientIntroduction]
        lines += SettingsTable.rows(of: .client).map { "# \($0.line)" }
        lines += ["", engineIntroduction] + entries(.engine)
        lines += [readingIntroduction] + entries(.reading)
        return lines.joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        # Settings of a11y-speakd with their defaults. Remove the # from a setting that you change.
        # Yours are in ~/.config/a11y-speakd/config.toml, the machine's in /etc/a11y-speakd/config.toml: for each key
        # the first file that has it counts. After a change: systemctl --user reload a11y-speakd

        """

    private static let soundIntroduction = """
        # How data sounds.
        # [sound]

        """

    private static let desktopIntroduction = """
        # The announcements of "a11y-speak desktop".
        # [desktop]

        """

    private static let engineIntroduction = """
        # Other engines than espeak-ng: modules or commands. One table such as this for each; its name may not be the
        # beginning of the name of an espeak-ng voice.
        # [engine.flite]

        """

    private static let readingIntroduction = """
        # Texts that name no voice, and that another engine or voice reads. One table for each rule; the first that fits
        # counts. In [voice] the key "default" is the "voice" from above.
        # [voice.reading]

        """

    private static let clientIntroduction = """
        # Settings of one program, which override its own requests. A program is known by the name that it gives itself,
        # which "a11y-speak history" prints, or by the name of its process. One table such as this for each:
        # [client."firefox"]
        """

    private static func entries(_ place: SettingPlace) -> [String] {
        SettingsTable.rows(of: place).map { row in
            let note = row.isAtStart ? " Looked at when the daemon starts." : ""
            return "# \(row.about)\(note)\n# It is \(row.kind.allowed).\n# \(row.line)\n"
        }
    }
}
