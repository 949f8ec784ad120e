// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An IPv6 address `fe80::1ff:fe23`, whose colons are spoken, and the pairs of a MAC address or a fingerprint
/// `00:1A:2B:3C:4D:5E`, which have pauses.
enum NetworkAddress {
    /// - Parameter part: digits and letters within the address.
    static func token(_ part: Range<Int>, in text: WrittenText, after limit: Int, _ words: TextWords)
        -> NormalizedToken?
    {
        let (before, behind) = (text[part.lowerBound - 1], text[part.upperBound])
        if behind == UInt8(ascii: "."), part.count == 4 { return groups(at: part.lowerBound, text, words) }
        guard before.isOne(of: ":-") || behind.isOne(of: ":-") else { return nil }
        if let token = pairs(at: part.lowerBound, text, words) { return token }
        guard before == UInt8(ascii: ":") || behind == UInt8(ascii: ":") else { return nil }
        var start = part.lowerBound
        while start > limit, text[start - 1].isHexadecimal || text[start - 1] == UInt8(ascii: ":") { start -= 1 }
        if text[start] == UInt8(ascii: ":"), text[start + 1] != UInt8(ascii: ":") { start += 1 }
        return address(at: start, text, words) ?? (start < part.lowerBound ? pairs(at: start, text, words) : nil)
            ?? (start < part.lowerBound ? address(at: part.lowerBound, text, words) : nil)
    }

    /// `001a.2b3c.4d5e`
    private static func groups(at start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard let dot = words.texts.dot else { return nil }
        let groups = (0..<3).map { start + 5 * $0..<start + 5 * $0 + 4 }
        let end = groups[2].upperBound
        guard groups.allSatisfy({ text.hexadecimals(from: $0.lowerBound) == $0.upperBound }),
            text[start + 4] == UInt8(ascii: "."), text[start + 9] == UInt8(ascii: "."), text.isFree(start..<end),
            !text[end].isOne(of: ".") || !text.isWord(at: end + 1)
        else { return nil }
        let told = groups.map { words.spelled($0, in: text) }
        return NormalizedToken(start..<end, told.joined(separator: " \(dot) "))
    }

    /// Six or more pairs. With hyphens, numbers alone may be a list.
    private static func pairs(at start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let mark = text[start + 2]
        guard mark.isOne(of: ":-"), text.hexadecimals(from: start) == start + 2 else { return nil }
        var (end, count) = (start, 0)
        while text.hexadecimals(from: end) == end + 2 {
            (end, count) = (end + 2, count + 1)
            guard text[end] == mark, text[end + 1].isHexadecimal else { break }
            end += 1
        }
        guard count > 5, mark == UInt8(ascii: ":") || (start..<end).contains(where: { text.isLetter(at: $0) }),
            text.isFree(start..<end)
        else { return nil }
        // A pair begins at each third place.
        let pairs = stride(from: start, to: start + 3 * count, by: 3).map { words.spelled($0..<$0 + 2, in: text) }
        return NormalizedToken(start..<end, words.joined(pairs), kind: .address)
    }

    /// Whether there are as many colons as in an address, or two in a row. A time has fewer.
    private static func mayBeAddress(at start: Int, _ text: WrittenText) -> Bool {
        var (end, colons) = (start, 0)
        while text[end].isHexadecimal || text[end] == UInt8(ascii: ":") {
            if text[end] == UInt8(ascii: ":") {
                colons += 1
                if text[end + 1] == UInt8(ascii: ":") { return true }
            }
            end += 1
        }
        return colons > 5
    }

    private static func address(at start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard mayBeAddress(at: start, text), let colon = words.language.name(of: ":") else { return nil }
        var (end, groups, pairs, speech) = (start, 0, 0, [String]())
        while end < text.end {
            if text[end] == UInt8(ascii: ":") {
                let isPair = text[end + 1] == UInt8(ascii: ":")
                // The colon behind an address belongs to the sentence.
                guard isPair || text[end + 1].isHexadecimal else { break }
                speech.append(isPair ? "\(colon) \(colon)" : colon)
                (end, pairs) = (end + (isPair ? 2 : 1), pairs + (isPair ? 1 : 0))
                if text[end] == UInt8(ascii: ":") { return nil }
            }
            let last = text.hexadecimals(from: end)
            guard last > end else { break }
            if text[last] == UInt8(ascii: "."), text.isDigit(last + 1), text.digits(from: end) == last { break }
            guard last - end <= 4 else { return nil }
            speech.append(words.spelled(end..<last, in: text))
            (groups, end) = (groups + 1, last)
            guard text[end] == UInt8(ascii: ":") else { break }
        }
        // `::ffff:192.0.2.128`
        if text.isDigit(end) {
            guard let dots = dotted(at: end, text, words) else { return nil }
            speech.append(dots.speech)
            (end, groups) = (dots.end, groups + 2)
        }
        guard pairs == 1 && groups < 8 || pairs == 0 && groups == 8, isClear(start, groups, text) else { return nil }
        let mask = mask(at: end, upTo: 128, text, words)
        guard case let last = mask?.end ?? end, text.isFree(start..<last) else { return nil }
        return NormalizedToken(
            start..<last, speech.joined(separator: " ") + (mask?.speech ?? ""), kind: .address)
    }

    /// The last four numbers of an address.
    private static func dotted(at start: Int, _ text: WrittenText, _ words: TextWords) -> (speech: String, end: Int)? {
        guard let dot = words.texts.dot else { return nil }
        var (end, speech) = (start, [String]())
        while speech.count < 4, case let last = text.digits(from: end), (1...3).contains(last - end) {
            speech.append(words.spoken(end..<last, in: text))
            end = last
            guard text[end] == UInt8(ascii: "."), speech.count < 4 else { break }
            end += 1
        }
        return speech.count == 4 ? (speech.joined(separator: " \(dot) "), end) : nil
    }

    /// Whether this is not a name of a program: `abc::d1`.
    private static func isClear(_ start: Int, _ groups: Int, _ text: WrittenText) -> Bool {
        let first = text[start] == UInt8(ascii: ":") ? start + 2 : start
        guard groups > 0 else { return false }
        // `10::` ends a line before a sample.
        return groups > 2
            || text.isDigit(first) && (groups > 1 || first > start || text.digits(from: first) > first + 2)
            || text.has("fe8", at: first) || text.has("FE8", at: first)
            || text.has("fd", at: first) || text.has("ff0", at: first)
            || text[start] == UInt8(ascii: ":") && groups > 1
    }

    /// `/24`
    static func mask(at place: Int, upTo limit: Int, _ text: WrittenText, _ words: TextWords)
        -> (speech: String, end: Int)?
    {
        guard text[place] == UInt8(ascii: "/"), case let end = text.digits(from: place + 1),
            (1...3).contains(end - place - 1), !text.isWord(at: end), text[end] != UInt8(ascii: "/"),
            case let bits = text.number(place + 1..<end), bits <= limit,
            let slash = words.language.name(of: "/")
        else { return nil }
        return (" \(slash) \(words.spoken(place + 1..<end, in: text))", end)
    }
}
