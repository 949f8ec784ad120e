// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The configuration files' settings for speech, layered key by key.
struct Configuration: Sendable, Equatable {
    typealias Settings = [ConfigurationKey: Setting]

    private(set) var settings: Settings = [:]
    /// Those of `[sound]`.
    private(set) var sound: [SoundKey: Setting] = [:]
    /// Those of each `[engine.NAME]`, by its name.
    private(set) var engines: [String: [EngineKey: Setting]] = [:]
    /// Those of each `[voice.NAME]`, by its name.
    private(set) var readings: [String: [ReadingKey: Setting]] = [:]
    /// Those of `[desktop]`.
    private(set) var desktop: [DesktopKey: Setting] = [:]
    /// The settings of each client, by its name in lower case.
    private(set) var clients: [String: Settings] = [:]
    /// Where and how loud the announcements of a priority are.
    private(set) var priorities: [AnnouncementPriority: Settings] = [:]
    private(set) var pronunciations = PronunciationTable()
    /// The same for single clients, by the name in lower case.
    private(set) var clientPronunciations: [String: PronunciationTable] = [:]

    init() {}

    /// The settings of one file. Its problems are reported; the rest counts.
    init(toml: [UInt8], file: String, problems: inout [ConfigurationError]) {
        do {
            take(try TOMLReader.table(toml), file: file, problems: &problems)
        } catch {
            problems.append(ConfigurationError(file: file, error))
        }
    }

    private mutating func take(_ table: TOMLTable, file: String, problems: inout [ConfigurationError]) {
        var general = TOMLTable()
        for key in table.keys {
            guard let value = table[key] else { continue }
            if key == "client" {
                readClients(value, file: file, problems: &problems)
            } else if key == Self.priority, case .table(let rules) = value.content {
                readPriorities(rules, file: file, problems: &problems)
            } else if key == Self.pronounce, case .table(let words) = value.content {
                pronunciations = PronunciationTable(words, file: file, problems: &problems)
            } else if key == Self.keys, case .table(let keys) = value.content {
                Self.checkKeys(keys, file: file, problems: &problems)
            } else if key == Self.sound, case .table(let table) = value.content {
                sound = SoundKey.settings(
                    of: table, keys: SoundKey.allCases, in: "[sound]", file: file, problems: &problems)
            } else if key == Self.desktop, case .table(let table) = value.content {
                desktop = DesktopKey.settings(
                    of: table, keys: DesktopKey.allCases, in: "[desktop]", file: file, problems: &problems)
            } else if key == Self.engine, case .table(let table) = value.content {
                engines = EngineKey.named(in: table, section: key, file: file, problems: &problems)
            } else if key == Self.voice, case .table(var table) = value.content {
                if let name = table.take(Self.defaultVoice) { general.set(key, name) }
                readings = ReadingKey.named(in: table, section: key, file: file, problems: &problems)
            } else if case .table = value.content, ConfigurationKey(rawValue: key) == nil {
                problems.append(Self.unknown(section: key, file: file, line: value.line))
            } else {
                general.set(key, value)
            }
        }
        settings = ConfigurationKey.settings(
            of: general, keys: ConfigurationKey.general, in: "the top of the file", file: file, problems: &problems)
    }

    private mutating func readClients(_ value: TOMLValue, file: String, problems: inout [ConfigurationError]) {
        guard case .table(let rules) = value.content else {
            return problems.append(Self.unknown(section: "client", file: file, line: value.line))
        }
        for name in rules.keys {
            guard let rule = rules[name] else { continue }
            guard case .table(let table) = rule.content else {
                problems.append(Self.unknown(section: "client", file: file, line: rule.line))
                continue
            }
            var plain = TOMLTable()
            for key in table.keys {
                guard let value = table[key] else { continue }
                guard key == Self.pronounce, case .table(let words) = value.content else {
                    plain.set(key, value)
                    continue
                }
                let read = PronunciationTable(words, file: file, problems: &problems)
                clientPronunciations[name.lowercased()] = read
            }
            let settings = ConfigurationKey.settings(
                of: plain, keys: ConfigurationKey.ofClients, in: "a client", file: file, problems: &problems)
            clients[name.lowercased(), default: [:]].merge(settings) { $1 }
        }
    }

    private mutating func readPriorities(_ rules: TOMLTable, file: String, problems: inout [ConfigurationError]) {
        for name in rules.keys {
            guard let rule = rules[name] else { continue }
            guard let priority = AnnouncementPriority(rawValue: name), case .table(let table) = rule.content else {
                let names = AnnouncementPriority.allCases.map(\.rawValue)
                problems.append(
                    ConfigurationError(unknown: name, known: names, in: "priority", file: file, line: rule.line))
                continue
            }
            priorities[priority] = ConfigurationKey.settings(
                of: table, keys: ConfigurationKey.ofPriorities, in: "a priority", file: file, problems: &problems)
        }
    }

    private static let priority = "priority"
    private static let pronounce = "pronounce"
    private static let keys = "keys"
    private static let sound = "sound"
    private static let desktop = "desktop"
    private static let engine = "engine"
    private static let voice = "voice"
    /// In `[voice]`, where the key `voice` at the top has no room beside the table.
    private static let defaultVoice = "default"

    /// The keys of `a11y-speak explore`, which reads them itself and knows their names.
    private static func checkKeys(_ table: TOMLTable, file: String, problems: inout [ConfigurationError]) {
        for name in table.keys {
            guard let value = table[name] else { continue }
            let isText = SettingKind.text(what: "").value(of: value) != nil
            guard !isText, SettingKind.texts(what: "").value(of: value) == nil else { continue }
            problems.append(
                ConfigurationError(
                    file: file, line: value.line, problem: "\(name.quoted) must be a key in quotes, or a list of keys"))
        }
    }

    private static func unknown(section: String, file: String, line: Int) -> ConfigurationError {
        ConfigurationError(
            file: file, line: line,
            problem:
                "\(section.quoted) cannot be used so: a table is [client.\"NAME\"] or [priority.NAME] with its keys, "
                + "[engine.NAME], [voice.NAME], [sound], [desktop], [pronounce] or [keys]"
        )
    }

    /// This, and what it does not say from the other.
    func over(_ other: Configuration) -> Configuration {
        var merged = self
        merged.settings.merge(other.settings) { own, _ in own }
        merged.sound.merge(other.sound) { own, _ in own }
        merged.desktop.merge(other.desktop) { own, _ in own }
        merged.engines.merge(other.engines) { own, _ in own }
        merged.readings.merge(other.readings) { own, _ in own }
        merged.clients.merge(other.clients) { own, other in own.merging(other) { own, _ in own } }
        merged.priorities.merge(other.priorities) { own, other in own.merging(other) { own, _ in own } }
        merged.pronunciations = pronunciations.over(other.pronunciations)
        merged.clientPronunciations.merge(other.clientPronunciations) { $0.over($1) }
        return merged
    }

    /// The user's own words for a client of those names, in that language.
    func words(for names: [String], in tag: LanguageTag) -> [String: String] {
        let own = names.lazy.compactMap { clientPronunciations[$0.lowercased()] }.first?.words(in: tag) ?? [:]
        return own.merging(pronunciations.words(in: tag)) { own, _ in own }
    }

    /// Whether there are any words of the user's own.
    var pronounces: Bool { !pronunciations.isEmpty || !clientPronunciations.isEmpty }

    subscript(_ key: ConfigurationKey) -> SettingValue? { settings[key]?.value }

    /// Without what somebody who knows more than the table objects to.
    /// - Parameter objection: what is wrong with a value, for all or in a rule, as the end of a sentence; nil for nothing.
    func checked(
        problems: inout [ConfigurationError], _ objection: (ConfigurationKey, SettingValue, _ isRule: Bool) -> String?
    ) -> Configuration {
        var good = self
        var found: [ConfigurationError] = []
        func keep(_ key: ConfigurationKey, _ setting: Setting, inRule: Bool = true) -> Bool {
            guard let problem = objection(key, setting.value, inRule) else { return true }
            let sentence = "\"\(key.rawValue)\": \(problem)"
            found.append(ConfigurationError(file: setting.file, line: setting.line, problem: sentence))
            return false
        }
        good.settings = settings.filter { keep($0.key, $0.value, inRule: false) }
        good.priorities = priorities.mapValues { $0.filter { keep($0.key, $0.value) } }
        good.clients = clients.mapValues { $0.filter { keep($0.key, $0.value) } }
        good.sound = SoundSettings.checked(sound, problems: &found)
        problems += found.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
        return good
    }
}
