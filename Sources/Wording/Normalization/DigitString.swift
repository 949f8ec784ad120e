// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Digits that are not a number: an address `207.189.7.192`, a version `1.2.10`, a code `02134`, a telephone number.
enum DigitString {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        dotted(place, words) ?? mobile(place, words) ?? telephone(place, words)
    }

    /// `13012345678`, in the groups in which people say it.
    private static func mobile(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start, end) = (place.text, place.digit, place.end)
        guard place.start == start,
            words.texts.forms.mobiles.contains(where: { $0.count == end - start && text.has($0.beginning, at: start) })
        else { return nil }
        let groups = [start..<start + 3, start + 3..<start + 7, start + 7..<end]
        return NormalizedToken(start..<end, groups.map { words.spelled(text.bytes[$0]) }.joined(separator: ", "))
    }

    /// `v1.2`: the letter does not belong to a longer name.
    static func isVersion(at place: Int, _ text: WrittenText) -> Bool {
        text[place - 1] | 0x20 == UInt8(ascii: "v") && !text.isWord(before: place - 1)
            && hasPoint(text, behind: text.digits(from: place))
    }

    /// Three or more parts between points, or two after `v`. Groups of three digits and dates are excluded.
    private static func dotted(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        guard text[place.end] == UInt8(ascii: ".") else { return nil }
        let isVersion = isVersion(at: start, text)
        let second = text.digits(from: place.end + 1)
        guard isVersion || hasPoint(text, behind: second) else { return nil }
        let dots = dots(text, from: start)
        guard dots.count >= (isVersion ? 1 : 2), place.start == start || isVersion else { return nil }
        var parts: [Range<Int>] = []
        for dot in dots { parts.append((parts.last.map { $0.upperBound + 1 } ?? start)..<dot) }
        parts.append((dots[dots.count - 1] + 1)..<text.digits(from: dots[dots.count - 1] + 1))
        let isGrouped = parts[0].count <= 3 && parts.dropFirst().allSatisfy { $0.count == 3 }
        let end = parts[parts.count - 1].upperBound
        // `1.000.000.000` is not an address.
        if have(parts, 3, 3, 4) {
            return NormalizedToken(start..<end, parts.map { words.spelled(text.bytes[$0]) }.joined(separator: ", "))
        }
        // A hardware address: `0011.2233.4455`.
        if have(parts, 4, 4, 4), let dot = words.texts.dot {
            let groups = parts.map { words.spelled(text.bytes[$0]) }
            return NormalizedToken(start..<end, groups.joined(separator: " \(dot) "))
        }
        let isAddress =
            parts.count == 4 && parts.dropFirst().allSatisfy { text[$0.lowerBound] != 0x30 && text.number($0) < 256 }
        guard isVersion || !isGrouped || isAddress else { return nil }
        // `1.234.567,89`
        guard !(text[end] == UInt8(ascii: ",") && text.isDigit(end + 1)) else { return nil }
        let isName = text.isWord(at: end) || text[end] == UInt8(ascii: "-") && text.isWord(at: end + 1)
        guard let dot = words.texts.dot, !isName, parts.allSatisfy({ $0.count < 10 }) else {
            return NormalizedToken(start..<text.endOfName(from: start))
        }
        // `tel. 089 / 35.68.28`
        if text.isBehindCode(start) {
            return NormalizedToken(start..<end, parts.map { words.spoken($0, in: text) }.joined(separator: ", "))
        }
        let mask = parts.count == 4 ? NetworkAddress.mask(at: end, upTo: 32, text, words) : nil
        // A voice that reads points reads single digits after them correctly.
        let isRight =
            words.numbers.mark == "." && words.numbers.voiceReadsPunctuation
            && parts.dropFirst().allSatisfy { $0.count == 1 } && mask == nil
        guard !isRight else { return NormalizedToken(start..<end) }
        var speech = isVersion ? " " : ""
        for part in parts {
            if part.lowerBound > start { speech += " \(dot) " }
            speech += words.spoken(part, in: text)
        }
        return NormalizedToken(start..<(mask?.end ?? end), speech + (mask?.speech ?? ""))
    }

    /// Whether there are three parts with these numbers of digits.
    private static func have(_ parts: [Range<Int>], _ first: Int, _ second: Int, _ third: Int) -> Bool {
        parts.count == 3 && parts[0].count == first && parts[1].count == second && parts[2].count == third
    }

    /// Whether a point with a digit behind it is here.
    private static func hasPoint(_ text: WrittenText, behind place: Int) -> Bool {
        text[place] == UInt8(ascii: ".") && text.isDigit(place + 1)
    }

    private static func dots(_ text: WrittenText, from start: Int) -> [Int] {
        var dots: [Int] = []
        var end = text.digits(from: start)
        while hasPoint(text, behind: end) {
            dots.append(end)
            end = text.digits(from: end + 1)
        }
        return dots
    }

    /// A code that begins with a zero, `+` or an area code, and the groups of digits after it.
    private static func telephone(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        guard place.start == start, mayBeTelephone(place), !isGroup(place, words) else { return nil }
        var groups = groups(text, from: start)
        // `013 11` is not a telephone number.
        if text[start] == 0x30, text[start - 1] != UInt8(ascii: "+"), groups.reduce(0, { $0 + $1.count }) < 8 {
            groups = [groups[0]]
        }
        let end = groups[groups.count - 1].upperBound
        let count = groups.reduce(0) { $0 + $1.count }
        let counts = groups.map { $0.count }
        // `01-02-2024`: the order of a date in the text is not known.
        if counts == [2, 2, 4], text[groups[0].upperBound] == UInt8(ascii: "-"), text.number(groups[0]) < 13,
            text.number(groups[1]) < 13, (1900..<2100).contains(text.number(groups[2]))
        {
            return NormalizedToken(start..<end)
        }
        let hasZero = text[start] == 0x30 && groups[0].count > 1
        let hasPlus = text[start - 1] == UInt8(ascii: "+") && count >= 7 && !text.hasMinus(before: start)
        // `754-2008` is a standard.
        let isYear = groups.count == 2 && (19...20).contains(text.number(groups[1].prefix(2)))
        // `(ca. 750-1050)`
        let isRound = groups.allSatisfy { text[$0.upperBound - 1] == 0x30 }
        // `555-1234`; in other languages `512-8192` is a range.
        let isShort = counts == words.texts.telephone && !isYear && !isRound
        // `111-11-1111` is a social security number.
        let hasHyphens = text[groups[0].upperBound] == UInt8(ascii: "-")
        let isLocal =
            isShort || counts == [3, 3, 4] || counts == [1, 3, 3, 4]
            || hasHyphens && (counts == [3, 2, 4] || counts.starts(with: [3, 3, 4]))
        guard hasZero && count > 2 || hasPlus || isLocal, !text.isWord(at: end), text[start - 1] != UInt8(ascii: ":"),
            !(text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: "-")
                || text[end] == UInt8(ascii: ":")) || !text.isWord(at: end + 1)
        else { return nil }
        // Where people say the pairs as numbers, the voice does too: `05 61 62 86 71`.
        if words.texts.telephone.count > 4, counts == words.texts.telephone || hasPlus && counts.allSatisfy({ $0 < 3 })
        {
            return NormalizedToken(start..<end)
        }
        let speech = groups.map { words.spelled(text.bytes[$0]) }.joined(separator: ", ")
        guard let (last, end) = lastCode(text, behind: end, words) else { return NormalizedToken(start..<end, speech) }
        return NormalizedToken(start..<end, words.texts.range.filled("lo", speech, "hi", last))
    }

    /// The digits follow a `+`, begin with a zero, or are three digits before others.
    private static func mayBeTelephone(_ place: NumberPlace) -> Bool {
        let (text, start) = (place.text, place.digit)
        if text[start - 1] == UInt8(ascii: "+") { return true }
        let count = place.end - start
        if text[start] == 0x30 { return count > 1 }
        // `1-800-555-0199`
        if count == 1 { return text[start] == 0x31 && text[place.end] == UInt8(ascii: "-") }
        return count == 3 && (text[start - 1] == UInt8(ascii: "(") || text[place.end] == UInt8(ascii: "-"))
    }

    /// The last digits of `1/10 000` and `29 000-24 000`, which the voice joins to those before.
    private static func isGroup(_ place: NumberPlace, _ words: TextWords) -> Bool {
        let (text, start) = (place.text, place.digit)
        return words.texts.hasSpacedGroups && place.end == start + 3 && text[start - 1] == 0x20
            && text.isDigit(start - 2) && text.has("000", at: start)
    }

    /// `041–0176`
    private static func lastCode(_ text: WrittenText, behind place: Int, _ words: TextWords) -> (String, end: Int)? {
        guard let dash = RangeDash(text, at: place), !dash.isHyphen, text[dash.end] == 0x30 else { return nil }
        let end = text.digits(from: dash.end)
        return text.isWord(at: end) ? nil : (words.spelled(text.bytes[dash.end..<end]), end)
    }

    /// Groups of digits with a space, a hyphen or a bracket between. A single digit is one behind a `+`: `+33 1 23 45`.
    private static func groups(_ text: WrittenText, from start: Int) -> [Range<Int>] {
        var groups = [start..<text.digits(from: start)]
        let least = text[start - 1] == UInt8(ascii: "+") ? 1 : 2
        while groups.count < 6, case let end = groups[groups.count - 1].upperBound {
            var next = end
            while next - end < 3, text[next].isOne(of: least == 1 ? " -/)(" : " -/)") { next += 1 }
            // `030/12345`, but `01/01/1400 - 31/12/9999`.
            let hasSlash = (end..<next).contains { text[$0] == UInt8(ascii: "/") }
            guard !hasSlash || groups.count == 1 && groups[0].count > 2 else { break }
            let last = text.digits(from: next)
            guard next > end, (least...9).contains(last - next), !text.isWord(at: last) else { break }
            groups.append(next..<last)
        }
        return groups
    }
}

extension WrittenText {
    /// Whether the code of a place and a slash or a bracket precede: `089 /`, `(0031)`.
    fileprivate func isBehindCode(_ start: Int) -> Bool {
        var place = start
        while place > 0, self[place - 1].isOne(of: " /)") { place -= 1 }
        let code = digits(before: place)
        return place < start - 1 && (2...5).contains(place - code) && self[code] == 0x30
    }

    /// Whether a negative number precedes: `-2147483648 ... +2147483647`.
    fileprivate func hasMinus(before place: Int) -> Bool {
        (max(0, place - 24)..<place).contains {
            self[$0] == UInt8(ascii: "-") && isDigit($0 + 1) && self[$0 - 1] <= 0x20
        }
    }
}
