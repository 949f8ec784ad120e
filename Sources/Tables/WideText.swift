// SPDX-License-Identifier: MIT

/// Turns UTF-16 into UTF-8, wherever the bytes are cut.
struct WideText: Sendable {
    private let isLargeFirst: Bool
    /// The first byte of a unit whose second has not come.
    private var half: UInt8?
    /// The first unit of a pair.
    private var surrogate: UInt16?

    /// In bytes; as many are examined.
    private static let examined = 4096

    /// Nil for bytes that are not UTF-16: they begin with its mark, or have zeros, and only at every second place.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            isLargeFirst = bytes[0] == 0xFE
            return
        }
        let zeros = bytes.prefix(Self.examined).indices.filter { bytes[$0] == 0 }
        let odd = zeros.count { $0 % 2 == 1 }
        guard zeros.count * 8 > min(bytes.count, Self.examined), odd == zeros.count || odd == 0 else { return nil }
        isLargeFirst = odd == 0
    }

    /// The complete characters so far in UTF-8, without a mark at the start.
    mutating func utf8(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for byte in bytes {
            guard let first = half else {
                half = byte
                continue
            }
            half = nil
            let unit = isLargeFirst ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
            guard let scalar = scalar(unit) else { continue }
            if scalar != "\u{FEFF}" { text.append(contentsOf: String(Character(scalar)).utf8) }
        }
        return text
    }

    private mutating func scalar(_ unit: UInt16) -> Unicode.Scalar? {
        if UTF16.isLeadSurrogate(unit) {
            surrogate = unit
            return nil
        }
        guard UTF16.isTrailSurrogate(unit), let first = surrogate else {
            surrogate = nil
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
        surrogate = nil
        return Unicode.Scalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(unit - 0xDC00)) ?? "\u{FFFD}"
    }
}
