// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A number with a point that makes it an ordinal: `der 3. Oktober`, `am 23.`, `3. Mai`.
///
/// The point may as well end a sentence, so a word before it or the name of a month behind it must tell. Only the days of a
/// month are known.
enum WrittenOrdinal {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        let end = text.digits(from: start)
        guard !words.texts.articles.isEmpty, place.start == start, text[end] == UInt8(ascii: "."), end - start <= 2,
            !text.isWord(at: end + 1), case let day = text.number(start..<end), (1...31).contains(day),
            let ordinal = words.ordinal(day, at: start, in: text) ?? nameless(day, text, end + 1, words)
        else { return nil }
        let isFollowed = text[end + 1] == 0x20 && text.isLetter(at: end + 2)
        return NormalizedToken(start..<(isFollowed ? end + 1 : end), ordinal)
    }

    /// Before the name of a month, without an article.
    private static func nameless(_ day: Int, _ text: WrittenText, _ place: Int, _ words: TextWords) -> String? {
        let dates = DateVocabulary[words.language]
        guard dates.display.months.contains(where: { text.has(" " + $0, at: place) }) else { return nil }
        return dates.speech.days.count == 31 ? dates.speech.days[day - 1] : nil
    }
}

extension TextWords {
    /// The day of a month as the word before it asks; nil where none does.
    func ordinal(_ day: Int, at place: Int, in text: WrittenText) -> String? {
        let word = text.wordBehindSpace(before: place).lowercased()
        let days = DateVocabulary[language].speech.daysOfEnds
        guard days.count == 31 else { return nil }
        if texts.inflecting.contains(word) { return days[day - 1] }
        guard texts.articles.contains(word) else { return nil }
        let article = text.start(ofWordBefore: place)
        let isDative = texts.prepositions.contains(text.wordBehindSpace(before: article).lowercased())
        return isDative ? days[day - 1] : String(days[day - 1].dropLast())
    }
}

extension WrittenText {
    /// Where the word before the space before a place begins.
    fileprivate func start(ofWordBefore place: Int) -> Int { word(before: start(before: place)).lowerBound }
}
