// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Exploring

/// The keys of `explore` in the table `[keys]` of a config.toml: `layout`, and actions with a key or a list of keys.
struct KeySettings {
    private(set) var scheme = KeyScheme.standard
    private(set) var changes: [String: [Key]] = [:]

    static let table = "keys"
    private static let scheme = "layout"

    /// - Throws: ``CommandFailure`` with the faulty line.
    init(_ text: ConfigurationText, file: String) throws(CommandFailure) {
        var owners: [Key: String] = [:]
        for entry in text.entries(of: [Self.table]) {
            do throws(CommandFailure) {
                guard entry.key != Self.scheme else {
                    scheme = try Self.scheme(entry)
                    continue
                }
                let keys = try Self.keys(entry)
                for key in keys {
                    if let owner = owners.updateValue(entry.key, forKey: key), owner != entry.key {
                        throw CommandFailure("the key \(key) is set for \"\(owner)\" already")
                    }
                }
                changes[entry.key] = keys
            } catch {
                throw CommandFailure("\(file): line \(entry.line): \(error.description).")
            }
        }
    }

    var layout: KeyLayout { KeyLayout(scheme, changes: changes) }

    private static func scheme(_ entry: ConfigurationText.Entry) throws(CommandFailure) -> KeyScheme {
        guard let name = entry.texts?.first, let scheme = KeyScheme(rawValue: name) else {
            let known = KeyScheme.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            throw CommandFailure("\"\(entry.key)\" is \(entry.value), but must be \(known)")
        }
        return scheme
    }

    private static func keys(_ entry: ConfigurationText.Entry) throws(CommandFailure) -> [Key] {
        guard KeyLayout.names.contains(entry.key) else {
            let known = KnownNames(["layout"] + KeyLayout.names).clause(near: entry.key)
            throw CommandFailure("there is no action \"\(entry.key)\" for a key: \(known)")
        }
        guard let texts = entry.texts else {
            throw CommandFailure(
                "\"\(entry.key)\" is \(entry.value), but must be a key in quotes, or a list such as [\"Right\", \"l\"]")
        }
        var keys: [Key] = []
        for text in texts {
            guard let key = Key(named: text) else {
                let names = KnownNames(Key.withNames.map(\.description)).list(near: text)
                throw CommandFailure("\"\(text)\" is not a key: write a character such as \"l\", or one of \(names)")
            }
            keys.append(key)
        }
        return keys
    }
}
