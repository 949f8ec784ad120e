// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What the settings mean.
extension Configuration {
    /// For all that asks for nothing else.
    var delivery: Delivery { Self.delivery(settings) }

    var verbosity: Verbosity? { name(.verbosity).flatMap(Verbosity.init) }

    var switchedOff: Set<WordingToken>? {
        guard case .texts(let names)? = self[.silent] else { return nil }
        return Set(names.compactMap(WordingToken.init))
    }

    func number(_ key: ConfigurationKey) -> Int? { Self.number(settings[key]) }

    func name(_ key: ConfigurationKey) -> String? { Self.name(settings[key]) }

    func flag(_ key: ConfigurationKey) -> Bool? { Self.flag(settings[key]) }

    /// What the user wants of a client.
    /// - Parameter names: what it is called, the most telling first: the first that has a rule counts.
    func rule(for names: [String]) -> ClientRule? {
        guard !clients.isEmpty else { return nil }
        for name in names {
            if let key = key(of: name.lowercased()), let settings = clients[key] {
                return ClientRule(settings, name: key)
            }
        }
        return nil
    }

    /// The kernel keeps 15 bytes of a program's name.
    private func key(of name: String) -> String? {
        if clients[name] != nil { return name }
        return name.utf8.count == 15 ? clients.keys.sorted().first { $0.hasPrefix(name) } : nil
    }

    static func delivery(_ settings: Settings) -> Delivery {
        var delivery = Delivery(
            language: name(settings[.language]), voice: name(settings[.voice]), rate: number(settings[.rate]),
            pitch: number(settings[.pitch]), volume: number(settings[.volume]))
        delivery.pitchRange = number(settings[.pitchRange])
        delivery.punctuation = name(settings[.punctuation]).flatMap(Punctuation.init)
        delivery.capitals = name(settings[.capitals]).flatMap(CapitalLetters.init)
        return delivery
    }

    static func number(_ setting: Setting?) -> Int? {
        if case .number(let number)? = setting?.value { number } else { nil }
    }

    static func name(_ setting: Setting?) -> String? {
        if case .text(let name)? = setting?.value { name } else { nil }
    }

    static func flag(_ setting: Setting?) -> Bool? {
        if case .flag(let isOn)? = setting?.value { isOn } else { nil }
    }
}
