// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A text with Unicode's compatibility characters in plain form: `ﬁ` is fi, `𝐇` is H, `⑫` and `Ⅻ` are 12, `㎏` is kg,
/// `１` is 1.
struct CompatibilityText {
    let text: [UInt8]
    /// Pieces with a different plain form, by their places in `text` and in the source; in order.
    let changes: [(plain: Range<Int>, source: Range<Int>)]

    init(_ source: [UInt8]) {
        let plain = source.withUnsafeBufferPointer { bytes -> PlainText? in
            let source = WrittenText(bytes: bytes)
            guard Self.mayHaveForm(bytes), let first = Self.first(in: source) else { return nil }
            return PlainText(source, from: first)
        }
        (text, changes) = (plain?.bytes ?? source, plain?.changes ?? [])
    }

    /// Whether a byte begins a character that may have a plain form, which is never so in most texts.
    private static func mayHaveForm(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte >= 0xE1 || byte == 0xCA || byte == 0xCB || byte == 0xB7 && last == 0xC2 { return true }
            last = byte
        }
        return false
    }

    private static func first(in source: WrittenText) -> Int? {
        var place = 0
        while place < source.end {
            if source[place] >= 0xE1 || source[place] == 0xCA || source[place] == 0xCB || source.has("·", at: place),
                form(at: place, in: source) != nil
            {
                return place
            }
            place = source.next(place)
        }
        return nil
    }

    fileprivate static func form(at place: Int, in source: WrittenText) -> String? {
        let scalar = source.scalar(at: place)
        if let form = form(of: scalar) { return form }
        if scalar == "○" { return source.isHanZero(at: place) ? "〇" : nil }
        let isBehindDigit = source.scalar(before: place).isWideDigit
        guard source.scalar(at: source.next(place)).isWideDigit else { return nil }
        // Between digits: `１４：３０`, `13·1%`.
        switch scalar {
        case "：", "∶": return isBehindDigit ? ":" : nil
        case "，": return isBehindDigit && source.isGroup(behind: place) ? "," : nil
        case "／": return isBehindDigit ? "/" : nil
        case "·", "・": return isBehindDigit && source.isDecimal(from: source.next(place)) ? "." : nil
        case "∼": return isBehindDigit || source.scalar(before: place).isIdeograph ? "~" : nil
        default: return nil
        }
    }

    private static func form(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x2B0...0x2B8, 0x2E1...0x2E3, 0x1D43...0x1D61: raised[scalar]
        case ..<0x2080: nil
        case 0x2080...0x2089: String(scalar.value - 0x2080)
        case 0x2160...0x217F: roman[Int(scalar.value - 0x2160) % 16]
        case 0x2460...0x2473: scalar.circledNumber.map(String.init)
        case 0x2474...0x2487: String(scalar.value - 0x2474 + 1)
        case 0x2488...0x249B: "\(scalar.value - 0x2488 + 1)."
        case 0x24B6...0x24E9: letter(Int(scalar.value - 0x24B6) % 26, isSmall: scalar.value >= 0x24D0)
        case 0x24F5...0x24FE: String(scalar.value - 0x24F5 + 1)
        case 0x2776...0x277F: String(scalar.value - 0x2776 + 1)
        case 0x3251...0x325F: String(scalar.value - 0x3251 + 21)
        case 0x32B1...0x32BF: String(scalar.value - 0x32B1 + 36)
        case 0xFF04, 0xFF05, 0xFF0B, 0xFF0D, 0xFF0E, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            scalar.narrow.map { String(Character($0)) }
        case 0xFFE5: "¥"
        case 0x1D400...0x1D6A3: mathematical(Int(scalar.value - 0x1D400) % 52)
        case 0x1D7CE...0x1D7FF: String((scalar.value - 0x1D7CE) % 10)
        case 0x2102...0x2134, 0x3380...0x33DF, 0xFB00...0xFB06: others[scalar]
        default: nil
        }
    }

    private static func mathematical(_ place: Int) -> String { letter(place % 26, isSmall: place >= 26) }

    private static func letter(_ place: Int, isSmall: Bool) -> String {
        String(Character(Unicode.Scalar(UInt8((isSmall ? 0x61 : 0x41) + place))))
    }

    private static let roman = (1...12).map(String.init) + ["50", "100", "500", "1000"]

    /// Raised letters of abbreviations: `Mᵐᵉ`, `1ᵉʳ`.
    private static let raised: [Unicode.Scalar: String] = [
        "ʰ": "h", "ʲ": "j", "ʳ": "r", "ʷ": "w", "ʸ": "y", "ˡ": "l", "ˢ": "s", "ˣ": "x", "ᵃ": "a", "ᵇ": "b", "ᵈ": "d",
        "ᵉ": "e",
        "ᵍ": "g", "ᵏ": "k", "ᵐ": "m", "ᵒ": "o", "ᵖ": "p", "ᵗ": "t", "ᵘ": "u", "ᵛ": "v",
    ]

    /// Letters that Unicode had before the mathematical ones; ligatures; one-character units.
    private static let others: [Unicode.Scalar: String] = [
        "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
        "ℂ": "C", "ℊ": "g", "ℋ": "H", "ℌ": "H", "ℍ": "H", "ℎ": "h", "ℐ": "I", "ℑ": "I", "ℒ": "L", "ℓ": "l", "ℕ": "N",
        "ℙ": "P",
        "ℚ": "Q", "ℛ": "R", "ℜ": "R", "ℝ": "R", "ℤ": "Z", "ℬ": "B", "ℭ": "C", "ℯ": "e", "ℰ": "E", "ℱ": "F", "ℳ": "M",
        "ℴ": "o",
        "℃": "°C", "℉": "°F", "㎎": "mg", "㎏": "kg", "㎜": "mm", "㎝": "cm", "㎞": "km", "㎡": "m²", "㎢": "km²", "㎥": "m³",
        "㎖": "ml", "㎐": "Hz", "㎑": "kHz", "㎒": "MHz", "㎓": "GHz", "㎳": "ms", "㎧": "m/s", "㏈": "dB", "㎾": "kW",
        "㎸": "kV",
    ]
}

extension WrittenText {
    /// Whether a circle is the zero of a number in Han: `二○○一年`, `四比○`.
    fileprivate func isHanZero(at place: Int) -> Bool {
        var start = place
        while start > 0, scalar(before: start) == "○" { start = self.start(before: start) }
        return start > 0 && HanWords.ofAllLanguages.beforeZeros.contains(scalar(before: start))
    }

    /// Whether a wide comma groups the digits of a number, `15，001` or `5，000`, and does not part two numbers: `2015，200`,
    /// `100，200，300`. A number does not begin with `00`.
    fileprivate func isGroup(behind comma: Int) -> Bool {
        let first = next(comma)
        var (end, count) = (first, 0)
        while count < 4, scalar(at: end).isWideDigit { (end, count) = (next(end), count + 1) }
        guard count == 3 else { return false }
        // A number has at most six groups.
        var (group, isFirst) = (comma, true)
        for _ in 0..<6 {
            var (start, before) = (group, 0)
            while before < 4, scalar(before: start).isWideDigit {
                (start, before) = (self.start(before: start), before + 1)
            }
            let separator = scalar(before: start)
            guard (1...3).contains(before), separator != "、" else { return false }
            guard separator == "，" else {
                let zero = scalar(at: isFirst ? first : next(group))
                return before < 3 || zero == "0" || zero == "０"
            }
            guard before == 3 else { return false }
            (group, isFirst) = (self.start(before: start), false)
        }
        return false
    }

    /// Whether digits with a percent sign, a unit or a power of ten are behind a middle dot: `13·1%`, `1・4キロ`, but not the
    /// day `9·11`.
    fileprivate func isDecimal(from start: Int) -> Bool {
        let end = digits(from: start)
        let behind = scalar(at: end)
        return behind == "%" || behind == "％" || (0x30A1...0x30FA).contains(behind.value)
            || HanWords.ofAllLanguages.behindDecimals.contains(behind)
    }
}

/// Writes the plain text.
private struct PlainText {
    private(set) var bytes: [UInt8]
    private(set) var changes: [(plain: Range<Int>, source: Range<Int>)] = []

    init(_ source: WrittenText, from first: Int) {
        bytes = Array(source.bytes[..<first])
        bytes.reserveCapacity(source.end)
        var place = first
        while place < source.end {
            let next = source.next(place)
            if let form = CompatibilityText.form(at: place, in: source) {
                append(form, for: place..<next, source)
            } else {
                bytes += source.bytes[place..<min(next, source.end)]
            }
            place = next
        }
    }

    private mutating func append(_ form: String, for range: Range<Int>, _ source: WrittenText) {
        let start = bytes.count
        // Two circled numbers are not one number.
        let isNumber =
            (source[range.lowerBound] == 0xE2 || source[range.lowerBound] == 0xE3)
            && form.utf8.first.map { $0 &- 0x30 < 10 } == true && form.utf8.allSatisfy { $0 < 0x3A }
            && !source.scalar(at: range.lowerBound).isLoweredDigit
        if isNumber, let last = bytes.last, last &- 0x30 < 10 || (0x61...0x7A).contains(last | 0x20) {
            bytes.append(0x20)
        }
        bytes += form.utf8
        if isNumber, source.isWord(at: range.upperBound) { bytes.append(0x20) }
        changes.append((start..<bytes.count, range))
    }
}

extension Unicode.Scalar {
    /// A digit of ASCII or its wide form.
    fileprivate var isWideDigit: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }

    /// A lowered digit, as in `CO₂`.
    fileprivate var isLoweredDigit: Bool { (0x2080...0x2089).contains(value) }
}
