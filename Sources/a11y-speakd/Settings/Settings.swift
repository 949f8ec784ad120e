// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Sonification
import TOML

/// The value of a setting, and its place.
struct Setting: Sendable, Equatable {
    let value: SettingValue
    /// Empty when no file has the setting.
    var file = ""
    var line = 0
}

/// Values for rows of the table, set by a file, one of its tables, the command line or a client.
///
/// `settings.rate` is the rate in force; `settings[\.rate]` is the rate that was set, nil if none was. Two values are
/// equal when they set the same, wherever it is written.
@dynamicMemberLookup
struct Settings: Sendable {
    typealias Row<Value: SettingType> = KeyPath<SettingsTable, SettingRow<Value>>

    /// By the id of the row.
    private(set) var entries: [String: Setting] = [:]

    init() {}

    var isEmpty: Bool { entries.isEmpty }

    /// The setting on the lowest line.
    var first: Setting? { entries.values.min { $0.line < $1.line } }

    subscript<Value>(dynamicMember row: Row<Value>) -> Value { self[row] ?? SettingsTable.table[keyPath: row].standard }

    subscript<Value>(_ row: Row<Value>) -> Value? {
        get { entry(row).flatMap { Value(setting: $0.value) } }
        set { entries[SettingsTable.table[keyPath: row].id] = newValue?.settingValue.map { Setting(value: $0) } }
    }

    /// The setting with its place.
    func entry<Value>(_ row: Row<Value>) -> Setting? { entries[SettingsTable.table[keyPath: row].id] }

    /// These settings, completed from the others.
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

    /// The rows whose values differ in the others, in the order of the table.
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
    /// Reads a table of a file. Reports problems with keys, and takes the other keys.
    /// - Parameter name: the name of the table, in a place that has named tables.
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
            // If a file has two spellings of a key, that of today counts.
            guard key == row.name || table[row.name] == nil else { continue }
            entries[row.id] = Setting(value: known, file: file, line: value.line)
        }
    }
}

/// Settings converted to types of other code.
extension Settings {
    /// The set properties of delivery. The sink is not among them: only a rule chooses it for an announcement.
    var delivery: Delivery {
        get {
            var delivery = Delivery(
                language: self.language, voice: self.voice, rate: self[\.rate], pitch: self[\.pitch],
                volume: self[\.volume], pan: self[\.pan])
            (delivery.voiceType, delivery.pitchRange) = (self.voiceType, self[\.pitchRange])
            (delivery.punctuation, delivery.capitals) = (self[\.punctuation], self[\.capitals])
            (delivery.numbers, delivery.identifiers) = (self[\.numbers], self[\.identifiers])
            delivery.typing = self[\.typing]
            return delivery
        }
        set {
            (self[\.language], self[\.voice], self[\.voiceType]) = (
                newValue.language, newValue.voice, newValue.voiceType
            )
            (self[\.rate], self[\.volume], self[\.pan]) = (newValue.rate, newValue.volume, newValue.pan)
            (self[\.pitch], self[\.pitchRange]) = (newValue.pitch, newValue.pitchRange)
            (self[\.punctuation], self[\.capitals]) = (newValue.punctuation, newValue.capitals)
            (self[\.numbers], self[\.identifiers]) = (newValue.numbers, newValue.identifiers)
            self[\.typing] = newValue.typing
        }
    }

    /// The pitches at which data is played, unless a request names others. The band was checked when it was read.
    var band: PitchBand { (try? PitchBand(lowest: self.lowest, highest: self.highest)) ?? .standard }

    /// The volume of an earcon, 0…100.
    func loudness(of earcon: Earcon) -> Int {
        switch earcon {
        case .end: self.endEarcon
        case .gap: self.gapEarcon
        case .series: self.seriesEarcon
        case .limit: self.limitEarcon
        }
    }

    /// The settings of `a11y-speak desktop`.
    var desktop: DesktopSettings {
        DesktopSettings(
            announcements: self.announcements, liveRegions: self.liveRegions, notifications: self.notifications,
            enableToolkits: self.enableToolkits, sensitive: self.isSensitive)
    }
}
