// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The settings in the files of the user and of the machine: the configuration, and the voice styles.
struct DaemonSettings {
    var configuration: Configuration
    var styles: VoiceStyleFolder
    /// The problems in the files; the other two contain only valid settings.
    var problems: [ConfigurationError]
    /// Where no folder of voice styles was found.
    var hasNoStyles = false
    /// What turns text into sound besides espeak-ng: as the settings say it, and as it is found.
    private(set) var engines: [Engine] = []

    init(config: String?, dataDir: String?, environment: [String: String]) {
        var problems: [ConfigurationError] = []
        let read = ConfigurationFiles(option: config, environment: environment).configuration(problems: &problems)
        configuration = read.checked(problems: &problems, Self.objection)
        let folders = UserVoices(dataDir: dataDir, environment: environment).folders
        styles = VoiceStyleFolder(paths: folders, problems: &problems)
        hasNoStyles = folders.isEmpty
        engines = Engine.all(
            configuration.engines, ModuleFinder(environment: environment), problems: &problems)
        self.problems = problems
    }

    /// Takes away what names voices or languages that there are not.
    mutating func check(against voices: VoiceChoice) {
        var voices = voices
        voices.styles = styles
        configuration = configuration.checked(problems: &problems) { key, value, _ in
            guard case .text(let name) = value else { return nil }
            let delivery: Delivery
            switch key {
            case .voice: delivery = Delivery(voice: name)
            case .language: delivery = Delivery(language: name)
            default: return nil
            }
            do {
                _ = try voices.parameters(for: delivery)
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    private static func objection(_ key: ConfigurationKey, _ value: SettingValue, isRule: Bool) -> String? {
        guard key == .sink, case .text(let name) = value else { return nil }
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

extension DaemonSettings {
    /// Replaces the settings in force; these stay, all of them, when anything is wrong with the new ones.
    func replace(
        in clients: Clients, and synthesizer: EngineSynthesizer, warn: (String) -> Void, note: (String) -> Void
    ) {
        var new = self
        var voices = clients.voices
        voices.catalog = voices.catalog.expecting(voicesOf: engines.map(\.name))
        new.check(against: voices)
        if let alarm = new.alarm(", so the old settings stay") {
            for problem in new.problems { warn("The settings stay as they were: \(problem)") }
            return clients.say(alarm)
        }
        synthesizer.use(engines)
        clients.take(synthesizer.catalog)
        let old = clients.settings.files
        clients.use(new.styles)
        clients.apply(new.configuration)
        clients.feed.publish(.settings)
        note("The configuration and the voice styles were read again.")
        let changed = ConfigurationKey.atStart.filter { old[$0] != new.configuration[$0] }.map(\.rawValue)
        if !changed.isEmpty { note("These count from the next start on: \(changed.joined(separator: ", ")).") }
        let gone = synthesizer.names.filter { name in !engines.contains { $0.name == name } }
        if !gone.isEmpty { note("These engines are gone from the next start on: \(gone.joined(separator: ", ")).") }
    }
}

extension SinkChoice {
    /// - Throws: when there is no such sink.
    init(checking name: String) throws(ConfigurationError) {
        guard let choice = Self(name) else {
            throw ConfigurationError(file: "--sink", problem: Self.problem(with: name))
        }
        self = choice
    }
}
