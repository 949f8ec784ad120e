// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import TOML

/// What a setting is set to, and its place.
struct Setting: Sendable, Equatable {
    let value: SettingValue
    /// Empty where no file has it.
    var file = ""
    var line = 0
}

/// Values of the table: what a file, a table of it, the command line or a client sets.
///
/// `settings.rate` is the rate that holds, `settings[\.rate]` the one that is set, nil for none. Two of them are equal when they set
/// the same, wherever it is written.
@dynamicMemberLookup
struct Settings: Sendable {
    typealias Row<Value: SettingType> = KeyPath<SettingsTable, SettingRow<Value>>

    /// By the id of the row.
    private(set) var entries: [String: Setting] = [:]

    init() {}

    var isEmpty: Bool { entries.isEmpty }

    /// The setting that comes first in its file.
    var first: Setting? { entries.values.min { $0.line < $1.line } }

    subscript<Value>(dynamicMember row: Row<Value>) -> Value { self[row] ?? SettingsTable.table[keyPath: row].standard }

    subscript<Value>(_ row: Row<Value>) -> Value? {
        get { entry(row).flatMap { Value(setting: $0.value) } }
        set { entries[SettingsTable.table[keyPath: row].id] = newValue?.settingValue.map { Setting(value: $0) } }
    }

    /// The setting with its place.
    func entry<Value>(_ row: Row<Value>) -> Setting? { entries[SettingsTable.table[keyPath: row].id] }

    /// These, and what they do not set from the others.
    func merging(_ others: Settings) -> Settings {
        var merged = self
        merged.entries.merge(others.entries) { own, _ in own }
        return merged
    }

    func filter(_ isIncluded: (_ id: String, Setting) -> Bool) -> Settings {
        var filtered = self
        filtered.entries = entries.filter { isIncluded($0.key, $0.value) }
        return filtered
    }

    /// The rows that the others set to something else, in the order of the table.
    func changes(to others: Settings) -> [any SettingEntry] {
        SettingsTable.rows.filter { entries[$0.id]?.value != others.entries[$0.id]?.value }
    }
}

extension Settings: Equatable {
    static func == (one: Settings, other: Settings) -> Bool {
        one.entries.mapValues(\.value) == other.entries.mapValues(\.value)
    }
}

extension Settings {
    /// The settings in a table of a file; problems with its other keys are reported.
    /// - Parameter name: that of the table, where there is a table for each name.
    init(
        _ table: TOMLTable, of place: SettingPlace, named name: String = "", file: String,
        problems: inout [ConfigurationError]
    ) {
        for key in table.keys {
            guard let value = table[key] else { continue }
            guard let row = place.row(key) else {
                let known = SettingsTable.rows(of: place).map(\.name)
                problems.append(
                    ConfigurationError(
                        unknown: key, known: known, in: place.title(name), file: file, line: value.line))
                continue
            }
            guard let known = row.kind.value(of: value) else {
                let shown = String(value.description.prefix(60))
                let problem = "\"\(key)\" is \(shown), but must be \(row.kind.allowed)"
                problems.append(ConfigurationError(file: file, line: value.line, problem: problem))
                continue
            }
            entries[row.id] = Setting(value: known, file: file, line: value.line)
        }
    }
}

/// Settings as the types of others have them.
extension Settings {
    /// What is set of how announcements are spoken. Without the sink: only a rule chooses that for an announcement.
    var delivery: Delivery {
        get {
            var delivery = Delivery(
                language: self.language, voice: self.voice, rate: self[\.rate], pitch: self[\.pitch],
                volume: self[\.volume], pan: self[\.pan])
            (delivery.voiceType, delivery.pitchRange) = (self.voiceType, self[\.pitchRange])
            (delivery.punctuation, delivery.capitals) = (self[\.punctuation], self[\.capitals])
            delivery.numbers = self[\.numbers]
            return delivery
        }
        set {
            (self[\.language], self[\.voice], self[\.voiceType]) = (
                newValue.language, newValue.voice, newValue.voiceType
            )
            (self[\.rate], self[\.volume], self[\.pan]) = (newValue.rate, newValue.volume, newValue.pan)
            (self[\.pitch], self[\.pitchRange]) = (newValue.pitch, newValue.pitchRange)
            (self[\.punctuation], self[\.capitals]) = (newValue.punctuation, newValue.capitals)
            self[\.numbers] = newValue.numbers
        }
    }

    /// The pitches that data is played at, unless a request names others. Checked when it was read.
    var band: PitchBand { (try? PitchBand(lowest: self.lowest, highest: self.highest)) ?? .standard }

    /// How loud it is, 0…100.
    func loudness(of earcon: Earcon) -> Int {
        switch earcon {
        case .end: self.endEarcon
        case .gap: self.gapEarcon
        case .series: self.seriesEarcon
        case .limit: self.limitEarcon
        }
    }

    /// What is heard of the desktop.
    var desktop: DesktopSettings {
        DesktopSettings(
            announcements: self.announcements, liveRegions: self.liveRegions, notifications: self.notifications,
            enableToolkits: self.enableToolkits, sensitive: self.isSensitive)
    }
}
