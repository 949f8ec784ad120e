// SPDX-License-Identifier: MIT

import Glibc

/// The values of attributes. Nil means that the value is invalid.
enum MarkupValue {
    /// A time such as `500ms` or `1.5s`, at most 10 s.
    static func time(_ text: String) -> Duration? {
        let isMilliseconds = text.hasSuffix("ms")
        guard isMilliseconds || text.hasSuffix("s"), let number = number(text.dropLast(isMilliseconds ? 2 : 1)),
            number >= 0
        else { return nil }
        return .seconds(min(10, isMilliseconds ? number / 1000 : number))
    }

    /// The most characters of a pronunciation.
    static let longestNotation = 100

    static let strengths: [String: Duration] = [
        "none": .zero, "x-weak": .milliseconds(50), "weak": .milliseconds(150), "medium": .milliseconds(300),
        "strong": .milliseconds(600), "x-strong": .milliseconds(1000),
    ]

    /// A name such as `fast`, `150%` of the current rate, `+20%`, `-20%`, or `200wpm` (words per minute).
    static func rate(_ text: String) -> ProsodyValue? {
        if let word = rates[text] { return word }
        if text.hasSuffix("wpm") { return number(text.dropLast(3)).flatMap { $0 > 0 ? .set($0) : nil } }
        return percent(text).flatMap { $0 > 0 ? .times($0) : nil }
    }

    /// A name such as `high`, `+20%`, `-20%`, `+2st` or `-2st` (semitones). Hertz are not supported, because each voice
    /// has its own pitch.
    static func pitch(_ text: String) -> ProsodyValue? {
        if let word = pitches[text] { return word }
        if text.hasSuffix("st") {
            return isSigned(text) ? number(text.dropLast(2)).map { .plus($0 * 50 / 12) } : nil
        }
        return percent(text).flatMap { $0 > 0 ? .plus(log2($0) * 50) : nil }
    }

    /// A name such as `loud`, a number from 0 to 100, `+6dB`, `-6dB`, `+20%` or `-20%`.
    static func volume(_ text: String) -> ProsodyValue? {
        if let word = volumes[text] { return word }
        if text.lowercased().hasSuffix("db") {
            return isSigned(text) ? number(text.dropLast(2)).map { .times(pow(10, $0 / 20)) } : nil
        }
        if text.hasSuffix("%") { return isSigned(text) ? percent(text).map { .times($0) } : nil }
        return number(text[...]).flatMap { (0...100).contains($0) && !isSigned(text) ? .set($0) : nil }
    }

    /// `characters` from SSML's notes on say-as, and values that other synthesizers support.
    static let interpretations: [String: Interpretation] = [
        "characters": .characters, "spell-out": .characters, "verbatim": .characters, "digits": .digits,
        "telephone": .digits, "date": .plain, "time": .plain, "cardinal": .plain, "ordinal": .plain, "number": .plain,
    ]

    enum Interpretation: Sendable, Hashable { case characters, digits, plain }

    static func emphasis(_ level: String) -> Prosody? {
        var prosody = Prosody()
        switch level {
        case "none": break
        case "moderate": (prosody.rate, prosody.pitch) = (.times(0.92), .plus(6))
        case "strong": (prosody.rate, prosody.pitch) = (.times(0.85), .plus(10))
        case "reduced": (prosody.rate, prosody.volume) = (.times(1.1), .times(0.8))
        default: return nil
        }
        return prosody
    }

    private static let rates: [String: ProsodyValue] = [
        "x-slow": .times(0.5), "slow": .times(0.75), "medium": .times(1), "default": .times(1), "fast": .times(1.4),
        "x-fast": .times(2),
    ]
    private static let pitches: [String: ProsodyValue] = [
        "x-low": .plus(-30), "low": .plus(-15), "medium": .plus(0), "default": .plus(0), "high": .plus(15),
        "x-high": .plus(30),
    ]
    private static let volumes: [String: ProsodyValue] = [
        "silent": .set(0), "x-soft": .times(0.3), "soft": .times(0.6), "medium": .times(1), "default": .times(1),
        "loud": .times(1.3), "x-loud": .times(1.6),
    ]

    private static func isSigned(_ text: String) -> Bool { text.hasPrefix("+") || text.hasPrefix("-") }

    /// `150%` and `+50%` are both 1.5.
    private static func percent(_ text: String) -> Double? {
        guard text.hasSuffix("%"), let number = number(text.dropLast()) else { return nil }
        return isSigned(text) ? 1 + number / 100 : number / 100
    }

    /// A number of digits, a sign and a point. Rejects infinity, and numbers of more than 10 characters, which could
    /// overflow.
    private static func number(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 10, text.utf8.allSatisfy({ (0x2B...0x39).contains($0) }) else {
            return nil
        }
        return Double(text)
    }
}
