// SPDX-License-Identifier: MIT

/// Converts numbers with units to one unit.
struct CellMeasure: Sendable, Equatable {
    /// The unit of the values; nil for counts, such as thousands.
    let unit: String?
    /// The factor for each text that may follow a number.
    private let factors: [String: Double]

    /// - Parameters:
    ///   - head: the column's heading in lower case.
    ///   - isListing: whether a program prints the column; then K is 1024.
    init?(_ values: [String], head: String, _ number: NumberReading, isListing: Bool) {
        let parts = values.compactMap { Self.parts(ArraySlice(Array($0.utf8)), number) }
        var counts: [String: Int] = [:]
        for part in parts { counts[part.suffix, default: 0] += 1 }
        let suffixes = Set(counts.keys).subtracting([""])
        guard !suffixes.isEmpty, parts.count * 2 > values.count else { return nil }
        let words = head.split { !$0.isLetter }
        if suffixes == ["m"], words.contains("cpu") || words.contains("cores"), !words.contains("time") {
            // Kubernetes writes 250m for a quarter of a processor.
            self.init(unit: nil, factors: ["m": 0.001, "": 1])
            return
        }
        let isBytes = isListing || head.isEmpty || Self.sizes.contains { head.contains($0) } || suffixes.contains("G")
        if isListing, suffixes == ["kB"] {
            // proc(5): the kernel's kB is 1024 bytes.
            self.init(unit: "KiB", factors: ["kB": 1])
        } else if suffixes.isSubset(of: Set(Self.binary.keys)),
            isBytes || suffixes.contains(where: { $0.contains("i") })
        {
            self.init(binary: parts)
        } else if suffixes.isSubset(of: Set(Self.counts.keys)) {
            self.init(unit: nil, factors: Self.counts)
        } else if suffixes.count > 1, let family = Self.families.first(where: { suffixes.isSubset(of: Set($0.keys)) }) {
            self.init(family, suffixes, parts)
        } else if isListing, ["virt", "res", "shr"].contains(head), suffixes.isSubset(of: ["k", "m", "g", "t"]) {
            // top(1): numbers without a letter are KiB.
            self.init(unit: "KiB", factors: ["": 1, "k": 1, "m": 1024, "g": 1_048_576, "t": 1_073_741_824])
        } else if suffixes.count == 1, let rate = suffixes.first, rate.contains("/"), counts[rate] == values.count,
            rate.utf8.count <= 12, rate.utf8.first.map({ $0 | 0x20 >= 0x61 }) == true
        {
            self.init(unit: ColumnHeading.unit(rate) ?? rate, factors: [rate: 1])
        } else if let usual = counts.filter({ $0.key != "" }).max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            let unit = ColumnHeading.unit(usual.key)
        {
            // 12m may be meters, minutes, millions or thousandths.
            let isCertain = usual.key != "m" || values.contains { $0.contains(" ") } || ColumnHeading.isLength(head)
            self.init(unit: isCertain ? unit : nil, factors: [usual.key: 1, "": 1])
        } else {
            return nil
        }
    }

    private init(unit: String?, factors: [String: Double]) {
        self.unit = unit
        self.factors = factors
    }

    /// Uses the smallest unit that occurs and in which no value has more than four digits; the largest if there is none.
    private init(_ family: [String: Double], _ suffixes: Set<String>, _ parts: [(value: Double, suffix: String)]) {
        let units = suffixes.sorted { (family[$0] ?? 0, $0) < (family[$1] ?? 0, $1) }
        let largest = parts.map { abs($0.value) * (family[$0.suffix] ?? 1) }.max() ?? 0
        let unit = units.first { largest < 10_000 * (family[$0] ?? 1) } ?? units.last ?? ""
        let base = family[unit] ?? 1
        self.init(
            unit: ColumnHeading.unit(unit) ?? unit,
            factors: family.mapValues { $0 < base ? $0 / base : ($0 / base).rounded() })
    }

    /// Uses the most frequent unit. Among equally frequent units it is the smallest in which no value has more than
    /// five digits.
    private init(binary parts: [(value: Double, suffix: String)]) {
        let powers = parts.filter { $0.value != 0 }.map { Self.binary[$0.suffix] ?? 0 }
        let largest = parts.map { abs($0.value) * Self.scale(Self.binary[$0.suffix] ?? 0) }.max() ?? 0
        let most = (0...5).map { power in powers.count { $0 == power } }.max() ?? 0
        let usual = (0...5).filter { power in powers.count { $0 == power } == most }
        let power = usual.first { largest < 100_000 * Self.scale($0) } ?? usual.last ?? 0
        self.init(
            unit: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"][power],
            factors: Self.binary.mapValues { Self.scale($0 - power) }.merging(["": Self.scale(-power)]) { own, _ in own
            })
    }

    private static func scale(_ power: Int) -> Double {
        (0..<abs(power)).reduce(1.0) { scale, _ in power < 0 ? scale / 1024 : scale * 1024 }
    }

    /// The value in the unit. A divided value is rounded to four digits, because cells have at most three or four.
    func value(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
        guard let (value, suffix) = Self.parts(text, number), let factor = factors[suffix] else { return nil }
        let product = value * factor
        guard product.isFinite else { return nil }
        return factor < 1 && abs(product) > 1e-9 ? Self.rounded(product) : product
    }

    /// Rounded to four digits.
    private static func rounded(_ value: Double) -> Double {
        var power = 1.0
        while abs(value) * power < 1000 { power *= 10 }
        return (value * power).rounded() / power
    }

    /// The number, and the text after it.
    private static func parts(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> (value: Double, suffix: String)? {
        guard text.count <= 64, let last = text.lastIndex(where: { $0 &- 0x30 < 10 }),
            let value = number.value(text[...last])
        else { return nil }
        let suffix = String(decoding: text[(last + 1)...], as: UTF8.self)
        return (value, String(suffix.drop(while: \.isWhitespace)))
    }
}

/// Units that belong together.
extension CellMeasure {
    /// Words in the heading of a column of bytes.
    private static let sizes = ["size", "mem", "disk", "swap", "used", "avail", "free", "cache", "rss", "vsz", "bytes"]
    /// Powers of 1024, as `df -h` and `ls -h` abbreviate them.
    private static let binary = [
        "B": 0, "K": 1, "M": 2, "G": 3, "T": 4, "P": 5, "Ki": 1, "Mi": 2, "Gi": 3, "Ti": 4, "KiB": 1, "MiB": 2, "kb": 1,
        "mb": 2, "gb": 3, "tb": 4,
        "GiB": 3,
        "TiB": 4,
    ]
    /// Thousands and millions of anything.
    private static let counts = ["": 1, "k": 1e3, "K": 1e3, "M": 1e6, "bn": 1e9, "B": 1e9]
    private static let families: [[String: Double]] = [
        ["B": 1, "kB": 1e3, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12],
        ["ns": 1, "us": 1e3, "µs": 1e3, "μs": 1e3, "ms": 1e6, "s": 1e9, "min": 6e10, "h": 3.6e12],
        ["bit/s": 1, "kbit/s": 1e3, "Mbit/s": 1e6, "Gbit/s": 1e9], ["B/s": 1, "kB/s": 1e3, "MB/s": 1e6, "GB/s": 1e9],
        ["Hz": 1, "kHz": 1e3, "MHz": 1e6, "GHz": 1e9], ["mW": 1, "W": 1e3, "kW": 1e6, "MW": 1e9, "GW": 1e12],
        ["mV": 1, "V": 1e3, "kV": 1e6], ["ml": 1, "l": 1e3],
        ["mg": 1, "g": 1e3, "kg": 1e6, "t": 1e9], ["mm": 1, "cm": 10, "m": 1e3, "km": 1e6],
    ]
}
