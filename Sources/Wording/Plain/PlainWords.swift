// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Converts a text to words only, for a voice whose reading of digits and marks is unknown.
package struct PlainWords: Sendable {
    private let language: SpokenLanguage
    private let level: Punctuation
    private let namesCapitals: Bool

    /// Marks that are spoken at every level, as in espeak-ng's English voice.
    private static let always = Set(#"*+=%&@#$~\/€£¥°→×÷§"#.unicodeScalars)
    /// Marks after names that the text already contains. They stay for their pauses (``NamedMarks``).
    private static let silent: [Unicode.Scalar: Unicode.Scalar] = ["、": ",", "。": "."]

    /// - Parameters:
    ///   - level: the marks that are spoken by name.
    ///   - namesCapitals: true to add a word before each word that begins with a capital letter.
    package init(_ language: SpokenLanguage, punctuation level: Punctuation, namesCapitals: Bool) {
        (self.language, self.level, self.namesCapitals) = (language, level, namesCapitals)
    }

    /// A word of a text, with the adjacent marks.
    package func spoken(_ word: some StringProtocol) -> String {
        let scalars = Array(word.unicodeScalars)
        var words = Words()
        var place = 0
        while place < scalars.count {
            let scalar = scalars[place]
            if scalar.isDigit {
                place = number(scalars, from: place, &words)
                continue
            }
            if let pause = Self.silent[scalar], NumberRules[language] != nil {
                words.add(pause)
            } else if isNamed(scalars, place), let name = PlainNames.name(of: scalar, in: language) {
                words.addWord(name)
                // The mark still makes its pause.
                if Self.pauses.contains(scalar), !scalar.isInside(scalars, place) { words.add(scalar) }
            } else {
                addCapital(scalar, after: place > 0 ? scalars[place - 1] : nil, &words)
                words.add(scalar)
            }
            place += 1
        }
        return words.text
    }

    /// The name of an emoji; nil for a text without a name.
    package func picture(_ text: some StringProtocol) -> String? {
        PictureSequence(text)?.name(LanguageTag(language.rawValue))
    }

    /// Each character by its name; letters are separated.
    package func spelled(_ text: some StringProtocol) -> String {
        text.unicodeScalars.filter { !$0.properties.isWhitespace }.map { scalar in
            if scalar.isDigit { return digits([scalar]) }
            if let name = PlainNames.name(of: scalar, in: language) { return name }
            let isCapital = namesCapitals && scalar.properties.isUppercase
            return (isCapital ? PlainNames.capital(in: language).map { $0 + " " } ?? "" : "") + String(scalar)
        }.joined(separator: " ")
    }

    private static let pauses = Set(",;:.!?".unicodeScalars)

    private func addCapital(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?, _ words: inout Words) {
        guard namesCapitals, scalar.properties.isUppercase, last?.properties.isUppercase != true,
            let capital = PlainNames.capital(in: language)
        else { return }
        words.addWord(capital)
    }

    private func isNamed(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        let scalar = scalars[place]
        guard !scalar.properties.isAlphabetic, scalar.properties.numericType == nil else { return false }
        if Self.always.contains(scalar) || PunctuationMarks.tells(scalar, at: level) { return true }
        return scalar == "." && scalar.isInside(scalars, place)
    }

    /// - Returns: the place after the number.
    private func number(_ scalars: [Unicode.Scalar], from start: Int, _ words: inout Words) -> Int {
        let whole = scalars[start...].prefix(while: \.isDigit)
        var end = whole.endIndex
        guard whole.count == 1 || scalars[start] != "0" else {
            words.addWord(digits(whole))
            return end
        }
        words.addWord(cardinal(whole))
        let decimals = scalars[min(end + 1, scalars.count)...].prefix(while: \.isDigit)
        if let rules = NumberRules[language], end < scalars.count, isDecimalMark(scalars[end]), !decimals.isEmpty {
            words.addWord(rules.mark)
            words.addWord(digits(decimals))
            end = decimals.endIndex
        }
        return end
    }

    private func isDecimalMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == NumberVocabulary[language].mark.unicodeScalars.first
    }

    private func cardinal(_ digits: ArraySlice<Unicode.Scalar>) -> String {
        guard let value = UInt64(Self.ascii(digits)) else { return self.digits(digits) }
        return NumberRules[language]?.words(value) ?? NumberVocabulary[language].integers.words(value)
    }

    private func digits(_ digits: some Sequence<Unicode.Scalar>) -> String {
        let ascii = Self.ascii(digits)
        return NumberRules[language]?.words(digits: ascii) ?? NumberVocabulary[language].integers.words(digits: ascii)
    }

    private static func ascii(_ digits: some Sequence<Unicode.Scalar>) -> String {
        digits.compactMap { $0.properties.numericValue.map { String(Int($0)) } }.joined()
    }
}

/// Collects words and unchanged text, with spaces around each inserted word.
private struct Words {
    private(set) var text = ""
    private var isAfterWord = false

    mutating func addWord(_ word: String) {
        if let last = text.last, isAfterWord || last.isLetter || last.isNumber { text += " " }
        text += word
        isAfterWord = true
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        if isAfterWord, scalar.properties.isAlphabetic { text += " " }
        text.unicodeScalars.append(scalar)
        isAfterWord = false
    }
}

extension Unicode.Scalar {
    /// 0 to 9, in any script.
    fileprivate var isDigit: Bool { properties.numericType == .decimal }

    /// True for a mark between letters or digits.
    fileprivate func isInside(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        func isPart(_ place: Int) -> Bool {
            scalars.indices.contains(place)
                && (scalars[place].properties.isAlphabetic || scalars[place].properties.numericType != nil)
        }
        return isPart(place - 1) && isPart(place + 1)
    }
}

/// Names of marks, and the word before a capital letter, for an engine without such names. The names of
/// ``CharacterNames`` take precedence over the names of espeak-ng's voice of the language.
enum PlainNames {
    /// - Returns: nil for a mark without a name.
    static func name(of mark: Unicode.Scalar, in language: SpokenLanguage) -> String? {
        language.name(of: Character(mark))
    }

    static func capital(in language: SpokenLanguage) -> String? {
        CharacterNames[language].capital ?? language.data.voicedNames["capital"]
    }
}
