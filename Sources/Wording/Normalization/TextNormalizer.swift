// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An understood part of a text: its written range and its speech. The speech is nil if the voice reads the text
/// correctly.
struct NormalizedToken {
    let written: Range<Int>
    let speech: String?
    /// The class of an identifier.
    let kind: IdentifierClass?

    init(_ written: Range<Int>, _ speech: String? = nil, kind: IdentifierClass? = nil) {
        (self.written, self.speech, self.kind) = (written, speech, kind)
    }
}

/// Reads a text once, from left to right, and rewrites the parts that it understands.
struct TextNormalizer {
    private(set) var changes: [NormalizedText.Change] = []
    private let forms: CompatibilityText
    private let text: WrittenText
    private let words: TextWords
    private let identifiers: IdentifierSpeech
    private var spoken: [UInt8] = []
    /// The end of the text that is already in `spoken`.
    private var copied = 0
    /// The index of the next plain form.
    private var form = 0

    /// - Parameter text: the text of the plain forms.
    init(_ text: WrittenText, _ forms: CompatibilityText, _ language: SpokenLanguage, _ identifiers: IdentifierSpeech) {
        self.identifiers = identifiers
        self.forms = forms
        self.text = text
        words = TextWords[language]
        spoken.reserveCapacity(text.end + (words.numbers.voiceReadsPunctuation ? text.end / 4 : text.end))
    }

    var speech: String { String(decoding: spoken, as: UTF8.self) }

    mutating func normalize(from first: Int) {
        // A sign may precede the first digit.
        var place = forms.changes.isEmpty ? max(0, first - 8) : 0
        while place < text.end {
            let byte = text.bytes[place]
            if byte &- 0x61 < 26 || byte == 0x20 {
                // Most characters are these; they begin nothing that is read.
                place += 1
            } else if byte &- 0x30 < 10 {
                place = number(at: place)
            } else if TextSign.isASCIISign(byte)
                || byte >= 0xC2 && TextSign.mayBegin(byte, text[place + 1], text[place + 2])
            {
                place = sign(at: place)
            } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") || byte == 0xC2 {
                place = mark(at: place)
            } else if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") {
                place = name(at: place) ?? place + 1
            } else if RomanNumeral.mayBegin(byte, text[place + 1], words),
                let token = RomanNumeral.token(at: place, in: text, words)
            {
                take(token)
                place = token.written.upperBound
            } else {
                place += 1
            }
        }
        copy(to: text.end)
    }

    /// - Returns: the place to continue at.
    private mutating func number(at place: Int) -> Int {
        if words.isBehindMonth(text[place - 3], text[place - 2]),
            let token = WrittenDay.token(at: place, in: text, after: copied, words)
        {
            take(token)
            return token.written.upperBound
        }
        if let number = PlainNumber(at: place, in: text, words.plain) { return take(number) }
        if let token = WrittenZone.token(at: place, in: text, after: copied, words) {
            take(token)
            return token.written.upperBound
        }
        if text.mayHaveLetters(place),
            let token = WrittenIdentifier.token(around: place, in: text, after: copied, words)
                ?? WrittenDuration.token(at: place, in: text, words)
        {
            take(token)
            return max(token.written.upperBound, place + 1)
        }
        guard let number = NumberPlace(place, in: text, after: copied, words) else {
            if let formula = WrittenFormula.token(around: place, in: text, after: copied, words) {
                take(formula)
                return formula.written.upperBound
            }
            let name = place..<text.endOfName(from: place)
            return self.name(within: name) ?? text.identifier(in: name)
        }
        guard let token = Self.token(number, words) else {
            let name = place..<text.endOfName(from: place)
            return self.name(within: name) ?? name.upperBound
        }
        take(token)
        return max(token.written.upperBound, place + 1)
    }

    /// The first class that understands the text at a digit takes it. The byte after the digits excludes some classes.
    private static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        if let token = WrittenArgument.token(place, words) ?? PointedDay.token(place, words) ?? CountedNumber.token(
            place, words)
            ?? HanCount.token(place, words)
        {
            return token
        }
        if let token = WrittenCode.token(place, words) { return token }
        let behind = place.text[place.end]
        if behind == 0x20 || behind == UInt8(ascii: "-") || behind.isOne(of: "snrt"),
            let token = WrittenDay.token(place, words)
        {
            return token
        }
        let mayBeDate = behind.isOne(of: "-./") && place.text.isDigit(place.end + 1)
        if mayBeDate, let token = WrittenDate.token(place, words) { return token }
        if let token = WrittenTime.token(place, words) { return token }
        if behind.isOne(of: "esx'.,") || behind == 0xE2 || behind == 0xC3
            || behind == 0x20 && (place.text[place.end + 1] == UInt8(ascii: "x") || place.text[place.end + 1] == 0xC3),
            let token = WrittenDecade.token(place, words) ?? WrittenSize.token(place, words)
        {
            return token
        }
        if behind == UInt8(ascii: "."), let token = WrittenOrdinal.token(place, words) { return token }
        if let token = InflectedOrdinal.token(place, words) { return token }
        return DigitString.token(place, words) ?? WrittenExpression.token(place, words)
            ?? LetteredNumber.token(place, words)
    }

    private mutating func sign(at place: Int) -> Int {
        let zone = WrittenZone.token(at: place + 1, in: text, after: copied, words)
        guard let token = zone ?? TextSign.token(at: place, in: text, words) else { return text.next(place) }
        take(token)
        return max(token.written.upperBound, place + 1)
    }

    /// The name of a file, a path or an address.
    /// - Parameter mark: a point, a slash or a backslash.
    /// - Returns: the place to continue at; nil if the mark is not in a name.
    private mutating func name(at mark: Int) -> Int? {
        guard let name = WrittenName(at: mark, in: text, after: copied, words) else { return nil }
        take(NormalizedToken(name.range, identifiers.words(for: name, in: text, words) ?? name.speech(text, words)))
        return name.range.upperBound
    }

    private mutating func name(within range: Range<Int>) -> Int? {
        let mark = range.first { text.bytes[$0].isOne(of: "./\\") }
        return mark.flatMap { name(at: $0) }
    }

    /// A point or a degree sign, which may end an abbreviation, or the sign of a color.
    private mutating func mark(at place: Int) -> Int {
        if text.isSentenceEnd(place), place >= copied {
            take(NormalizedToken(place..<place + 1, text.scalar(before: place).isHangul ? ". " : "。"))
            return place + 1
        }
        let isColor = text.bytes[place] == UInt8(ascii: "#")
        guard isColor || text.bytes[place] != 0xC2 || text.isNumberSign(at: place),
            let token = isColor
                ? WrittenIdentifier.color(behind: place, in: text, words)
                : Abbreviation.token(at: place, in: text, words)
        else { return text.bytes[place] == UInt8(ascii: ".") ? name(at: place) ?? place + 1 : text.next(place) }
        take(token)
        return max(token.written.upperBound, place + 1)
    }

    /// - Returns: the place to continue at. A number after a space is not within an address.
    private mutating func take(_ number: PlainNumber) -> Int {
        guard !number.isReadRight else { return number.range.upperBound }
        guard forms.changes.isEmpty else {
            var speech: [UInt8] = []
            words.numbers.append(number.decimal, to: &speech)
            take(NormalizedToken(number.range, String(decoding: speech, as: UTF8.self)))
            return number.range.upperBound
        }
        spoken += text.bytes[copied..<number.range.lowerBound]
        var (written, start) = (number.range, spoken.count)
        words.numbers.append(number.decimal, to: &spoken)
        if words.texts.hasSpacedGroups, start > 1, copied < number.range.lowerBound, spoken[start - 1] == 0x20,
            spoken[start - 2] &- 0x30 < 10, spoken[start...].beginsWithGroup
        {
            spoken.insert(UInt8(ascii: ","), at: start - 1)
            (written, start) = (number.range.lowerBound - 1..<number.range.upperBound, start - 1)
        }
        if isBeforeGroup(number.range.upperBound), spoken.last.isDigit { spoken.append(UInt8(ascii: ",")) }
        changes.append(NormalizedText.Change(written: written, spoken: start..<spoken.count))
        copied = number.range.upperBound
        return copied
    }

    private mutating func take(_ token: NormalizedToken) {
        guard var told = identifiers.words(for: token, in: text, words) ?? token.speech,
            token.written.lowerBound >= copied, !text.isInAddress(token.written)
        else { return }
        if words.texts.spellsHanWords { told = spaced(told, around: token.written) }
        if token.written.lowerBound == copied { told = separated(told) }
        let (token, words) = words.texts.hasSpacedGroups ? parted(token, told) : (token, told)
        guard !forms.changes.isEmpty else { return append(words, for: token.written) }
        let whole = forms.whole(token.written, from: form)
        copy(to: whole.lowerBound)
        let source = forms.source(of: whole.lowerBound, after: form)
        let start = spoken.count
        spoken += text.bytes[whole.lowerBound..<token.written.lowerBound]
        spoken += words.utf8
        spoken += text.bytes[token.written.upperBound..<whole.upperBound]
        while form < forms.changes.count, forms.changes[form].plain.lowerBound < whole.upperBound { form += 1 }
        let written = source..<forms.source(of: whole.upperBound, after: form)
        changes.append(NormalizedText.Change(written: written, spoken: start..<spoken.count))
        copied = whole.upperBound
    }

    /// Words behind a token, with a space before them if other words end here: `15.30 Uhr/ZDF`.
    private func separated(_ speech: String) -> String {
        guard changes.last?.spoken.upperBound == spoken.count,
            let first = speech.utf8.first, first.isSpacedLetter, let last = spoken.last(where: { $0 & 0xC0 != 0x80 }),
            last.isSpacedLetter
        else { return speech }
        return " " + speech
    }

    /// Words with a space on each side where they would be a part of a word with a Han character, which the voice would
    /// spell: `前年 じゅうろっぽん だった`.
    private func spaced(_ speech: String, around written: Range<Int>) -> String {
        guard let first = speech.unicodeScalars.first, let last = speech.unicodeScalars.last
        else { return speech }
        var (start, end, isBehindHan, isBeforeHan) = (written.lowerBound, written.upperBound, false, false)
        while start > copied, text[start - 1] >= 0x80, case let scalar = text.scalar(before: start), scalar.isKanaOrHan
        {
            isBehindHan = isBehindHan || scalar.isHan
            start = text.start(before: start)
        }
        while text[end] >= 0xE3, case let scalar = text.scalar(at: end), scalar.isKanaOrHan {
            isBeforeHan = isBeforeHan || scalar.isHan
            end = text.next(end)
        }
        let isNeeded = isBehindHan || isBeforeHan
        return (isNeeded && start < written.lowerBound && first.isKanaOrHan ? " " : "") + speech
            + (isNeeded && end > written.upperBound && last.isKanaOrHan ? " " : "")
    }

    /// A number between two others, with a comma on the sides where a space and three digits would become its thousands:
    /// `3-91 €293` and `7/16 909`.
    private func parted(_ token: NormalizedToken, _ speech: String) -> (NormalizedToken, String) {
        guard !speech.isEmpty else { return (token, speech) }
        var (range, speech) = (token.written, speech)
        let (before, behind) = (range.lowerBound - 1, range.upperBound)
        if text[before] == 0x20, before >= copied, speech.utf8.beginsWithGroup,
            before > copied ? text.isDigit(before - 1) : spoken.last.isDigit
        {
            (range, speech) = (before..<behind, ", " + speech)
        }
        if isBeforeGroup(behind), speech.utf8.last.isDigit { speech += "," }
        return (NormalizedToken(range, speech, kind: token.kind), speech)
    }

    /// Whether a space and exactly three digits follow, which the voice would join to digits before them.
    private func isBeforeGroup(_ place: Int) -> Bool {
        words.texts.hasSpacedGroups && text[place] == 0x20 && text.digits(from: place + 1) == place + 4
    }

    private mutating func append(_ words: String, for written: Range<Int>) {
        spoken += text.bytes[copied..<written.lowerBound]
        let start = spoken.count
        spoken += words.utf8
        changes.append(NormalizedText.Change(written: written, spoken: start..<spoken.count))
        copied = written.upperBound
    }

    /// Copies text that is spoken as written.
    private mutating func copy(to end: Int) {
        while form < forms.changes.count, case let change = forms.changes[form], change.plain.upperBound <= end {
            if change.plain.lowerBound >= copied {
                spoken += text.bytes[copied..<change.plain.lowerBound]
                let start = spoken.count
                spoken += text.bytes[change.plain]
                changes.append(NormalizedText.Change(written: change.source, spoken: start..<spoken.count))
                copied = change.plain.upperBound
            }
            form += 1
        }
        spoken += text.bytes[copied..<end]
        copied = end
    }
}

extension Unicode.Scalar {
    /// Kana, Han, and the marks that repeat or lengthen them.
    fileprivate var isKanaOrHan: Bool { (0x3041...0x30FF).contains(value) || isHan }

    fileprivate var isHan: Bool { isIdeograph || self == "々" }
}

extension UInt8 {
    /// The first byte of a letter or a digit in a script with spaces: Latin, Greek, Cyrillic, Hebrew or Arabic.
    fileprivate var isSpacedLetter: Bool {
        self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 || (0xC3...0xDF).contains(self)
    }
}

extension Unicode.Scalar {
    /// A syllable of Korean.
    fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }
}

extension UInt8? {
    fileprivate var isDigit: Bool { map { $0 &- 0x30 < 10 } ?? false }
}

extension Sequence<UInt8> {
    /// Whether the text begins with exactly three digits.
    fileprivate var beginsWithGroup: Bool {
        var digits = 0
        for byte in self {
            guard byte &- 0x30 < 10 else { break }
            digits += 1
        }
        return digits == 3
    }
}

extension WrittenText {
    /// Whether a point without a space ends a sentence in Han or hiragana: `组成.SSH`, `結束.2023 年`, but not `文件.netrc`.
    fileprivate func isSentenceEnd(_ point: Int) -> Bool {
        guard self[point] == UInt8(ascii: "."), self[point - 1] >= 0x80 else { return false }
        let before = scalar(before: point)
        guard (0x3041...0x309F).contains(before.value) || before.isIdeograph || before.isHangul else { return false }
        if isDigit(point + 1) { return digits(from: point + 1) == point + 5 && self[point + 1].isOne(of: "12") }
        return self[point + 1] &- 0x41 < 26 && isLetter(at: point + 2)
    }

    /// Whether a letter, a colon or a hyphen adjoins a digit, as in an identifier or a duration.
    fileprivate func mayHaveLetters(_ place: Int) -> Bool {
        let (before, behind) = (self[place - 1], self[digits(from: place)])
        return behind >= 0x41 || behind == UInt8(ascii: ":") || behind == UInt8(ascii: "-") || before >= 0x41
            || before == UInt8(ascii: ":") || before == UInt8(ascii: "#")
    }
}

extension CompatibilityText {
    /// A piece, widened to all plain forms that overlap it. Forms before `form` do not reach into it.
    fileprivate func whole(_ range: Range<Int>, from form: Int) -> Range<Int> {
        changes[form...].prefix { $0.plain.lowerBound < range.upperBound }.reduce(range) { whole, change in
            change.plain.overlaps(range)
                ? min(whole.lowerBound, change.plain.lowerBound)..<max(whole.upperBound, change.plain.upperBound)
                : whole
        }
    }

    /// The place in the source of a place in the plain text that is outside all forms; `forms` is the number of forms
    /// before it.
    fileprivate func source(of place: Int, after forms: Int) -> Int {
        guard forms > 0 else { return place }
        let last = changes[forms - 1]
        return last.source.upperBound + place - last.plain.upperBound
    }
}
