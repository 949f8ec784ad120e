// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Synthesis

/// The settings in the files of the user and of the machine: the configuration, and the voice styles. A value: `Daemon` brings it
/// into force.
struct DaemonSettings {
    var configuration: Configuration
    var styles: VoiceStyleFolder
    /// The problems in the files; `configuration` and `styles` contain only valid settings.
    var problems: [ConfigurationError]
    /// True when no folder of voice styles was found.
    var hasNoStyles = false
    /// The enabled engines besides espeak-ng, from the settings and from the modules found on this machine.
    private(set) var engines: [Engine] = []

    init(config: String?, dataDir: String?, environment: [String: String]) {
        var problems: [ConfigurationError] = []
        let read = ConfigurationFiles(option: config, environment: environment).configuration(problems: &problems)
        configuration = read.checked(problems: &problems, Self.objection)
        let folders = UserVoices(dataDir: dataDir, environment: environment).folders
        styles = VoiceStyleFolder(paths: folders, problems: &problems)
        hasNoStyles = folders.isEmpty
        engines = Engine.all(
            configuration[.engine], ModuleFinder(environment: environment), problems: &problems)
        self.problems = problems
    }

    /// Returns the settings without the names of voices and languages that do not exist.
    /// - Parameter voices: with the styles and the catalog of the daemon.
    func checked(against voices: VoiceChoice) -> DaemonSettings {
        var checked = self
        let voices = own(voices)
        checked.configuration = configuration.checked(problems: &checked.problems) { id, value, _ in
            guard case .text(let name) = value else { return nil }
            let delivery: Delivery
            switch id {
            case SettingsTable.table.voice.id: delivery = Delivery(voice: name)
            case SettingsTable.table.language.id: delivery = Delivery(language: name)
            default: return nil
            }
            do {
                _ = try voices.parameters(for: delivery)
                return nil
            } catch {
                return "\(error)"
            }
        }
        return checked
    }

    /// The names in the files, to be checked.
    /// - Parameter voices: nil when the available voices are unknown.
    func names(_ voices: VoiceChoice?) -> NameCheck {
        NameCheck(
            configuration: configuration, styles: styles, engines: engines.map(\.name), voices: voices.map(own))
    }

    /// The voices with these styles. Voices of other engines are unknown until their engines run, so their names are
    /// accepted.
    private func own(_ voices: VoiceChoice) -> VoiceChoice {
        var own = voices
        own.styles = styles
        own.catalog = voices.catalog.expecting(voicesOf: engines.map(\.name))
        return own
    }

    private static func objection(_ id: String, _ value: SettingValue, isRule: Bool) -> String? {
        guard id == SettingsTable.table.sink.id, case .text(let name) = value else { return nil }
        guard let choice = SinkChoice(name) else { return SinkChoice.problem(with: name) }
        guard isRule, case .wav = choice else { return nil }
        return "a file records all that is said: name a device here, and the file with --sink"
    }
}

extension DaemonSettings {
    /// The spoken summary of the problems; the log has them in full.
    /// - Parameter ending: the consequence, such as ", so the old settings stay".
    func alarm(_ ending: String = "") -> String? {
        guard let first = problems.first else { return nil }
        let place = first.line.map { " in line \($0)" } ?? ""
        let name = first.file.split(separator: "/").last.map(String.init) ?? first.file
        let holder = name == "config.toml" ? "The configuration" : "The file \(name)"
        let more = problems.count > 1 ? ", and there are \(problems.count - 1) more" : ""
        return "\(holder) has an error\(place)\(more)\(ending). The command a11y-speak config --check says more."
    }
}

extension SinkChoice {
    /// - Throws: a ``ConfigurationError`` when the name is not that of a sink.
    init(checking name: String) throws(ConfigurationError) {
        guard let choice = Self(name) else {
            throw ConfigurationError(file: "--sink", problem: Self.problem(with: name))
        }
        self = choice
    }
}
