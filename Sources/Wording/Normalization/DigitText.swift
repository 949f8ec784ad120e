// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text with each number digit by digit, and with the names of a number's sign and marks: `-20.4` is "minus 2
/// 0 point 4".
struct DigitText {
    private let words: TextWords
    private var changed: ChangedText
    private var scalars: [Unicode.Scalar] { changed.scalars }

    static func read(_ text: String, _ language: SpokenLanguage) -> NormalizedText {
        guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return NormalizedText(speech: text, changes: []) }
        var reader = DigitText(words: TextWords[language], changed: ChangedText(text))
        while reader.changed.place < reader.scalars.count { reader.readOn() }
        return reader.changed.text
    }

    private mutating func readOn() {
        let place = changed.place
        guard !isDigit(place) else { return readNumber(from: place) }
        guard isDigit(place + 1), let name = name(at: place) else { return changed.copy(to: place + 1) }
        let isHyphen = scalars[place] == "-" && isWord(place - 1)
        // The hyphen of `covid-19` joins.
        let word = isHyphen ? "" : scalars[place] == "-" ? minus : name
        changed.replace(to: place + 1, with: (changed.isInWord ? " " : "") + word + (isHyphen ? "" : " "))
    }

    private mutating func readNumber(from start: Int) {
        var (end, marks) = (start, 0)
        while isDigit(end) || isDigit(end - 1) && isDigit(end + 1) && name(at: end) != nil {
            marks += isDigit(end) ? 0 : 1
            end += 1
        }
        let told = (start..<end).map { place in
            isDigit(place)
                ? words.numbers.integers.words(UInt64(scalars[place].value - 0x30))
                : marks == 1 && scalars[place].value == UInt32(words.mark) ? decimalMark : name(at: place) ?? ""
        }
        let (before, behind) = (changed.isInWord && isWord(start - 1) ? " " : "", isWord(end) ? " " : "")
        let speech = before + told.joined(separator: " ") + behind
        if end == start + 1, speech == String(scalars[start]) { return changed.copy(to: end) }
        changed.replace(to: end, with: speech)
    }

    /// The name of a number's sign or of a mark between digits; nil for anything else.
    private func name(at place: Int) -> String? {
        switch scalars[place] {
        case ".": words.texts.dot
        case "−": minus
        case "+", "-", ",", ":", "/", "*", "=", "^", "_", "~", "×", "–":
            words.language.name(of: Character(scalars[place]))
        case "±", "≈", "≤", "≥", "<", ">": words.texts.signs[scalars[place]]
        default: nil
        }
    }

    private var minus: String { words.numbers.minus.filled(n: "").trimmed() }

    private var decimalMark: String { Phrasebook[words.language].value("number.mark.speech") ?? "" }

    private func isDigit(_ place: Int) -> Bool {
        scalars.indices.contains(place) && scalars[place].value &- 0x30 < 10
    }

    private func isWord(_ place: Int) -> Bool {
        scalars.indices.contains(place) && (isDigit(place) || scalars[place].properties.isAlphabetic)
    }
}
