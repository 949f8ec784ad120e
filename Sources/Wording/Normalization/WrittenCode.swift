// SPDX-License-Identifier: MIT

/// Digits after a word that makes them a code or a telephone number: `PIN 1234`, `your PIN is 4821`, `PIN code: 4821`,
/// `tel. 5551234`.
enum WrittenCode {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start, end) = (place.text, place.digit, place.end)
        guard text[start - 1] >= 0x80 || words.plain.mayBeBehindCode(start, in: text), place.start == start,
            (3...13).contains(end - start), !text.isWord(at: end) || text[end] >= 0x80,
            !text[end].isOne(of: ".,-/:") || !text.isWord(at: end + 1)
        else { return nil }
        if text.isBehindHan(start, of: words.texts.forms.codes, between: words.texts.forms.codesBetween) {
            return NormalizedToken(start..<end, words.spelled(text.bytes[start..<end]))
        }
        var word = word(before: start, in: text)
        for _ in 0..<2 where words.texts.forms.codesBetween.contains(text.string(word)) {
            word = self.word(before: word.lowerBound, in: text)
        }
        if words.texts.forms.codes.contains(text.string(word)), text[word.upperBound] != UInt8(ascii: ".") {
            return NormalizedToken(start..<end, words.spelled(text.bytes[start..<end]))
        }
        return telephone(start..<end, behind: word, text, words)
    }

    /// Seven digits or more, in groups of three: `телефон 87778830353`. The voice would say millions.
    private static func telephone(
        _ digits: Range<Int>, behind word: Range<Int>, _ text: WrittenText, _ words: TextWords
    ) -> NormalizedToken? {
        let name = text.string(word).lowercased()
        // A point ends an abbreviation, or a sentence: `He took the phone. 5551234 is`. `call 20000000 people` is a count.
        let isAbbreviation = name.unicodeScalars.count < 4
        guard digits.count > 6, words.texts.forms.telephones.contains(name),
            isAbbreviation || text[word.upperBound] != UInt8(ascii: "."), !text.has("0000", at: digits.upperBound - 4)
        else { return nil }
        // The last group has two to four digits.
        let starts = stride(from: digits.lowerBound, to: digits.upperBound - 1, by: 3)
        let groups = starts.map { start in
            let end = start + 4 >= digits.upperBound ? digits.upperBound : start + 3
            return words.spelled(text.bytes[start..<end])
        }
        return NormalizedToken(digits, groups.joined(separator: ", "))
    }

    /// The word before the space before a place; a colon or a point may be between.
    private static func word(before place: Int, in text: WrittenText) -> Range<Int> {
        guard text[place - 1] == 0x20 else { return place..<place }
        return text.word(before: text[place - 2].isOne(of: ":.") ? place - 2 : place - 1)
    }
}

extension WrittenText {
    /// Whether one of some words of a script without spaces ends before a place, with another word or a colon between.
    fileprivate func isBehindHan(_ place: Int, of words: Set<String>, between others: Set<String>) -> Bool {
        guard place > 2, self[place - 1] >= 0x80 else { return false }
        var end = has("：", at: place - 3) ? place - 3 : place
        if let other = hanWord(of: others, before: end) { end -= other.utf8.count }
        return hanWord(of: words, before: end) != nil
    }

    /// The word of a script without spaces that ends before a place, with or without letters before it.
    func hanWord(of words: Set<String>, before end: Int) -> String? {
        guard end > 0, self[end - 1] >= 0x80 else { return nil }
        return words.first { $0.isHan && has($0, at: end - $0.utf8.count) }
    }
}

extension String {
    /// Whether the first character is kana or Han.
    fileprivate var isHan: Bool { unicodeScalars.first.map { $0.value >= 0x3040 } ?? false }
}

/// A number right before a letter, which the voice of the language misreads: Japanese `155A`.
enum LetteredNumber {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start, end) = (place.text, place.digit, place.end)
        guard place.start == start, end - start > words.numbers.readableDigits, end - start <= 9, text[start] != 0x30,
            text[end] < 0x80, text.isLetter(at: end), !text.isWord(at: end + 1)
        else { return nil }
        return NormalizedToken(start..<end, words.words(text.number(start..<end)) + " ")
    }
}

/// The number of a vehicle: `AB-123-CD`, `KA-01-AB-1234`, `12-AB-34`. The voice would read the letters as a word.
enum WrittenPlate {
    /// - Parameters:
    ///   - place: a digit within the number.
    ///   - limit: text before this place belongs to another token.
    static func token(around place: Int, in text: WrittenText, after limit: Int, _ words: TextWords)
        -> NormalizedToken?
    {
        let run = text.run(around: place, after: limit) { $0.isOfPlate }
        guard (5...13).contains(run.count), (2...3).contains(run.count { text[$0] == UInt8(ascii: "-") }),
            text.isFree(run)
        else { return nil }
        var (parts, part) = ([Range<Int>](), run.lowerBound)
        while part <= run.upperBound {
            let last = (part..<run.upperBound).first { text[$0] == UInt8(ascii: "-") } ?? run.upperBound
            parts.append(part..<last)
            part = last + 1
        }
        guard isPlate(parts, text) else { return nil }
        return NormalizedToken(run, words.joined(parts.map { words.spelled($0, in: text) }))
    }

    /// Up to three letters and up to four digits alternate. `01-JAN-2024` is a date.
    private static func isPlate(_ parts: [Range<Int>], _ text: WrittenText) -> Bool {
        guard let first = parts.first, !first.isEmpty else { return false }
        let begins = text.isDigit(first.lowerBound)
        guard !begins || parts.count == 3 && parts[1].count == 2 else { return false }
        return parts.indices.allSatisfy { index in
            let isOfDigits = begins == (index % 2 == 0)
            return (1...(isOfDigits ? 4 : 3)).contains(parts[index].count)
                && parts[index].allSatisfy { text.isDigit($0) == isOfDigits }
        }
    }
}

extension UInt8 {
    /// A capital letter, a digit or a hyphen.
    fileprivate var isOfPlate: Bool {
        self &- 0x41 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "-")
    }
}
