// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis

extension Engine {
    /// An engine from the user's settings. Nil when it cannot be started: a problem is reported, unless its table is
    /// empty or disabled.
    /// - Parameter finder: finds modules by their names.
    init?(_ name: String, _ settings: Settings, _ finder: ModuleFinder, problems: inout [ConfigurationError]) {
        guard let place = settings.first else { return nil }
        func refuse(_ problem: String) { problems.append(ConfigurationError(place, problem)) }
        let kind: Kind
        switch (settings.module, settings.command) {
        case (let module?, nil):
            guard let path = finder.path(of: module) else {
                refuse("\"module\": there is no output module \(module.quoted); \(finder.told)")
                return nil
            }
            kind = .module(path: path, configuration: settings.moduleConfiguration ?? finder.configuration(of: path))
        case (nil, let line?):
            guard CommandWords(line) != nil else {
                refuse("\"command\": \(line.quoted) is not a command: a quote does not end, or there is no word")
                return nil
            }
            var command = Command(line, language: settings.commandLanguage ?? "en")
            (command.sampleRate, command.format) = (settings.sampleRate, settings.sampleFormat)
            command.mode = settings.commandMode
            guard command.mode == .once || !line.contains("{output}") else {
                refuse("\"mode\": a program that stays writes to its standard output: leave out {output} or \"mode\"")
                return nil
            }
            kind = .command(command)
        default:
            if settings.isEnabled { refuse("the engine \(name.quoted) needs either \"module\" or \"command\"") }
            return nil
        }
        self.init(name: name, kind: kind)
        isNamed = true
        (memory, patience) = (settings.memory, settings.patience)
        (usesNetwork, files) = (settings.usesNetwork, settings.files)
    }
}

extension Engine {
    /// The engines besides espeak-ng: those of the settings, and the modules that are installed.
    static func all(
        _ settings: [String: Settings], _ finder: ModuleFinder, problems: inout [ConfigurationError]
    ) -> [Engine] {
        var engines: [Engine] = []
        for (name, own) in settings.sorted(by: { $0.key < $1.key }) {
            if let place = own.first, let problem = problem(withName: name) {
                problems.append(ConfigurationError(place, problem))
            } else if let engine = Engine(name, own, finder, problems: &problems), own.isEnabled {
                engines.append(engine)
            }
        }
        return engines + finder.engines.filter { settings[$0.name] == nil }
    }

    /// The fault of an engine's name; nil for none. Names of two or three letters are families of languages, with which
    /// the names of espeak-ng's voices begin: `gmw/en`.
    private static func problem(withName name: String) -> String? {
        let isPlain = name.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
        guard isPlain, !name.isEmpty, name.count <= 40 else {
            return "the engine's name \(name.quoted) must be of letters, digits, - and _"
        }
        guard name.count > 3, name != Engine.espeak.name else {
            return
                "the engine cannot be called \(name.quoted), as voices of espeak-ng are: take more than three letters"
        }
        return nil
    }
}
