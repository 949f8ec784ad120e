// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An abbreviation with its point: `No. 5`, `Dr. Smith`, `z. B.`, `n° 5`. The point is not spoken, so that it makes no
/// pause; if the abbreviation may also end the sentence, it stays.
enum Abbreviation {
    /// - Parameter mark: the place of a point or of `°`.
    static func token(at mark: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        guard mark > 0, words.texts.forms.abbreviations.mayEnd(with: text[mark - 2], text[mark - 1]) else { return nil }
        let entries = words.texts.forms.abbreviations[text[mark - 2], text.bytes[mark - 1]]
        guard !entries.isEmpty, case let end = text.next(mark) else { return nil }
        for entry in entries {
            guard let start = start(of: entry.written, endingAt: end, in: text),
                text.mayPrecedeAbbreviation(start), isAt(entry.place, start..<end, text, words)
            else { continue }
            let space = text.isDigit(end) ? " " : ""
            let written = text.string(start..<end)
            // `w godz. 17-20` has several hours.
            if written == words.texts.cases.shortHour, text.isRange(at: end + text.space(at: end)) {
                return NormalizedToken(start..<end)
            }
            if let cases = words.texts.forms.declined[written], let told = declined(cases, before: start, text) {
                return NormalizedToken(start..<end, told.isEmpty ? nil : told + space)
            }
            if let forms = words.texts.forms.agreeing[written] {
                return NormalizedToken(start..<end, agreeing(forms, before: end, text))
            }
            let speech = speech(entry, start..<end, text)
            let isLast = entry.place == .besideNumber && isMonthBeforeSentence(start..<end, text, words)
            return NormalizedToken(start..<end, speech + (isLast ? "." : space))
        }
        return nil
    }

    /// The form behind a preposition; empty after another word with a small letter, and nil at the start of a sentence.
    private static func declined(_ cases: [String: String], before start: Int, _ text: WrittenText) -> String? {
        let before = text.preposition(before: start)
        guard !before.isEmpty else { return nil }
        let first = text.start(before: start) - before.utf8.count
        let two = text.wordBehindSpace(before: max(0, first)).lowercased() + "_" + before
        if let told = cases[two] ?? cases[before] { return told }
        // `Przepis art. 44`: a noun at the start of a sentence decides the case too.
        let isWord = first > 0 ? text[first - 1] != 0x20 || text[first - 2].isOne(of: ".!?") : before.utf8.count > 3
        return text.scalar(at: max(0, first)).properties.isUppercase && !isWord ? nil : ""
    }

    /// "tak zwanego" before "racjonalnego": the ending of the next word decides. Nil if it does not.
    private static func agreeing(_ forms: [AbbreviationWords.Agreement], before end: Int, _ text: WrittenText)
        -> String?
    {
        let start = end + text.space(at: end)
        let last = text.letters(from: start)
        return forms.first { form in
            let place = last - form.ending.utf8.count
            return place > start + 1 && text.has(form.ending, at: place)
        }?.spoken
    }

    /// Nil if the text differs. A point within may have a space behind it, and the first letter may be a capital.
    private static func start(of written: [UInt8], endingAt end: Int, in text: WrittenText) -> Int? {
        var place = end
        for index in written.indices.reversed() {
            let byte = written[index]
            if byte == UInt8(ascii: "."), index < written.count - 1, text[place - 1] != byte {
                place = text.start(before: place)
                guard text.space(at: place) > 0 else { return nil }
            }
            // `d.C.` is an era, `D.C.` a place.
            let isCapital =
                index == 0 && (0x61...0x7A).contains(byte) && text[place - 1] == byte ^ 0x20
                && !written.contains { (0x41...0x5A).contains($0) }
            guard place > 0, text[place - 1] == byte || isCapital else { return nil }
            place -= 1
        }
        return place
    }

    private static func isAt(
        _ place: AbbreviationWords.Place, _ range: Range<Int>, _ text: WrittenText, _ words: TextWords
    ) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        switch place {
        case .anywhere: return !text.isWord(at: end)
        case .beforeNumber: return isBeforeNumber(end, text) && !isAnswer(start, text)
        case .beforeOrdinal: return isBeforeDay(end + text.space(at: end), text, words)
        case .besideNumber:
            return isBeforeNumber(end, text) || isBehindNumber(start, text, words) && !text.isWord(at: end)
        case .beforeName: return isBeforeName(range, text)
        case .ofStreet: return !text.isWord(at: end) && text.isStreet(before: start)
        case .beforeFirstName:
            let word = start > 0 ? text.word(before: text.start(before: start)) : 0..<0
            return isBeforeName(range, text) && !text.isInitial(before: start)
                && (word.isEmpty || !text.scalar(at: word.lowerBound).properties.isUppercase)
        }
    }

    /// `5`, `II`.
    private static func isBeforeNumber(_ end: Int, _ text: WrittenText) -> Bool {
        let start = end + text.space(at: end)
        // `p. 14` is a page, `p.4.2.2` a paragraph.
        guard !text.isDigit(start) else { return !text.isOutline(at: start) }
        var last = start
        while text[last].isOne(of: "IVX") { last += 1 }
        return start > end && last > start + 1 && !text.isWord(at: last)
    }

    /// `5. Mai`, `8.6.2021`, but not the version `3.5` and not `10.000`.
    static func isBeforeDay(_ start: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        let point = text.digits(from: start)
        guard (1...2).contains(point - start), text.number(start..<point) < 32, text[point] == UInt8(ascii: ".") else {
            return false
        }
        let month = text.digits(from: point + 1)
        if (1...2).contains(month - point - 1) { return text[month] == UInt8(ascii: ".") }
        let name = point + 1 + text.space(at: point + 1)
        let written = text.string(name..<text.letters(from: name))
        return words.dates.display.months.contains(written) || words.texts.forms.months[written + "."] != nil
    }

    private static func isBehindNumber(_ start: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        guard start > 1, text.isSpace(before: start) else { return false }
        // `5 de ene.`
        let of = words.texts.days?.between.first { text.has($0, at: start - $0.utf8.count) }
        let before = text.start(before: of.map { start - $0.utf8.count + 1 } ?? start)
        return text.isDigit(before - 1) || text[before - 1] == UInt8(ascii: ".") && text.isDigit(before - 2)
    }

    /// "Is it done? No. 5 are left."
    private static func isAnswer(_ start: Int, _ text: WrittenText) -> Bool {
        start > 1 && text.isSpace(before: start) && text[text.start(before: start) - 1] == UInt8(ascii: "?")
    }

    /// `am 25. Dez. Danach`: the point ends the sentence too. A noun may follow other abbreviations: `12 Std. Arbeit`.
    private static func isMonthBeforeSentence(_ range: Range<Int>, _ text: WrittenText, _ words: TextWords) -> Bool {
        let next = range.upperBound + text.space(at: range.upperBound)
        return next > range.upperBound && text.scalar(at: next).properties.isUppercase
            && words.texts.forms.months[text.string(range)] != nil && isBehindNumber(range.lowerBound, text, words)
    }

    /// `M. Dupont`, but not `M. A. Dupont`, where M may be an initial.
    private static func isBeforeName(_ range: Range<Int>, _ text: WrittenText) -> Bool {
        let start = range.upperBound + text.space(at: range.upperBound)
        return start > range.upperBound && text.scalar(at: start).properties.isUppercase
            && (range.count > 2 || text[text.next(start)] != UInt8(ascii: "."))
    }

    private static func speech(_ entry: AbbreviationWords.Entry, _ range: Range<Int>, _ text: WrittenText) -> String {
        let isCapital = (0x41...0x5A).contains(text.bytes[range.lowerBound])
        let isOwn = text.bytes[range.lowerBound] == entry.written.first
        let spoken = isCapital && !isOwn ? entry.spoken.prefix(1).uppercased() + entry.spoken.dropFirst() : entry.spoken
        // `etc...`
        guard text[range.upperBound] != UInt8(ascii: ".") else { return spoken + "." }
        guard entry.mayEndSentence, case let next = range.upperBound + text.space(at: range.upperBound) else {
            return spoken
        }
        let isLast = text[next] < 0x20 || text.scalar(at: next).properties.isUppercase
        return isLast ? spoken + "." : spoken
    }
}

extension WrittenText {
    /// Whether two numbers with a dash are here.
    fileprivate func isRange(at place: Int) -> Bool {
        let end = digits(from: place)
        return end > place && RangeDash(self, at: end).map { isDigit($0.end) } == true
    }

    /// `N. D. Kondratieff`
    fileprivate func isInitial(before place: Int) -> Bool {
        guard place > 2, isSpace(before: place), case let point = start(before: place) - 1,
            self[point] == UInt8(ascii: "."), isLetter(before: point)
        else { return false }
        let letter = start(before: point)
        return scalar(at: letter).properties.isUppercase && !isWord(before: letter)
    }

    /// Whether the number of a section is here: `4.2.2`.
    fileprivate func isOutline(at place: Int) -> Bool {
        let second = digits(from: digits(from: place) + 1)
        return self[digits(from: place)] == UInt8(ascii: ".") && self[second] == UInt8(ascii: ".")
            && isDigit(second + 1)
    }

    /// Whether a place begins a word, and not a part of a name or an address.
    fileprivate func mayPrecedeAbbreviation(_ place: Int) -> Bool {
        guard place > 0, self[place - 1] > 0x20 else { return true }
        return self[place - 1] < 0x80 ? self[place - 1].isOne(of: "([{\"'") : !isWord(before: place)
    }

    /// Whether one to three names with a number in front of them end before a place: `1428 Elm`, `708 North 1st`.
    fileprivate func isStreet(before place: Int) -> Bool {
        var end = place
        for names in 0..<4 {
            guard end > 1, self[end - 1] == 0x20, isWord(before: end - 1) else { return false }
            var start = end - 1
            while isWord(before: start) { start = self.start(before: start) }
            // `1st` is a name, and `1428` is a number.
            if names > 0, isDigit(start), digits(from: start) == end - 1 { return true }
            guard isDigit(start) || scalar(at: start).properties.isUppercase else { return false }
            end = start
        }
        return false
    }

    /// Whether a degree or an ordinal sign is here, as in `n° 5` and `nº 5`.
    func isNumberSign(at place: Int) -> Bool {
        self[place] == 0xC2 && (self[place + 1] == 0xB0 || self[place + 1] == 0xBA)
    }
}
