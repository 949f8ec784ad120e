// SPDX-License-Identifier: MIT

extension CaseWords {
    /// "ósmej" for "godzina ósma" behind a preposition: `od 8:00`, `o godz. 8:00`.
    func hour(_ speech: String, at place: Int, in text: WrittenText) -> String {
        guard hasHours else { return speech }
        let word = text.preposition(before: place)
        let isShort = word == shortHour
        let before = isShort ? text.preposition(before: place - word.utf8.count - 1) : word
        return hours.contains(before) ? ofHour(speech) : speech
    }
}

extension WrittenText {
    /// The word before the space before a place, in lower case, with the point of an abbreviation: "до", "ok."
    func preposition(before place: Int) -> String {
        guard place > 1, isSpace(before: place), case let space = start(before: place) else { return "" }
        let isShort = self[space - 1] == UInt8(ascii: ".")
        let word = string(self.word(before: isShort ? space - 1 : space))
        return (isShort && !word.isEmpty ? word + "." : word).lowercased()
    }

    /// The preposition of a day, which may precede another day: "к" for the 7 of `к 5 и 7 мая`.
    func dayPreposition(before place: Int, _ cases: CaseWords) -> String {
        let word = preposition(before: place)
        guard cases.dayConjunctions.contains(word), case let end = place - word.utf8.count - 2, isDigit(end - 1) else {
            return word
        }
        let digits = digits(before: end)
        return end - digits < 3 ? preposition(before: digits) : word
    }
}
