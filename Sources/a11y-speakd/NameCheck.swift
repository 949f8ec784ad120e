// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Glibc
import Synthesis
import Wording

/// Finds names in the settings files that mean nothing on this machine. The daemon ignores them, and only `config
/// --check` reports them: an engine that is not installed today must not keep a reload from working.
struct NameCheck {
    let configuration: Configuration
    let styles: VoiceStyleFolder
    /// The names of the engines besides espeak-ng.
    let engines: [String]
    /// The voices, with the styles. Nil when the available voices are unknown; then voices and languages are not
    /// checked.
    let voices: VoiceChoice?

    /// A problem for each name, in the order of the files.
    var findings: [ConfigurationError] {
        var found = [configuration.settings.entry(\.sink)].compactMap(\.self).flatMap(sink)
        for own in configuration[.engine].values where own.isEnabled { found += engine(own) }
        for (name, own) in configuration[.reading] { found += reading(name, own) }
        for (name, own) in styles.settings { found += style(name, own) }
        for words in [configuration.pronunciations] + configuration.clientPronunciations.values {
            for (tag, place) in words.places { found += language(tag, of: "pronounce", at: place) }
        }
        for (name, place) in configuration.keys { found += key(name, place) }
        return found.sorted { ($0.file, $0.line ?? 0, $0.problem) < ($1.file, $1.line ?? 0, $1.problem) }
    }

    private func sink(_ place: Setting) -> [ConfigurationError] {
        guard let name = String(setting: place.value), case .wav(let path)? = SinkChoice(name) else { return [] }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        guard !folder.isEmpty, access(folder, W_OK) != 0 else { return [] }
        return [ConfigurationError(place, "\"sink\": no file can be written in \(folder.quoted): name another folder")]
    }

    private func engine(_ own: Settings) -> [ConfigurationError] {
        var found: [ConfigurationError] = []
        if let place = own.entry(\.command), let program = own.command.flatMap({ CommandWords($0)?.words.first }),
            (try? EngineProgram.path(of: program)) == nil
        {
            let cure = program.contains("/") ? "" : ", or write its path"
            let problem = "\"command\": there is no executable program \(program.quoted): install it\(cure)"
            found.append(ConfigurationError(place, problem))
        }
        if let place = own.entry(\.moduleConfiguration), let path = own.moduleConfiguration {
            found += file(path, of: "configuration", at: place)
        }
        if let place = own.entry(\.files) { found += own.files.flatMap { file($0, of: "files", at: place) } }
        if let place = own.entry(\.commandLanguage), let tag = own.commandLanguage {
            found += language(tag, of: "language", at: place)
        }
        return found
    }

    private func file(_ path: String, of key: String, at place: Setting) -> [ConfigurationError] {
        guard access(path, R_OK) != 0 else { return [] }
        let problem = "\"\(key)\": \(path.quoted) cannot be read: write the whole path of an existing file"
        return [ConfigurationError(place, problem)]
    }

    private func reading(_ name: String, _ own: Settings) -> [ConfigurationError] {
        var found: [ConfigurationError] = []
        if let place = own.first, own.readingEngine == nil, own.readingVoice == nil {
            found.append(
                ConfigurationError(place, "[voice.\(name)] has no effect without \"engine\" or \"voice\": add one"))
        }
        if let place = own.entry(\.readingEngine), let engine = own.readingEngine {
            let known = [Engine.espeak.name] + engines
            if !known.contains(engine) {
                let problem = "\"engine\": there is no engine \(Self.unknown(engine, of: known))"
                found.append(ConfigurationError(place, problem))
            }
        }
        if let voices, let place = own.entry(\.readingVoice), let voice = own.readingVoice,
            voices.catalog.voice(named: voice) == nil
        {
            let problem = "\"voice\": there is no voice \(voice.quoted): use one that 'a11y-speak voices' lists"
            found.append(ConfigurationError(place, problem))
        }
        if let place = own.entry(\.readingLanguages) {
            found += own.readingLanguages?.flatMap { language($0, of: "languages", at: place) } ?? []
        }
        return found
    }

    private func style(_ name: String, _ own: Settings) -> [ConfigurationError] {
        var found: [ConfigurationError] = []
        if let place = own.entry(\.styleLanguages) {
            found += own.styleLanguages?.flatMap { language($0, of: "languages", at: place) } ?? []
        }
        do {
            _ = try voices?.parameters(for: Delivery(voice: name))
        } catch {
            let isVoice = own.styleVoice.map { voices?.catalog.voice(named: $0) == nil } ?? false
            let (key, place) = isVoice ? ("voice", own.entry(\.styleVoice)) : ("variant", own.entry(\.styleVariant))
            if let place { found.append(ConfigurationError(place, "\"\(key)\": \(error)")) }
        }
        return found
    }

    private func language(_ tag: String, of key: String, at place: Setting) -> [ConfigurationError] {
        guard let catalog = voices?.catalog, catalog.voice(forLanguage: tag) == nil else { return [] }
        // An engine may speak languages that espeak-ng lacks, so any well-formed tag is accepted when there are
        // engines.
        if !engines.isEmpty, (2...3).contains(LanguageTag(tag).language.utf8.count) { return [] }
        let guess = KnownNames(catalog.languages).meant(by: tag).map { "did you mean \"\($0)\"? " } ?? ""
        let problem = "\"\(key)\": no voice speaks the language \(tag.quoted): \(guess)write a tag such as de or en-GB"
        return [ConfigurationError(place, problem)]
    }

    /// Checks a key of `explore`. The phrasebook has the names of the actions.
    private func key(_ name: String, _ place: Setting) -> [ConfigurationError] {
        if name == "layout" {
            guard ![.text("standard"), .text("classic")].contains(place.value) else { return [] }
            let problem = "\"layout\" is \(place.value.toml), but must be \"standard\" or \"classic\""
            return [ConfigurationError(place, problem)]
        }
        let prefix = "action."
        let actions = Phrasebook[.english].entries.keys.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(".speech") }
        let known = ["layout"] + actions.map { String($0.dropFirst(prefix.count)) }.sorted()
        guard !known.contains(name) else { return [] }
        return [ConfigurationError(place, "there is no action \(Self.unknown(name, of: known))")]
    }

    /// A message with the unknown name and the known names.
    private static func unknown(_ name: String, of known: [String]) -> String {
        let names = KnownNames(known)
        let guess = names.meant(by: name).map { "did you mean \"\($0)\"? " } ?? ""
        return "\(name.quoted): \(guess)\(names.clause(near: name))"
    }
}
