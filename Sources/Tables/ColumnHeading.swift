// SPDX-License-Identifier: MIT

/// The heading of a column: its name, and its unit if that is certain.
struct ColumnHeading: Sendable, Equatable {
    var name: String
    var unit: String?

    /// - Parameter text: the heading as the table has it.
    init(_ text: String) {
        let text =
            text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
        (name, unit) = (text, nil)
        if let (name, unit) = Self.bracketed(text) ?? Self.remarked(text) ?? Self.percent(text) ?? Self.separated(text)
            ?? Self.suffixed(text)
        {
            (self.name, self.unit) = (name, unit)
        }
    }

    /// "Temperature (°C)", "price [USD]".
    private static func bracketed(_ text: String) -> (String, String)? {
        guard let last = text.last, let open = [")": "(", "]": "["][last].map(Character.init),
            let start = text.lastIndex(of: open)
        else { return nil }
        let name = trimmed(text[..<start])
        let written = trimmed(text[text.index(after: start)...].dropLast())
        guard !name.isEmpty, let unit = unit(written) else { return nil }
        return (name, unit)
    }

    /// "Temp, °C (LGR S/N: 20481234)": the remark stays with the name.
    private static func remarked(_ text: String) -> (String, String)? {
        guard text.last == ")", let start = text.firstIndex(of: "("),
            let (name, unit) = separated(trimmed(text[..<start]))
        else { return nil }
        return ("\(name) \(text[start...])", unit)
    }

    /// "Temperature, °C". A slash is not such a mark: r/s are reads in a second.
    private static func separated(_ text: String) -> (String, String)? {
        guard let mark = text.lastIndex(of: ",") else { return nil }
        let (name, written) = (trimmed(text[..<mark]), trimmed(text[text.index(after: mark)...]))
        guard !name.isEmpty, written.count > 1 else { return nil }
        if symbols.contains(written) { return (name, written) }
        return written.count > 2 ? words[written.lowercased()].map { (name, $0) } : nil
    }

    /// "speed_kmh", "temp_C".
    private static func suffixed(_ text: String) -> (String, String)? {
        guard let underscore = text.lastIndex(of: "_"), underscore > text.startIndex else { return nil }
        let (name, suffix) = (text[..<underscore], String(text[text.index(after: underscore)...]))
        let isPlain =
            suffix.count > 2 || suffix == suffix.lowercased() && !countries.contains(suffix) || symbols.contains(suffix)
        guard let unit = (isPlain ? suffixes[suffix.lowercased()] : nil) ?? letter(suffix, behind: name.lowercased())
        else {
            return nil
        }
        return (String(name), unit)
    }

    /// Accepts a letter as a unit only after a name that fits this unit.
    private static func letter(_ suffix: String, behind name: String) -> String? {
        guard let letter = letters[suffix] else { return nil }
        let fits = letter.names.contains { name == $0 || $0.count > 1 && name.contains($0) }
        return fits ? letter.unit : nil
    }

    /// "%usr" from sar; "Use%"; "humidity_%".
    private static func percent(_ text: String) -> (String, String)? {
        guard text.count > 1, text.hasPrefix("%") || text.hasSuffix("%") else { return nil }
        var name = trimmed(text.hasPrefix("%") ? text.dropFirst() : text.dropLast())
        // RH, %.
        if name.hasSuffix(",") { name = trimmed(name.dropLast()) }
        // Anteil in %.
        if name.hasSuffix(" in") { name = trimmed(name.dropLast(3)) }
        return (name.hasSuffix("_") && name.count > 1 ? String(name.dropLast()) : name, "%")
    }

    /// Whether a name is that of a length.
    static func isLength(_ name: String) -> Bool { letter("m", behind: name.lowercased()) != nil }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }

    /// The symbol of a unit; nil for an ambiguous or unknown text.
    static func unit(_ written: String) -> String? {
        symbols.contains(written) ? written : words[written.lowercased()]
    }

    private static let symbols = Set(
        """
        % ‰ °C °F ° K mm cm m km in ft mi g mg kg t lb s ms µs ns min h d V mV kV A mA W mW kW MW GW Wh kWh MWh GWh TWh J kJ \
        MJ GJ N Pa hPa kPa MPa bar mbar Hz kHz MHz GHz B kB MB GB TB KiB MiB GiB TiB bit kbit Mbit B/s kB/s MB/s GB/s \
        bit/s kbit/s Mbit/s Gbit/s m/s km/h mph l ml m² m³ km² ha ppm ppb dB lx lm cd mol rpm px Ω kΩ MΩ F µF nF pF S T \
        eV Bq Sv mSv µSv Gy EUR USD GBP JPY CNY TWD RUB CHF INR KRW BRL MXN HKD BTC ETH
        """.split(separator: " ").map(String.init))
    private static let words = [
        "celsius": "°C", "degc": "°C", "deg c": "°C", "degrees celsius": "°C", "ºc": "°C", "fahrenheit": "°F",
        "degf": "°F", "deg f": "°F", "kelvin": "K", "percent": "%", "prozent": "%", "pct": "%", "€": "EUR", "$": "USD",
        "£": "GBP",
        "us$": "USD", "euro": "EUR", "kmh": "km/h", "kph": "km/h", "m/sec": "m/s", "mps": "m/s", "sec": "s",
        "second": "s", "volt": "V", "ampere": "A", "watt": "W", "hertz": "Hz", "seconds": "s", "minutes": "min",
        "hours": "h", "days": "d", "m2": "m²", "m3": "m³", "km2": "km²", "ohm": "Ω",
        "us": "µs", "μs": "µs", "ppmv": "ppm", "bytes": "B", "meters": "m", "metres": "m", "volts": "V", "watts": "W",
        "kb": "kB", "lux": "lx", "meters/second": "m/s", "metres/second": "m/s", "m s-1": "m/s", "m s^-1": "m/s",
        "degrees c": "°C", "degrees f": "°F", "deg_c": "°C", "mbars": "mbar", "millibars": "mbar", "millimeters": "mm",
        "inches": "in", "feet": "ft", "miles": "mi", "pascal": "Pa", "w/m2": "W/m²", "w/m^2": "W/m²",
        "watts/meter²": "W/m²",
    ]
    private static let suffixes = [
        "celsius": "°C", "degc": "°C", "fahrenheit": "°F", "degf": "°F", "percent": "%", "pct": "%", "kmh": "km/h",
        "kph": "km/h", "mph": "mph", "usd": "USD", "eur": "EUR", "gbp": "GBP", "ppm": "ppm", "ppb": "ppb", "hz": "Hz",
        "khz": "kHz", "mhz": "MHz", "ghz": "GHz", "kg": "kg", "km": "km", "mm": "mm", "cm": "cm", "kwh": "kWh",
        "mwh": "MWh", "kw": "kW", "hpa": "hPa", "bytes": "B", "kib": "KiB", "mib": "MiB", "gib": "GiB", "volts": "V",
        "watts": "W", "seconds": "s", "minutes": "min", "hours": "h", "meters": "m", "rpm": "rpm", "db": "dB",
        "ms": "ms", "us": "µs",
        "ns": "ns", "sec": "s", "mb": "MB", "gb": "GB", "kb": "kB", "mv": "mV", "ma": "mA", "mw": "mW",
    ]
    /// Suffixes in small letters that mean something else: Ma is a million years, and us a country.
    private static let countries: Set<String> = ["ma", "mv", "mw", "us", "mb"]
    private static let letters: [String: (unit: String, names: [String])] = [
        "C": ("°C", ["temp", "dew", "air", "water", "feels", "t"]),
        "F": ("°F", ["temp", "dew", "air", "water", "feels"]),
        "K": ("K", ["temp"]), "V": ("V", ["volt", "u", "v", "batt"]), "A": ("A", ["current", "curr", "i"]),
        "W": ("W", ["power", "load", "p"]),
        "s": ("s", ["time", "duration", "elapsed", "runtime", "wall", "user", "sys"]),
        "m": ("m", ["height", "depth", "dist", "length", "width", "elev", "alt"]),
        "g": ("g", ["mass", "weight"]), "h": ("h", ["time", "duration", "elapsed"]),
        "us": ("µs", ["time", "duration", "latency", "elapsed", "delay", "rtt", "wall", "cpu"]),
    ]
}
