// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials

/// The rules and pronunciations in the config.toml of the user and of the machine. An entry of the user's file replaces the
/// machine's entry for the same word or program.
struct ConfigurationFiles {
    /// How a word is pronounced.
    struct Pronunciation: Encodable {
        let word: String
        let spoken: String
        /// BCP 47 in lower case; nil for every language.
        let language: String?
        /// The only program that it is for.
        let client: String?

        var line: String {
            let place = [language.map { "in \($0)" }, client.map { "by \($0)" }].compactMap(\.self)
            return "\(word): \(spoken)" + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))")
        }
    }

    /// The settings of one program, as they are written.
    struct Rule: Encodable {
        let client: String
        let settings: [String: String]

        var line: String {
            let parts = settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            return "\(client): \(parts.joined(separator: ", "))"
        }
    }

    private(set) var pronunciations: [Pronunciation] = []
    private(set) var rules: [Rule] = []

    /// - Throws: ``CommandFailure`` when no variable names the user's folder, or a file cannot be read.
    init(_ environment: [String: String]) throws(CommandFailure) {
        let own = try ConfigurationStore(environment: environment)
        let folders = environment["XDG_CONFIG_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/etc/xdg"
        let machine = folders.split(separator: ":").map { ConfigurationStore(path: "\($0)/a11y-speakd/config.toml") }
        for file in [own] + machine { add(ConfigurationText(try file.read())) }
    }

    private mutating func add(_ text: ConfigurationText) {
        for table in text.tables {
            let names = table.first == "client" ? Array(table.dropFirst(2)) : table
            let client = table.first == "client" && table.count > 1 ? table[1] : nil
            if names.first == "pronounce", names.count <= 2 {
                addPronunciations(of: text.entries(of: table), names.count > 1 ? names[1] : nil, client)
            } else if let client, names.isEmpty {
                addRule(of: text.entries(of: table), client)
            }
        }
    }

    private mutating func addPronunciations(
        of entries: [ConfigurationText.Entry], _ language: String?, _ client: String?
    ) {
        for entry in entries {
            let isKnown = pronunciations.contains {
                ($0.word, $0.language, $0.client) == (entry.key, language, client)
            }
            guard !isKnown, let spoken = entry.texts?.first else { continue }
            pronunciations.append(
                Pronunciation(word: entry.key, spoken: spoken, language: language, client: client))
        }
    }

    private mutating func addRule(of entries: [ConfigurationText.Entry], _ client: String) {
        guard !entries.isEmpty else { return }
        let settings = Dictionary(entries.map { ($0.key, $0.texts?.joined(separator: " ") ?? $0.value) }) { $1 }
        if let place = rules.firstIndex(where: { $0.client == client }) {
            rules[place] = Rule(client: client, settings: settings.merging(rules[place].settings) { $1 })
        } else {
            rules.append(Rule(client: client, settings: settings))
        }
    }
}
