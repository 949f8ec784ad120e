// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The unit of a number: one that the phrasebooks have, with its SI prefix, or a word of the client's.
package struct SpokenUnit: Sendable, Hashable {
    /// The name in the phrasebooks: a symbol without prefix (`V`), a currency (`EUR`), or the client's own word.
    package let key: String
    /// The power of ten of the prefix: 3 for `kV`.
    package let prefix: Int
    /// The powers of ten that a prefix of this unit may have, 0 among them; only 0 when it takes none.
    package let prefixes: ClosedRange<Int>
    /// False for a word that the phrasebooks do not have. It is spoken as it is.
    package let isKnown: Bool

    /// A symbol (`kV`, `°C`, `EUR`, `€`), an English name (`volts`), or any word. Nil for an empty one.
    package init?(_ text: String) {
        let name = text.trimmed()
        guard !name.isEmpty else { return nil }
        let symbol = Self.aliases[name] ?? Self.names[name] ?? Self.names[name.lowercased()] ?? name
        self = Self.known(symbol) ?? Self.prefixed(symbol) ?? Self(key: name, prefixes: 0...0, isKnown: false)
    }

    /// A symbol alone: no name, no unknown word.
    init?(symbol: String) {
        let symbol = Self.aliases[symbol] ?? symbol
        guard let unit = Self.known(symbol) ?? Self.prefixed(symbol) else { return nil }
        self = unit
    }

    /// The sign of a currency that several countries have: `$` is dollars, of whatever country.
    init(sign: String) { self.init(key: sign, prefixes: 0...0) }

    private init(key: String, prefix: Int = 0, prefixes: ClosedRange<Int>, isKnown: Bool = true) {
        self.key = key
        self.prefix = prefix
        self.prefixes = prefixes
        self.isKnown = isKnown
    }

    /// `kV`; nil for a prefix that has no symbol.
    var symbol: String? {
        Self.prefixLetters[prefix].map { $0 + key }
    }

    /// By the power of ten; of those that mean the same, the usual one.
    private static let prefixLetters: [Int: String] = prefixSymbols.reduce(into: [:]) { letters, prefix in
        if prefix.key != "u", prefix.key != "\u{3BC}" { letters[prefix.value] = String(prefix.key) }
    }

    /// The same unit with another prefix.
    func with(prefix: Int) -> Self {
        Self(key: key, prefix: prefix, prefixes: prefixes, isKnown: isKnown)
    }

    private static func known(_ symbol: String) -> Self? {
        table[symbol].map { Self(key: symbol, prefixes: $0) }
    }

    private static func prefixed(_ symbol: String) -> Self? {
        guard let first = symbol.first, let prefix = prefixSymbols[first],
            let unit = known(String(symbol.dropFirst())),
            unit.prefixes.contains(prefix) || writtenPrefixes[unit.key]?.contains(prefix) ?? false
        else { return nil }
        return unit.with(prefix: prefix)
    }

    private static let prefixSymbols: [Character: Int] = [
        "f": -15, "p": -12, "n": -9, "u": -6, "µ": -6, "μ": -6, "m": -3, "k": 3, "M": 6, "G": 9, "T": 12, "P": 15,
    ]

    /// Prefixes that stay where they are written, and are never chosen: 620 billion metric tons are no gigatons.
    private static let writtenPrefixes = ["t": 3...9]

    /// The units of the phrasebooks and their prefixes. Time has no kiloseconds, storage no millibytes.
    static let table: [String: ClosedRange<Int>] = {
        let both = [
            "V", "A", "W", "Wh", "VA", "J", "N", "Pa", "Hz", "F", "Ω", "S", "T", "H", "C", "eV", "Bq", "Sv", "Gy", "g",
        ]
        let up = ["B", "bit", "B/s", "bit/s"]
        let down = ["m", "s", "l", "K", "mol", "bar", "cd", "lm", "lx"]
        let none = [
            "%", "‰", "°C", "°F", "°", "min", "h", "d", "wk", "mo", "yr", "ppm", "ppb", "rpm", "dB", "px", "m/s",
            "km/h", "mph", "hPa", "cm", "ha", "m²", "m³", "km²", "in", "ft", "mi", "lb", "KiB", "MiB", "GiB", "TiB",
            "persons", "t",
        ]
        var table: [String: ClosedRange<Int>] = [:]
        for symbol in both { table[symbol] = -15...15 }
        for symbol in up { table[symbol] = 0...15 }
        for symbol in down { table[symbol] = -15...0 }
        for symbol in none + currencies { table[symbol] = 0...0 }
        table["m"] = -15...3
        table["g"] = -15...3
        return table
    }()

    static let currencies: Set<String> = [
        "EUR", "USD", "GBP", "JPY", "CNY", "TWD", "RUB", "CHF", "INR", "KRW", "BRL", "MXN", "HKD", "BTC", "ETH",
    ]

    /// English names, singular and plural.
    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for symbol in table.keys {
            guard let value = Phrasebook[.english].entries["unit.\(symbol)"] else { continue }
            for form in value.split(separator: "|") { names[form.trimmed().lowercased()] = symbol }
        }
        return names
    }()

    private static let aliases = [
        "percent": "%", "pct": "%", "℃": "°C", "degC": "°C", "℉": "°F", "degF": "°F", "deg": "°", "sec": "s",
        "secs": "s", "hr": "h", "hrs": "h", "day": "d", "ohm": "Ω", "\u{2126}": "Ω", "\u{212A}": "K", "L": "l",
        "mL": "ml", "€": "EUR", "$": "USD", "US$": "USD", "£": "GBP", "¥": "JPY", "CN¥": "CNY",
        "RMB": "CNY", "NT$": "TWD", "₽": "RUB", "₿": "BTC", "₹": "INR", "₩": "KRW", "bps": "bit/s", "kbps": "kbit/s",
        "Mbps": "Mbit/s", "Gbps": "Gbit/s", "kph": "km/h", "m^2": "m²", "m2": "m²", "m^3": "m³", "m3": "m³",
        "people": "persons", "kelvin": "K", "U/min": "rpm", "1/min": "rpm", "KB": "kB", "micron": "µm",
    ]
}
