// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles

/// Puts names into a text for the signs, emoji and lone letters that its voice may not name.
///
/// A voice names the marks of ASCII itself, where the level of punctuation asks for them. The names of the other marks
/// come from the language's file, then from CLDR, and last from Unicode, which has an English name for every character.
struct NamedSigns {
    private let level: Punctuation
    private let tag: LanguageTag
    /// Nil for a language without a file.
    private let names: CharacterNames?
    /// Whether the file has a name for each mark that the voice does not name. That takes an ear.
    private let knowsVoice: Bool
    /// Names of Latin letters that stand alone, by their places.
    private let letters: [Int: String]
    /// Whether Cyrillic words of the text have Latin letters that look alike.
    private let isMixed: Bool

    private init(_ level: Punctuation, _ tag: LanguageTag, _ scalars: [Unicode.Scalar]) {
        (self.level, self.tag) = (level, tag)
        let language = SpokenLanguage(tag: tag.name)
        names = language.map { CharacterNames[$0] }
        knowsVoice = language?.readsTexts ?? false
        letters = language.map { Self.letters(of: scalars, $0, tag) } ?? [:]
        isMixed = letters.keys.contains { Self.cyrillic[scalars[$0]] != nil && Self.isBesideCyrillic($0, in: scalars) }
    }

    /// A voice of another script has English names for Latin letters, if any: `ось X` is "ось икс".
    private static func letters(
        of scalars: [Unicode.Scalar], _ language: SpokenLanguage, _ tag: LanguageTag
    ) -> [Int: String] {
        let home = ScriptLanguages.scripts(of: tag)
        let forms = TextVocabulary[language].forms
        guard !home.contains(.latin), !forms.letters.isEmpty, scalars.contains(where: forms.isLetter) else {
            return [:]
        }
        return ScriptRuns.loneLetters(in: scalars, home: home).reduce(into: [:]) { letters, place in
            let neighbors = [place - 1, place + 1].filter(scalars.indices.contains)
            let besideDigit = forms.lettersBesideDigits[scalars[place]]
            letters[place] =
                besideDigit != nil && neighbors.contains { scalars[$0].isDigit }
                ? besideDigit : forms.name(ofLetter: scalars[place])
        }
    }

    /// - Parameter tag: the language of the voice.
    static func named(in text: String, _ level: Punctuation, _ tag: LanguageTag) -> NormalizedText {
        guard level == .none, !SignScan.mayHaveSign(text) else { return searched(text, level, tag) }
        guard !ScriptLanguages.haveLatin(tag), SignScan.hasLoneLetter(text),
            let language = SpokenLanguage(tag: tag.name), !TextVocabulary[language].forms.letters.isEmpty
        else { return NormalizedText(speech: text, changes: []) }
        return lettersNamed(in: text, tag)
    }

    /// Names the Latin letters that stand alone, for a voice of another script. The text has no signs.
    private static func lettersNamed(in text: String, _ tag: LanguageTag) -> NormalizedText {
        var changed = ChangedText(text)
        let signs = NamedSigns(.none, tag, changed.scalars)
        for place in signs.letters.keys.sorted() {
            changed.copy(to: place)
            signs.change(&changed)
        }
        changed.copy(to: changed.scalars.count)
        return changed.text
    }

    /// Looks at each character, also in a text that needs no name.
    static func searched(_ text: String, _ level: Punctuation, _ tag: LanguageTag) -> NormalizedText {
        var changed = ChangedText(text)
        let signs = NamedSigns(level, tag, changed.scalars)
        while changed.place < changed.scalars.count { signs.change(&changed) }
        return changed.text
    }

    /// Names or copies the next character.
    private func change(_ text: inout ChangedText) {
        if let letter = cyrillic(at: text.place, in: text.scalars) {
            text.replace(to: text.place + 1, with: letter)
        } else if let (end, name, pause) = name(at: text.place, in: text.scalars) {
            text.write(name, to: end, pause: pause)
        } else {
            text.copy(to: text.place + 1)
        }
    }

    /// The Cyrillic letter that a lone Latin letter in a Cyrillic word stands for: `стартaпов`.
    private func cyrillic(at place: Int, in text: [Unicode.Scalar]) -> String? {
        guard level != .all, text[place].isLatinLetter, letters[place] != nil, let letter = Self.cyrillic[text[place]]
        else { return nil }
        return Self.isBesideCyrillic(place, in: text) || isMixed && Self.cyrillicWords.contains(text[place])
            ? String(letter) : nil
    }

    private static func isBesideCyrillic(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        [place - 1, place + 1].contains { text.indices.contains($0) && WritingScript(text[$0]) == .cyrillic }
    }

    /// Latin letters that look like a Cyrillic word of one letter: `y меня`.
    private static let cyrillicWords: Set<Unicode.Scalar> = ["a", "o", "y", "c", "A", "O", "C"]

    private static let cyrillic: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "а", "c": "с", "e": "е", "i": "і", "o": "о", "p": "р", "x": "х", "y": "у", "A": "А", "B": "В", "C": "С",
        "E": "Е",
        "H": "Н", "I": "І", "K": "К", "M": "М", "O": "О", "P": "Р", "T": "Т", "X": "Х",
    ]

    private func name(
        at place: Int, in text: [Unicode.Scalar]
    ) -> (end: Int, name: String, pause: Unicode.Scalar?)? {
        let scalar = text[place]
        if scalar.value < 0x80, !scalar.isMark {
            if scalar.isLatinLetter, let letter = letters[place] { return (place + 1, letter, nil) }
            guard place + 1 < text.count, text[place + 1].value >= 0x20E3, let key = PictureSequence(text, at: place)
            else { return nil }
            return key.name(tag).map { (key.end, $0, nil) }
        }
        if scalar == "<", place + 1 < text.count, let heart = heart(at: place, in: text) {
            return (place + 2, heart, nil)
        }
        if scalar.value >= 0xA9 || scalar == "#" || scalar == "*", let picture = PictureSequence(text, at: place) {
            return picture.name(tag).map { (picture.end, $0, nil) }
        }
        if let number = scalar.shapedNumber { return (place + 1, number, nil) }
        guard scalar.isMark else { return nil }
        guard isSaid(place, in: text) else { return scalar.isDecoration ? (place + 1, "", nil) : nil }
        if scalar == "©", level != .all, isBehindCopyright(place, in: text) { return (place + 1, "", nil) }
        let isNamedByVoice = knowsVoice && PunctuationMarks.isListed(scalar.narrow ?? scalar, at: level)
        return name(of: scalar, unless: isNamedByVoice).map { (place + 1, $0, Self.pauses[scalar]) }
    }

    /// - Parameter isNamedByVoice: whether the level of punctuation makes the voice name the marks that it knows.
    private func name(of scalar: Unicode.Scalar, unless isNamedByVoice: Bool) -> String? {
        let mark = scalar.narrow ?? scalar
        if let name = names?.name(of: Character(mark)) { return name }
        // The voice names these. Some voices lose the plus.
        guard mark.value >= 0xA0 || mark == "+" && !knowsVoice, scalar.value < 0xFF00 || mark == scalar || mark == "+"
        else {
            return nil
        }
        if isNamedByVoice, !mark.isSymbol, mark.isVoiced { return nil }
        return Self.twins[mark].flatMap { SignNames.name(of: String($0), in: tag) }
            ?? SignNames.name(of: String(mark), in: tag)
            ?? (tag.language == "en" ? nil : Self.likes[mark]).flatMap { SignNames.name(of: String($0), in: tag) }
            ?? SignNames.name(of: String(mark), in: Self.english)
    }

    /// Whether a mark is said: a sign with a meaning at every level, punctuation by its level, and lines and blocks, which
    /// draw pictures, at the highest.
    private func isSaid(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        let mark = text[place].narrow ?? text[place]
        if PunctuationMarks.tells(mark, at: level) { return level == .all || !isApostrophe(place, in: text) }
        guard mark.value >= 0xA0, level != .all else { return false }
        switch mark {
        case "′", "″", "‴": return place > 0 && text[place - 1].isDigit && !isQuote(place, in: text)
        case "‖": return true
        // An ellipsis of Chinese, and the stars of names: `遊☆戯☆王`.
        case "⋯": return false
        case "☆", "★": if isBetweenLetters(place, in: text) { return false }
        case "−" where isDash(place, in: text): return false
        // `这个××公司`, a name that is left out.
        case "×" where place > 0 && text[place - 1] == mark || place + 1 < text.count && text[place + 1] == mark:
            return level == .all
        case "·": return isBetweenOperands(place, in: text)
        default: break
        }
        // `GerÃ¤t`, a letter that was decoded as another code.
        if mark.value < 0x100, place > 0, "ÃÂãâ".unicodeScalars.contains(text[place - 1]) { return false }
        guard mark.isSymbol, !mark.isDecoration, !mark.isEnclosed, !isListMark(place, in: text) else { return false }
        return mark.properties.generalCategory != .modifierSymbol
    }

    /// Whether the sign repeats the word before it: `Copyright © 1999`, `版权 © 1999`.
    private func isBehindCopyright(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        let word = text[..<place].reversed().drop(while: \.isSpace).prefix { $0.properties.isAlphabetic }.reversed()
        let written = String(String.UnicodeScalarView(word)).lowercased()
        return written == "copyright" || !written.isEmpty && name(of: "©", unless: false)?.lowercased() == written
    }

    private func isDash(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        ProseMinus.isDash(
            before: text[..<place].suffix(ProseMinus.reach).reversed(),
            behind: Array(text[(place + 1)...].prefix(ProseMinus.reach)))
    }

    /// `Covid-19″`, where the mark closes a quotation.
    private func isQuote(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        let start = text[..<place].lastIndex { !$0.isDigit } ?? place
        return start > 0 && text[start] == "-" && text[start - 1].properties.isAlphabetic
    }

    /// `don’t`
    private func isApostrophe(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        guard text[place] == "’", place > 0, place + 1 < text.count else { return false }
        return text[place - 1].properties.isAlphabetic && text[place + 1].properties.isAlphabetic
    }

    /// `3 · 4`
    private func isBetweenOperands(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        guard place > 1, place + 2 < text.count else { return false }
        return text[place - 1].isSpace && text[place + 1].isSpace && text[place - 2].isDigit && text[place + 2].isDigit
    }

    private func isBetweenLetters(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        guard place > 0, place + 1 < text.count else { return false }
        return text[place - 1].properties.isAlphabetic && text[place + 1].properties.isAlphabetic
    }

    /// A bullet at the start of a line.
    private func isListMark(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        guard PunctuationMarks.bullets.contains(text[place]), place + 1 < text.count,
            text[place + 1].isSpace || text[place + 1].properties.isAlphabetic || text[place + 1].isOpening
        else { return false }
        let line = text[..<place].reversed().prefix { $0 != "\n" }
        return line.allSatisfy(\.isSpace)
    }

    /// `I <3 you`
    private func heart(at place: Int, in text: [Unicode.Scalar]) -> String? {
        guard text[place + 1] == "3", place == 0 || text[place - 1].isSpace else { return nil }
        let behind = text[(place + 2)...].prefix(2)
        let isAlone = behind.isEmpty || (behind.first?.isSpace ?? false) && !(behind.last?.isDigit ?? false)
        guard isAlone, place < 2 || !text[place - 2].isDigit else { return nil }
        return SignNames.name(of: "❤", in: tag)
    }

    private static let english = LanguageTag("en")

    /// Signs without a name in most languages that mean the same as a sign with one.
    private static let twins: [Unicode.Scalar: Unicode.Scalar] = [
        "✓": "✔", "✗": "❌", "✘": "❌", "✕": "❌", "☓": "❌", "❯": "▶", "⟶": "→", "⟵": "←", "⟹": "⇒",
        "☆": "⭐", "★": "⭐", "❮": "◀", "🞄": "•",
    ]

    /// Signs whose like is named in most languages, for those that have no name for them.
    private static let likes: [Unicode.Scalar: Unicode.Scalar] = [
        "➔": "→", "➢": "→", "🡺": "→", "⮚": "→", "❖": "◆", "∊": "∈", "∍": "∋", "∡": "∠", "∢": "∠", "‣": "•", "⁃": "•",
        "‖": "∥", "⟂": "⊥", "∖": "\\", "¦": "|", "♡": "♥", "♧": "♣", "♤": "♠", "♢": "♦",
    ]

    /// A mark that makes a pause is followed by one that no voice names, so the pause stays.
    private static let pauses: [Unicode.Scalar: Unicode.Scalar] = [
        ",": "、", ";": "、", ":": "、", "、": "、", "，": "、", "；": "、", "：": "、", ".": "。", "!": "。", "?": "。", "。": "。",
        "．": "。", "！": "。", "？": "。", "…": "。",
    ]
}

extension ChangedText {
    /// Writes a name as a word of its own.
    fileprivate mutating func write(_ name: String, to end: Int, pause: Unicode.Scalar?) {
        let next = end < scalars.count ? scalars[end] : " "
        var words = isInWord ? " " + name : name
        if let pause, !next.isDigit { words.unicodeScalars.append(pause) }
        replace(to: end, with: next.isSpace || next.isClosing ? words : words + " ")
    }
}

extension Unicode.Scalar {
    /// A letter of ASCII.
    fileprivate var isLatinLetter: Bool { (value | 0x20) &- 0x61 < 26 }

    /// True for punctuation or a symbol, which is not a letter, digit, accent or space; and for a letter that is an emoji,
    /// which crashes some voices: `ℹ`.
    fileprivate var isMark: Bool {
        // Unicode's table is slow, and most characters of a text are of ASCII.
        if value < 0x80 { return (0x21..<0x7F).contains(value) && value &- 0x30 >= 10 && (value | 0x20) &- 0x61 >= 26 }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: isLetterLikeEmoji || isFraction
        }
    }

    /// True for a symbol that is not punctuation.
    fileprivate var isSymbol: Bool {
        switch properties.generalCategory {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: WritingScript(self) == nil
        default: isLetterLikeEmoji || isFraction
        }
    }

    /// `⅐`; voices have words for `¼` and `½`.
    private var isFraction: Bool { value == 0xBE || (0x2150...0x215E).contains(value) || value == 0x2189 }

    /// The digits of a number in a circle or with a point: `⓫`, `⒈`.
    fileprivate var shapedNumber: String? {
        switch value {
        case 0x2469...0x249B, 0x24EB...0x24FF, 0x2776...0x2793, 0x3251...0x325F, 0x32B1...0x32BF, 0x1F100...0x1F10C:
            properties.numericValue.map { String(Int($0)) }
        default: nil
        }
    }

    /// Emoji after Latin-1 are in these blocks only. Unicode's table is slow.
    private var isLetterLikeEmoji: Bool {
        ((0x2000..<0x3300).contains(value) || value >= 0x1F000) && properties.isEmoji && WritingScript(self) == nil
    }

    /// An opening quote or bracket.
    fileprivate var isOpening: Bool {
        let category = properties.generalCategory
        return self == "\"" || category == .openPunctuation || category == .initialPunctuation
    }

    /// A name ends before this mark without a space. Other names begin their own words.
    fileprivate var isClosing: Bool {
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation: true
        default: false
        }
    }

    /// Lines, blocks and dots, which programs use to draw boxes, bars and spinners; and characters that stand for
    /// a missing one.
    fileprivate var isDecoration: Bool {
        (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value) || (0xFFF9...0xFFFD).contains(value)
            || (0x1FB00...0x1FBFF).contains(value)
    }

    /// Enclosed and squared letters of East Asia, which the voices there read: `㈱`, `㎏`.
    fileprivate var isEnclosed: Bool { (0x3200...0x33FF).contains(value) }

    /// Punctuation of Europe, which espeak-ng's voices name where our files do not.
    fileprivate var isVoiced: Bool { (value < 0x250 || (0x2010..<0x2034).contains(value)) && self != "§" }
}
