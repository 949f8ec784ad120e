// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An identifier that is spelled: a hash `72a3277cd7abc`, a UUID, `0xDEADBEEF`, a color `#FF00AA`. Pauses group it.
enum WrittenIdentifier {
    /// - Parameters:
    ///   - place: a digit within the identifier.
    ///   - limit: text before this place belongs to another token.
    static func token(around place: Int, in text: WrittenText, after limit: Int, _ words: TextWords)
        -> NormalizedToken?
    {
        let run = text.run(around: place, after: limit) { $0.isHexadecimal }
        let (start, end) = (run.lowerBound, run.upperBound)
        if text[end] | 0x20 == UInt8(ascii: "x"), end == start + 1, text[start] == 0x30 {
            return number(at: start, text, words)
        }
        if let token = NetworkAddress.token(start..<end, in: text, after: limit, words)
            ?? uuid(start..<end, text, limit, words)
            ?? WrittenPlate.token(around: place, in: text, after: limit, words)
        {
            return token
        }
        let isBehindSign = text[start - 1] == UInt8(ascii: "#")
        guard isBehindSign || end - start > 6, text.isFree(start..<end) else { return nil }
        if isBehindSign, start > limit, let token = color(start..<end, text, words) {
            return token
        }
        guard isHash(start..<end, text) else { return nil }
        // A row of hashes needs a pause after each: `Merge: 68c1798a6 ea8fdfa07`.
        let next = text[end] == 0x20 ? end + 1..<text.hexadecimals(from: end + 1) : end..<end
        let pause = next.count > 6 && isHash(next, text) ? "," : ""
        return NormalizedToken(start..<end, words.spelled(start..<end, in: text) + pause, kind: .hash)
    }

    /// `#FFAA00`, and `#AABBCC` without a digit.
    static func color(behind sign: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let range = sign + 1..<text.hexadecimals(from: sign + 1)
        guard range.count == 6, text.isFree(range), !text.isWord(before: sign) else { return nil }
        let isOfPairs = (0..<3).allSatisfy {
            text[range.lowerBound + 2 * $0] == text[range.lowerBound + 2 * $0 + 1]
        }
        return isOfPairs && range.contains { !text.isDigit($0) } ? color(range, text, words) : nil
    }

    private static func color(_ range: Range<Int>, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard [3, 6, 8].contains(range.count), range.contains(where: { !text.isDigit($0) }),
            !text.isWord(before: range.lowerBound - 1)
        else { return nil }
        let speech = "#" + words.spelled(range, in: text, by: range.count == 3 ? 4 : 2)
        return NormalizedToken(range.lowerBound - 1..<range.upperBound, speech, kind: .color)
    }

    /// `0xFF`; the voice reads `0x1F` correctly.
    private static func number(at start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let digits = start + 2..<text.hexadecimals(from: start + 2)
        let letters = digits.reduce(0) { $0 + (text.isDigit($1) ? 0 : 1) }
        guard digits.count > 2 || letters > 1, text.isFree(start..<digits.upperBound) else { return nil }
        let speech = words.spelled(start..<start + 2, in: text) + " " + words.spelled(digits, in: text)
        return NormalizedToken(start..<digits.upperBound, speech)
    }

    /// `550e8400-e29b-41d4-a716-446655440000`
    private static func uuid(_ part: Range<Int>, _ text: WrittenText, _ limit: Int, _ words: TextWords)
        -> NormalizedToken?
    {
        guard text[part.upperBound] == UInt8(ascii: "-") || text[part.lowerBound - 1] == UInt8(ascii: "-") else {
            return nil
        }
        var start = part.lowerBound
        while start > limit, text[start - 1].isHexadecimal || text[start - 1] == UInt8(ascii: "-") { start -= 1 }
        var (end, parts) = (start, [Range<Int>]())
        for count in [8, 4, 4, 4, 12] {
            if !parts.isEmpty {
                guard text[end] == UInt8(ascii: "-") else { return nil }
                end += 1
            }
            guard text.hexadecimals(from: end) == end + count else { return nil }
            parts.append(end..<end + count)
            end += count
        }
        guard text.isFree(start..<end) else { return nil }
        return NormalizedToken(start..<end, words.joined(parts.map { words.spelled($0, in: text) }), kind: .uuid)
    }

    /// Seven or more digits and letters of one case. Excluded are a power `1e10`, a word with a number (`facade1`,
    /// `2024cafe`) and a number with a unit (`1024000B`).
    private static func isHash(_ range: Range<Int>, _ text: WrittenText) -> Bool {
        guard range.count > 6 else { return false }
        var (letters, changes, hasSmall, hasCapital) = (0, 0, false, false)
        for place in range where !text.isDigit(place) {
            letters += 1
            if text.bytes[place] < 0x60 { hasCapital = true } else { hasSmall = true }
        }
        for place in range.dropFirst() where text.isDigit(place) != text.isDigit(place - 1) { changes += 1 }
        guard hasSmall != hasCapital, letters < range.count, !text.isPower(range) else { return false }
        guard changes == 1 else { return true }
        // `ED25519`
        guard hasSmall || text.isDigit(range.lowerBound) else { return false }
        // `1500BCE`
        guard hasSmall || letters > 3 else { return false }
        let isUnit = text.isDigit(range.lowerBound) && letters == 1
        return !(letters > 3 && text.mayBeWord(range))
            && !(isUnit && (hasCapital || text[range.upperBound - 1] == UInt8(ascii: "d")))
    }
}

extension WrittenText {
    /// Whether the letters may be a word: no three vowels or consonants are in a row.
    fileprivate func mayBeWord(_ range: Range<Int>) -> Bool {
        var (count, wasVowel) = (0, false)
        for place in range where !isDigit(place) {
            let isVowel = self[place] | 0x20 == UInt8(ascii: "a") || self[place] | 0x20 == UInt8(ascii: "e")
            count = count > 0 && isVowel == wasVowel ? count + 1 : 1
            wasVowel = isVowel
            guard count < 3 else { return false }
        }
        return true
    }

    /// The place after the colon of `sha256:72a3277cd7abc`, if a long identifier begins there; else the end.
    func identifier(in name: Range<Int>) -> Int {
        let colon = name.first { self[$0] == UInt8(ascii: ":") && hexadecimals(from: $0 + 1) > $0 + 7 }
        return colon.map { $0 + 1 } ?? name.upperBound
    }

    /// Whether an identifier is not a part of a name, a file's name or a path.
    func isFree(_ range: Range<Int>) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        guard !isWord(at: end), !self[end].isOne(of: "-/@\\") || !isWord(at: end + 1),
            self[end] != UInt8(ascii: ".") || !isWord(at: end + 1)
        else { return false }
        guard start > 0, self[start - 1] > 0x20 else { return true }
        guard self[start - 1] < 0x80 else { return !isWord(before: start) }
        return self[start - 1].isOne(of: "([{\"'`=:,;<>|#*~!?)")
            || self[start - 1] == UInt8(ascii: ".") && self[start - 2] == UInt8(ascii: ".")
    }
}

extension TextWords {
    /// Digits and letters, one by one, with a pause after each group.
    func spelled(_ range: Range<Int>, in text: WrittenText, by size: Int = 4) -> String {
        let count = size == 2 || range.count > 6 ? size : range.count
        let starts = stride(from: range.lowerBound, to: range.upperBound, by: count)
        return joined(
            starts.map { start in
                (start..<min(start + count, range.upperBound)).map { letter(text.bytes[$0]) }.joined(separator: " ")
            })
    }

    func joined(_ groups: [String]) -> String { groups.joined(separator: Phrasebook[language].pauses.list) }

    private func letter(_ byte: UInt8) -> String {
        if byte &- 0x30 < 10 { return numbers.integers.words(UInt64(byte &- 0x30)) }
        let scalar = Unicode.Scalar(byte)
        return texts.forms.name(ofLetter: scalar) ?? String(Character(scalar))
    }
}
