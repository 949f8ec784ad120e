// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A time of day: `14:10:30`, `12:00`, `5pm–7pm`, `02.30 Uhr`, `17 h 30`.
struct WrittenTime {
    let hour: Int
    let minute: Int
    let second: Int?
    private(set) var end: Int

    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        // `+05:30`, and the rest of `02:00:01:02:03:04`.
        guard place.end - start < 3, text[place.end] > 0x40 || text[place.end].isOne(of: ":. -"), place.start == start,
            text[start - 1] != UInt8(ascii: "+"),
            text[start - 1] != UInt8(ascii: ":") || !text.isDigit(start - 2)
        else { return nil }
        if let half = HalfDayTime.token(from: start, text, words) { return half }
        if let token = clock(text, start, words) { return token }
        guard let time = WrittenTime(text, at: start), !text.isWord(at: time.end), !time.isRatio(text, start) else {
            return nil
        }
        // `1:55 Stunden`, `1:14,607 Minuten`
        if time.isLength(text, words) { return NormalizedToken(start..<time.end) }
        // `21:26-Niederlage`
        guard text[time.end] != UInt8(ascii: ":"), !(text[time.end] == UInt8(ascii: ".") && text.isDigit(time.end + 1)),
            !(text[time.end] == UInt8(ascii: "-") && text.isLetter(at: time.end + 1))
        else { return NormalizedToken(start..<time.end) }
        if let dash = RangeDash(text, at: time.end), let second = WrittenTime(text, at: dash.end),
            !text.isWord(at: second.end)
        {
            let ends = [time, second].map {
                words.texts.cases.hasHours ? words.texts.cases.ofHour($0.speech(words)) : $0.speech(words)
            }
            let speech = words.texts.range.filled("lo", ends[0], "hi", ends[1]).without(text.preposition(before: start))
            return NormalizedToken(start..<second.end, speech)
        }
        let speech =
            time.isReadRight(words)
            ? nil : words.texts.cases.hour(time.speech(words), at: start, in: text).without(hourWord: start, text)
        guard let zone = WrittenZone(text, at: time.end, words, isMinusClear: false) else {
            return NormalizedToken(start..<(speech?.endOfLastWord(behind: time.end, text) ?? time.end), speech)
        }
        return NormalizedToken(start..<zone.end, (speech ?? text.string(start..<time.end)) + zone.speech)
    }

    /// `14:10`, `14:10:30`.
    init?(_ text: WrittenText, at start: Int, mark: UInt8 = UInt8(ascii: ":")) {
        let hours = text.digits(from: start)
        guard (1...2).contains(hours - start), text[hours] == mark, text.digits(from: hours + 1) == hours + 3 else {
            return nil
        }
        (hour, minute, end) = (text.number(start..<hours), text.number(hours + 1..<hours + 3), hours + 3)
        if text[end] == mark, mark == UInt8(ascii: ":"), text.digits(from: end + 1) == end + 3 {
            second = text.number(end + 1..<end + 3)
            end += 3
        } else {
            second = nil
        }
        guard hour < 25, minute < 60, second ?? 0 < 60 else { return nil }
    }

    /// `14:10`, `14.10`
    static func marked(_ text: WrittenText, at start: Int) -> Self? {
        Self(text, at: start) ?? Self(text, at: start, mark: UInt8(ascii: "."))
    }

    /// Whether thousandths follow, or a word for hours or minutes that the time of day lacks.
    private func isLength(_ text: WrittenText, _ words: TextWords) -> Bool {
        if text[end].isOne(of: ".,"), text.digits(from: end + 1) == end + 4, hour < 10 { return true }
        let word = text.string(end + text.space(at: end)..<text.letters(from: end + text.space(at: end)))
        guard !word.isEmpty, hour < 13, !speech(words).contains(word) else { return false }
        return ["h", "min"].contains { symbol in
            guard let unit = SpokenUnit(symbol: symbol), let names = words.numbers.words(of: unit) else { return false }
            return PluralCategory.allCases.contains { names.spoken[$0] == word }
        }
    }

    /// `1:16`, `1:32`
    private func isRatio(_ text: WrittenText, _ start: Int) -> Bool {
        hour == 1 && end - start == 4 && (minute == 16 || minute == 32)
    }

    init(hour: Int, minute: Int, end: Int) {
        (self.hour, self.minute, second, self.end) = (hour, minute, nil, end)
    }

    private func isReadRight(_ words: TextWords) -> Bool {
        // "ein Uhr", "une heure"
        guard !words.texts.voiceMisreads.contains(.seconds) || second == nil && hour % 20 != 1 else { return false }
        return hour == 24 && words.texts.clock.isEmpty && words.numbers.voiceReadsPunctuation
            || words.numbers.voiceReadsPunctuation && (second != nil || minute > 0)
    }

    func speech(_ words: TextWords) -> String {
        let seconds = Double(hour % 24 * 3600 + minute * 60 + (second ?? 0))
        guard let time = CivilTime(secondsSince1970: seconds) else { return "" }
        let moment = SpokenMoment(time: time, language: words.language, endsDay: hour == 24)
        return moment.speech(moment.clockPattern((second ?? 0) == 0 ? .minute : .second))
    }

    /// `14.30 Uhr`, `14 Uhr 30`, `17h30`: with the language's own word for the clock.
    private static func clock(_ text: WrittenText, _ start: Int, _ words: TextWords) -> NormalizedToken? {
        guard !words.texts.clock.isEmpty, text.digits(from: start) - start <= 2, !text.isInEscape(start) else {
            return nil
        }
        let digits = text.digits(from: start)
        let marked = marked(text, at: start)
        let time = marked ?? WrittenTime(hour: text.number(start..<digits), minute: 0, end: digits)
        // `20.15 h`, in a language with a decimal comma. Up to 5 hours are as often a length.
        let isClock =
            marked != nil && text[digits] == UInt8(ascii: ".") && time.hour > 5 && words.mark == UInt8(ascii: ",")
        guard time.hour < 25, var end = clockWord(text, time.end, behind: start, words, isClock: isClock)
        else { return nil }
        guard marked == nil else { return NormalizedToken(start..<end, time.speech(words)) }
        let minutes = end + text.space(at: end)
        let last = text.digits(from: minutes)
        let isLength = text.has("min", at: last + text.space(at: last))
        guard last == minutes + 2, !text.isWord(at: last), !isLength, case let minute = text.number(minutes..<last),
            minute < 60
        else {
            let isUnit = text.isWord(at: end)
            return isUnit ? nil : NormalizedToken(start..<end, time.speech(words))
        }
        end = last
        return NormalizedToken(start..<end, WrittenTime(hour: time.hour, minute: minute, end: end).speech(words))
    }

    /// The end of the word behind a time that its speech has too: `18:15 Uhr`.
    static func endOfClockWord(_ text: WrittenText, _ place: Int, _ words: TextWords) -> Int? {
        clockWord(text, place, behind: place, words, isClock: false)
    }

    /// - Parameter isClock: whether `h` can only be an hour of the day here.
    private static func clockWord(
        _ text: WrittenText, _ place: Int, behind digits: Int, _ words: TextWords, isClock: Bool
    ) -> Int? {
        let start = place + text.space(at: place)
        // `um 15h`
        if text[start] == UInt8(ascii: "h"), !text.isWord(at: start + 1),
            isClock || words.texts.forms.clockBehind.contains(text.wordBehindSpace(before: digits).lowercased())
        {
            return start + 1
        }
        for word in words.texts.clock where text.has(word, at: start) {
            let end = start + word.utf8.count
            if !text.isLetter(at: end) { return end }
        }
        return nil
    }
}

extension String {
    /// The text without its first word, if the text before a time has it, or its abbreviation: `godz. 23:00`.
    fileprivate func without(hourWord place: Int, _ text: WrittenText) -> String {
        guard place > 0, text.isSpace(before: place), case let space = text.start(before: place) else { return self }
        let isShort = text[space - 1] == UInt8(ascii: ".")
        let before = text.string(text.word(before: isShort ? space - 1 : space)).lowercased()
        let first = prefix { $0 != " " }
        guard first.count < count, (isShort ? before.count > 1 : before.count > 3) || before == first,
            before == first || first.hasPrefix(isShort ? before : String(before.dropLast(2)))
        else { return self }
        return String(dropFirst(first.count + 1))
    }

    /// The end of the text's word that repeats the last one of the speech: `15:00 horas`.
    fileprivate func endOfLastWord(behind place: Int, _ text: WrittenText) -> Int {
        let start = place + text.space(at: place)
        let word = start..<text.letters(from: start)
        return start > place && !word.isEmpty && split(separator: " ").last.map(String.init) == text.string(word)
            ? word.upperBound : place
    }
}
