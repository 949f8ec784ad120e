// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A table of keys: what each may be set to, in one place for the reader, the checker and the manual.
protocol SettingKey: Sendable, Hashable, RawRepresentable where RawValue == String {
    var kind: SettingKind { get }
}

/// A key of config.toml, of which the printed defaults and the manual tell.
protocol ConfigurableKey: SettingKey, CaseIterable {
    /// The value that holds when nothing else is set; an example for the keys that have no such value.
    var standard: SettingValue { get }
    /// A description of the key in a sentence.
    var about: String { get }
}

extension SettingKey {
    /// The settings in a table of a file; problems with its other keys are reported.
    /// - Parameters:
    ///   - keys: those that it may have.
    ///   - place: what has them, for sentences: "a voice style".
    static func settings(
        of table: TOMLTable, keys: [Self], in place: String, file: String, problems: inout [ConfigurationError]
    ) -> [Self: Setting] {
        var settings: [Self: Setting] = [:]
        for name in table.keys {
            guard let value = table[name] else { continue }
            guard let key = Self(rawValue: name), keys.contains(key) else {
                problems.append(
                    ConfigurationError(
                        unknown: name, known: keys.map(\.rawValue), in: place, file: file, line: value.line))
                continue
            }
            guard let known = key.kind.value(of: value) else {
                problems.append(key.problem(value, file: file))
                continue
            }
            settings[key] = Setting(value: known, file: file, line: value.line)
        }
        return settings
    }

    /// The settings of each table in a table, by its name.
    /// - Parameter section: the name of the outer one.
    static func named(
        in table: TOMLTable, section: String, file: String, problems: inout [ConfigurationError]
    ) -> [String: [Self: Setting]] where Self: CaseIterable {
        var named: [String: [Self: Setting]] = [:]
        for name in table.keys {
            guard let value = table[name] else { continue }
            guard case .table(let inner) = value.content else {
                problems.append(
                    ConfigurationError(
                        file: file, line: value.line,
                        problem: "\(name.quoted) must be a table of its own: [\(section).\(name)]"))
                continue
            }
            named[name] = settings(
                of: inner, keys: Array(Self.allCases), in: "[\(section).\(name)]", file: file, problems: &problems)
        }
        return named
    }

    private func problem(_ value: TOMLValue, file: String) -> ConfigurationError {
        let shown = String(value.description.prefix(60))
        return ConfigurationError(
            file: file, line: value.line, problem: "\"\(rawValue)\" is \(shown), but must be \(kind.allowed)")
    }
}
