// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import TOML

/// The configuration files' settings for speech, layered key by key.
struct Configuration: Sendable, Equatable {
    /// The settings at the top of the file, in `[sound]` and in `[desktop]`.
    private(set) var settings = Settings()
    /// The settings of each `[client.NAME]`, `[priority.NAME]`, `[engine.NAME]` and `[voice.NAME]`. A client's name is
    /// in lower case.
    private var tables: [SettingPlace: [String: Settings]] = [:]
    private(set) var pronunciations = PronunciationTable()
    /// Pronunciations for single clients, by the client's name in lower case.
    private(set) var clientPronunciations: [String: PronunciationTable] = [:]
    /// The keys of `[keys]`, which `a11y-speak explore` interprets.
    private(set) var keys: [String: Setting] = [:]

    init() {}

    /// Reads the settings of one file. Reports problems, and applies the other settings.
    init(toml: [UInt8], file: String, problems: inout [ConfigurationError]) {
        do {
            take(try TOMLReader.table(toml), file: file, problems: &problems)
        } catch {
            problems.append(ConfigurationError(file: file, error))
        }
    }

    /// The settings of the place's tables, by the tables' names.
    subscript(_ place: SettingPlace) -> [String: Settings] { tables[place] ?? [:] }

    private mutating func take(_ table: TOMLTable, file: String, problems: inout [ConfigurationError]) {
        var general = TOMLTable()
        for key in table.keys {
            guard let value = table[key] else { continue }
            switch (Section(rawValue: key), value.content) {
            case (.client?, .table(let tables)): read(tables, of: .client, file, &problems)
            case (.priority?, .table(let tables)): read(tables, of: .priority, file, &problems)
            case (.engine?, .table(let tables)): read(tables, of: .engine, file, &problems)
            case (.voice?, .table(var tables)):
                // TOML forbids a key `voice` at the top next to a table `[voice]`, so the table has it as `default`.
                if let name = tables.take("default") { general.set(key, name) }
                read(tables, of: .reading, file, &problems)
            case (.sound?, .table(let table)):
                settings = settings.merging(Settings(table, of: .sound, file: file, problems: &problems))
            case (.desktop?, .table(let table)):
                settings = settings.merging(Settings(table, of: .desktop, file: file, problems: &problems))
            case (.pronounce?, .table(let words)):
                pronunciations = PronunciationTable(words, file: file, problems: &problems)
            case (.keys?, .table(let keys)): readKeys(keys, file, &problems)
            case (.client?, _): problems.append(ConfigurationError(unknownTable: key, file, value.line))
            case (_, .table) where SettingPlace.top.row(key) == nil:
                problems.append(ConfigurationError(unknownTable: key, file, value.line))
            default: general.set(key, value)
            }
        }
        settings = settings.merging(Settings(general, of: .top, file: file, problems: &problems))
    }

    private mutating func read(
        _ tables: TOMLTable, of place: SettingPlace, _ file: String, _ problems: inout [ConfigurationError]
    ) {
        for name in tables.keys {
            guard let value = tables[name] else { continue }
            guard case .table(var table) = value.content, place.mayHaveTable(name) else {
                problems.append(ConfigurationError(of: place, noTable: name, file, value.line))
                continue
            }
            var key = name
            if place == .client {
                key = name.lowercased()
                if case .table(let words)? = table[Section.pronounce.rawValue]?.content {
                    _ = table.take(Section.pronounce.rawValue)
                    clientPronunciations[key] = PronunciationTable(words, file: file, problems: &problems)
                }
            }
            let settings = Settings(table, of: place, named: name, file: file, problems: &problems)
            // When names differ only in capital letters, the later table counts.
            self.tables[place, default: [:]][key] = settings.merging(self[place][key] ?? Settings())
        }
    }

    /// Reads the keys of `a11y-speak explore`, which itself checks their meaning.
    private mutating func readKeys(_ table: TOMLTable, _ file: String, _ problems: inout [ConfigurationError]) {
        for name in table.keys {
            guard let value = table[name] else { continue }
            let kinds: [SettingKind] = [.text(what: ""), .texts(what: "")]
            if let known = kinds.lazy.compactMap({ $0.value(of: value) }).first {
                keys[name] = Setting(value: known, file: file, line: value.line)
            } else {
                let problem = "\(name.quoted) must be a key in quotes, or a list of keys"
                problems.append(ConfigurationError(file: file, line: value.line, problem: problem))
            }
        }
    }

    /// This configuration, completed from the other.
    func over(_ other: Configuration) -> Configuration {
        var merged = self
        merged.settings = settings.merging(other.settings)
        for (place, tables) in other.tables {
            merged.tables[place, default: [:]].merge(tables) { place.isLayered ? $0.merging($1) : $0 }
        }
        merged.pronunciations = pronunciations.over(other.pronunciations)
        merged.clientPronunciations.merge(other.clientPronunciations) { $0.over($1) }
        merged.keys.merge(other.keys) { own, _ in own }
        return merged
    }

    /// The user's pronunciations for a client with these names, in this language.
    func words(for names: [String], in tag: LanguageTag) -> [String: String] {
        let own = names.lazy.compactMap { clientPronunciations[$0.lowercased()] }.first?.words(in: tag) ?? [:]
        return own.merging(pronunciations.words(in: tag)) { own, _ in own }
    }

    /// Whether the user has any pronunciations.
    var pronounces: Bool { !pronunciations.isEmpty || !clientPronunciations.isEmpty }

    func pronounces(as other: Configuration) -> Bool {
        pronunciations == other.pronunciations && clientPronunciations == other.clientPronunciations
    }

    /// Drops settings that fail a check beyond those of the table.
    /// - Parameter objection: the fault of a value, as the end of a sentence; nil for none. `isRule` is true in the
    ///   tables of clients and priorities.
    func checked(
        problems: inout [ConfigurationError], _ objection: (_ id: String, SettingValue, _ isRule: Bool) -> String?
    ) -> Configuration {
        var good = self
        var found: [ConfigurationError] = []
        func keep(_ id: String, _ setting: Setting, inRule: Bool = true) -> Bool {
            guard let problem = objection(id, setting.value, inRule) else { return true }
            found.append(ConfigurationError(setting, "\"\(id)\": \(problem)"))
            return false
        }
        good.settings = settings.filter { keep($0, $1, inRule: false) }.withoutWrongBand(problems: &found)
        for place in [SettingPlace.priority, .client] {
            good.tables[place] = tables[place]?.mapValues { $0.filter { keep($0, $1) } }
        }
        problems += found.sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
        return good
    }
}

/// The tables of config.toml.
private enum Section: String, CaseIterable {
    case client, priority, engine, voice, sound, desktop, pronounce, keys
}

extension SettingPlace {
    /// Whether the tables of two files are merged key by key; if not, the first file's table replaces the second's.
    fileprivate var isLayered: Bool { self == .client || self == .priority }

    fileprivate func mayHaveTable(_ name: String) -> Bool {
        self != .priority || AnnouncementPriority(rawValue: name) != nil
    }
}

extension Settings {
    /// Drops the ends of a pitch band that is not valid, and reports the problem.
    fileprivate func withoutWrongBand(problems: inout [ConfigurationError]) -> Settings {
        do {
            _ = try PitchBand(lowest: self.lowest, highest: self.highest)
            return self
        } catch {
            let places = [entry(\.highest), entry(\.lowest)].compactMap(\.self)
            guard let place = places.max(by: { $0.line < $1.line }) else { return self }
            let sentence = "\(error)".hasSuffix(".") ? String("\(error)".dropLast()) : "\(error)"
            problems.append(ConfigurationError(place, sentence))
            var others = self
            (others[\.lowest], others[\.highest]) = (nil, nil)
            return others
        }
    }
}

extension ConfigurationError {
    fileprivate init(unknownTable name: String, _ file: String, _ line: Int) {
        let guess = KnownNames(Section.allCases.map(\.rawValue)).meant(by: name).flatMap { $0 == name ? nil : $0 }
        self.init(
            file: file, line: line,
            problem:
                "\(name.quoted) cannot be used this way: \(guess.map { "did you mean \"\($0)\"? " } ?? "")a table is "
                + "[client.\"NAME\"] or [priority.NAME] with its keys, "
                + "[engine.NAME], [voice.NAME], [sound], [desktop], [pronounce] or [keys]"
        )
    }

    /// A key in a place that has only tables, or a table with a name that is not allowed there.
    fileprivate init(of place: SettingPlace, noTable name: String, _ file: String, _ line: Int) {
        switch place {
        case .client: self.init(unknownTable: place.rawValue, file, line)
        case .priority:
            let names = AnnouncementPriority.allCases.map(\.rawValue)
            self.init(unknown: name, known: names, in: place.rawValue, file: file, line: line)
        default:
            let problem = "\(name.quoted) must be its own table: \(place.title(name))"
            self.init(file: file, line: line, problem: problem)
        }
    }
}
