// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The unit of a number: a unit of the phrasebooks with its SI prefix, or a client's word.
package struct SpokenUnit: Sendable, Hashable {
    /// The name in the phrasebooks: a symbol without prefix (`V`), a currency (`EUR`), or the client's own word.
    package let key: String
    /// False for a word that the phrasebooks lack. It is spoken unchanged.
    package let isKnown: Bool
    /// The power of ten, in bytes so that a number with its unit is copied quickly.
    private let power: Int8
    private let lowest: Int8
    private let highest: Int8
    /// The row in the table; negative for a unit that is not in the table.
    private let row: Int16

    /// The power of ten of the prefix: 3 for `kV`.
    package var prefix: Int { Int(power) }

    /// The powers of ten that a prefix of this unit may have, 0 among them; only 0 when it takes none.
    package var prefixes: ClosedRange<Int> { Int(lowest)...Int(highest) }

    /// The index among all units with all prefixes; nil for a unit that is not in the table.
    var place: Int? { row < 0 ? nil : Int(row) * Self.prefixCount + prefixPlace }

    /// The index of the prefix, from 10⁻¹⁵ to 10¹⁵ by thousands.
    var prefixPlace: Int { Int(power + 15) / 3 }

    static let prefixCount = 11

    /// A symbol (`kV`, `°C`, `EUR`, `€`), an English name (`volts`), or any word. Nil for an empty one.
    package init?(_ text: String) {
        let name = text.trimmed()
        guard !name.isEmpty else { return nil }
        // No symbol is also another unit's name.
        self = Self.known(name) ?? Self.prefixed(name) ?? Self.named(name) ?? Self(word: name)
    }

    private static func named(_ name: String) -> Self? {
        guard let symbol = aliases[name] ?? KnownMoney.signs[name] ?? names[name] ?? names[name.lowercased()] else {
            return nil
        }
        return known(symbol) ?? prefixed(symbol)
    }

    /// A unit from a symbol only: names and unknown words give nil.
    init?(symbol: String) {
        let symbol = Self.aliases[symbol] ?? KnownMoney.signs[symbol] ?? symbol
        guard let unit = Self.known(symbol) ?? Self.prefixed(symbol) else { return nil }
        self = unit
    }

    /// A unit without prefixes that is not in the table, such as `$`, which is dollars of any country.
    init(sign: String) { self.init(key: sign, 0, Row(place: -1, prefixes: 0...0)) }

    /// A product of units that is written without a sign, such as `mAh`.
    init(product: String) { self.init(word: product) }

    private init(word: String) { self.init(key: word, 0, Row(place: -1, prefixes: 0...0), isKnown: false) }

    private init(key: String, _ prefix: Int, _ row: Row, isKnown: Bool = true) {
        self.key = key
        self.isKnown = isKnown
        self.row = Int16(row.place)
        power = Int8(prefix)
        lowest = Int8(row.prefixes.lowerBound)
        highest = Int8(row.prefixes.upperBound)
    }

    /// This unit with another prefix.
    func with(prefix: Int) -> Self {
        Self(key: key, prefix, Row(place: Int(row), prefixes: prefixes), isKnown: isKnown)
    }

    private static func known(_ symbol: String) -> Self? {
        if let row = table[symbol] { return Self(key: symbol, 0, row) }
        return furtherSymbols.contains(symbol) ? Self(sign: symbol) : nil
    }

    /// A symbol with a prefix: `kV`.
    static func prefixed(_ symbol: String) -> Self? {
        let scalars = symbol.unicodeScalars
        guard let first = scalars.first, let prefix = prefix(first), let unit = known(String(scalars.dropFirst())),
            unit.prefixes.contains(prefix) || unit.key == "t" && writtenPrefixesOfTons.contains(prefix)
        else { return nil }
        return unit.with(prefix: prefix)
    }

    private static func prefix(_ letter: Unicode.Scalar) -> Int? {
        switch letter {
        case "f": -15
        case "p": -12
        case "n": -9
        case "u", "µ", "μ": -6
        case "m": -3
        case "k": 3
        case "M": 6
        case "G": 9
        case "T": 12
        case "P": 15
        default: nil
        }
    }

    /// Prefixes that are kept as written and never chosen: 620 billion metric tons are not spoken as gigatons.
    private static let writtenPrefixesOfTons = 3...9

    struct Row: Sendable {
        let place: Int
        let prefixes: ClosedRange<Int>
    }

    /// The units of the phrasebooks. Time has no kiloseconds, storage no millibytes.
    static let table: [String: Row] = {
        let both = [
            "V", "A", "W", "Wh", "VA", "J", "N", "Pa", "Hz", "F", "Ω", "S", "T", "H", "C", "eV", "Bq", "Sv", "Gy", "g",
        ]
        let up = ["B", "bit", "B/s", "bit/s"]
        let down = ["m", "s", "l", "K", "mol", "bar", "cd", "lm", "lx"]
        let none = [
            "%", "‰", "°C", "°F", "°", "min", "h", "d", "wk", "mo", "yr", "ppm", "ppb", "rpm", "dB", "px", "m/s",
            "km/h", "mph", "hPa", "cm", "ha", "m²", "m³", "km²", "in", "ft", "mi", "lb", "KiB", "MiB", "GiB", "TiB",
            "persons", "t", "dl",
        ]
        var prefixes: [String: ClosedRange<Int>] = [:]
        for symbol in both { prefixes[symbol] = -15...15 }
        for symbol in up { prefixes[symbol] = 0...15 }
        for symbol in down { prefixes[symbol] = -15...0 }
        for symbol in none + commonMoney { prefixes[symbol] = 0...0 }
        prefixes["m"] = -15...3
        prefixes["g"] = -15...3
        return Dictionary(
            uniqueKeysWithValues: prefixes.enumerated().map { ($1.key, Row(place: $0, prefixes: $1.value)) })
    }()

    /// Further units of the phrasebooks, without prefixes. Their words are made when they are first needed.
    private static let further: Set<String> = [
        "mm²", "cm²", "dm²", "in²", "ft²", "yd²", "mi²", "mm³", "cm³", "dm³", "km³", "in³", "ft³", "yd³", "mi³", "dm",
        "yd",
        "nmi", "ly", "cl", "hl", "gal", "qt", "oz", "cal", "kcal", "hp", "psi", "atm", "mmHg", "inHg", "lbf", "kn",
        "mpg", "MP",
        "dpi", "ppi", "dpcm", "acre", "¢",
    ]

    /// The symbols of ``further`` and of the money that is not in the table.
    static let furtherSymbols = further.union(KnownMoney.codes.subtracting(commonMoney))

    static var currencies: Set<String> { KnownMoney.codes }

    /// The money that every phrasebook has.
    static let commonMoney: Set<String> = [
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

    static let aliases = [
        "percent": "%", "pct": "%", "℃": "°C", "ºC": "°C", "ºF": "°F", "˚C": "°C", "˚F": "°F", "degC": "°C", "℉": "°F",
        "degF": "°F", "deg": "°", "sec": "s",
        "secs": "s", "hr": "h", "hrs": "h", "day": "d", "ohm": "Ω", "\u{2126}": "Ω", "\u{212A}": "K", "L": "l",
        "mL": "ml", "dL": "dl", "$": "USD", "£": "GBP", "¥": "JPY", "RMB": "CNY",
        "₿": "BTC", "₩": "KRW", "AU$": "AUD", "C$": "CAD", "MEX$": "MXN", "zł": "PLN", "Kč": "CZK", "lbs": "lb",
        "mm2": "mm²", "cm2": "cm²",
        "mm3": "mm³", "cm3": "cm³", "ccm": "cm³", "dm3": "dm³", "km2": "km²", "km3": "km³", "bps": "bit/s",
        "kbps": "kbit/s",
        "Mbps": "Mbit/s", "mbps": "Mbit/s", "KG": "kg", "kwh": "kWh", "MHZ": "MHz", "GHZ": "GHz", "mhz": "MHz",
        "ghz": "GHz", "Gbps": "Gbit/s", "kph": "km/h", "m^2": "m²", "m2": "m²", "m^3": "m³", "m3": "m³",
        "people": "persons", "kelvin": "K", "U/min": "rpm", "1/min": "rpm", "KB": "kB", "micron": "µm",
    ]
}
