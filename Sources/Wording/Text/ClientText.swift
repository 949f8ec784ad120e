// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's own words as input for the synthesizer: safe, with words for their numbers, and with names for the marks
/// and capitals that the voice would not name.
struct ClientText {
    private let wording: Wording

    init(_ wording: Wording) {
        self.wording = wording
    }

    func words(_ text: String) -> WordedText {
        let meant = isChanged ? normalized(text, wording.language) : NormalizedText(speech: text, changes: [])
        let signs = NamedSigns.named(in: meant.speech, wording.punctuation, wording.voiceTag)
        if signs.speech.isMarksOnly { return WordedText(spelling: text, wording) }
        let lines = TextLines.paused(in: signs.speech, wording.punctuation)
        let speakable = SpeakableText(capitalized(lines.speech, wording.language)).text
        var words = WordedText(display: text, speech: speakable)
        if speakable == lines.speech { words.places = meant.followed(by: signs).followed(by: lines).places(in: text) }
        return words
    }

    /// Rewords a text in parts. Words that span parts are read as one: `-` and `5` are minus five. Their speech goes
    /// into the part in which they begin; all other words stay in their parts.
    func spoken(_ parts: [SpokenPart]) -> [SpokenPart] {
        var spoken = parts
        var start = 0
        while start < parts.count {
            let next = parts.indices.dropFirst(start + 1).first { !parts[$0].continues(parts[$0 - 1]) }
            let end = next ?? parts.count
            if !parts[start].isSpelled, !wording.isSpelling, parts[start].phonemes == nil {
                let marks = parts[start].punctuation ?? wording.punctuation
                let language = parts[start].language.flatMap { SpokenLanguage(tag: $0) } ?? wording.language
                let meant = normalized(parts[start..<end].map(\.text), language)
                let voice = parts[start].language.map { LanguageTag($0) } ?? wording.voiceTag
                let texts = Self.eachWord(of: meant) { named($0, marks, language, voice) }
                for (place, text) in zip(start..<end, texts) { spoken[place].text = text }
            }
            start = end
        }
        return spoken
    }

    /// A text within one of our sentences; its marks are not named.
    func meant(_ text: String) -> String { isChanged ? normalized(text, wording.language).speech : text }

    /// A user who has chosen to hear every mark gets the text as written.
    private var reading: NumberReading { wording.punctuation == .all ? .written : wording.numbers }

    private var isChanged: Bool { reading != .written || !wording.pronunciations.isEmpty || !identifiers.isPlain }

    private var identifiers: IdentifierSpeech {
        IdentifierSpeech(reading: wording.identifiers, words: wording.pronunciations.classes)
    }

    private func normalized(_ text: String, _ language: SpokenLanguage) -> NormalizedText {
        NormalizedText(text, language: language, wording.pronunciations, identifiers, reading)
    }

    private func normalized(_ texts: [String], _ language: SpokenLanguage) -> [String] {
        isChanged ? normalized(texts.joined(), language).speech(of: texts) : texts
    }

    private func named(
        _ text: String, _ marks: Punctuation, _ language: SpokenLanguage, _ voice: LanguageTag
    ) -> String {
        let signs = NamedSigns.named(in: text, marks, voice).speech
        return SpeakableText(capitalized(signs, language)).text
    }

    private func capitalized(_ text: String, _ language: SpokenLanguage) -> String {
        wording.capitals == .spell ? NamedCapitals.named(in: text, language) : text
    }

    /// Cuts a text into pieces that differ from others only in spaces; nil if there are none.
    private static func cut(_ whole: String, like pieces: [String]) -> [String]? {
        guard pieces.joined() != whole else { return pieces }
        var rest = whole.unicodeScalars[...]
        var cut: [String] = []
        for piece in pieces {
            var text = String.UnicodeScalarView()
            for scalar in piece.unicodeScalars where !scalar.isSpace {
                while let next = rest.first, next.isSpace { text.append(rest.removeFirst()) }
                guard rest.first == scalar else { return nil }
                text.append(rest.removeFirst())
            }
            cut.append(String(text))
        }
        guard let last = cut.indices.last, rest.allSatisfy(\.isSpace) else { return nil }
        cut[last].unicodeScalars.append(contentsOf: rest)
        return cut
    }

    /// Changes consecutive texts as if they were one.
    private static func eachWord(of texts: [String], _ change: (String) -> String) -> [String] {
        guard texts.count > 1 else { return texts.map(change) }
        var changed = Array(repeating: "", count: texts.count)
        var word: [(place: Int, text: String)] = []
        func endWord() {
            let whole = change(word.map(\.text).joined())
            let pieces = word.count > 1 ? word.map { change($0.text) } : [whole]
            if let cut = Self.cut(whole, like: pieces) {
                for (piece, text) in zip(word, cut) { changed[piece.place] += text }
            } else {
                changed[word[0].place] += whole
            }
            word = []
        }
        for (place, text) in texts.enumerated() {
            for scalar in text.unicodeScalars {
                if scalar.isSpace {
                    if !word.isEmpty { endWord() }
                    changed[place] += change(String(scalar))
                } else if word.last?.place == place {
                    word[word.count - 1].text.unicodeScalars.append(scalar)
                } else {
                    word.append((place, String(scalar)))
                }
            }
        }
        if !word.isEmpty { endWord() }
        return changed
    }
}

extension String {
    /// Whether the text is a few marks, which a voice may skip: the name of each is then said.
    fileprivate var isMarksOnly: Bool {
        // Eight characters have at most 32 bytes. Counting the characters of a long text takes time.
        guard utf8.count <= 32, case let scalars = unicodeScalars, scalars.count <= 8,
            let first = scalars.first(where: { !$0.isSpace }), first.value > 0x20
        else { return false }
        return scalars.allSatisfy { $0.isSpace || $0.value > 0x20 && $0.properties.isPatternSyntax }
    }
}

/// A client's own words, displayed unchanged and made safe for the synthesizer.
extension WordedText {
    init(_ text: String, _ wording: Wording) {
        self = ClientText(wording).words(text)
    }

    /// Words that the client has worded itself, made safe for the synthesizer and not changed otherwise.
    init(shown: String, spoken: String) {
        self.init(display: shown, speech: SpeakableText(spoken).text)
    }

    /// Has as many parts as `marked`, unless some are spelled.
    package init(_ marked: MarkedText, _ wording: Wording = Wording()) {
        let spoken = ClientText(wording).spoken(marked.parts.map(\.spoken))
        var parts: [SpokenPart] = []
        var offsets: [Int] = []
        var offset = 0
        for part in spoken {
            offsets.append(offset)
            let isSpelled = part.isSpelled || wording.isSpelling
            let pieces = isSpelled ? SpelledText.parts(of: part.text, wording, as: part) : [part]
            offset += pieces.reduce(0) { $0 + $1.text.unicodeScalars.count }
            parts += pieces
        }
        self.init(display: marked.display, parts: parts)
        marks = marked.marks.map { mark in
            SpokenMark(name: mark.name, offset: offsets.indices.contains(mark.part) ? offsets[mark.part] : offset)
        }
    }

    /// The sound's name is spoken if the sound is missing.
    init(soundIcon name: String) {
        let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
        var part = SpokenPart(text: SpeakableText(words).text)
        part.sound = name
        self.init(display: name, parts: [part])
    }

    /// A text within a sentence.
    static func client(_ text: String, _ wording: Wording) -> WordedText {
        WordedText(display: text, speech: SpeakableText(ClientText(wording).meant(text)).text)
    }

    /// A name within a sentence.
    package static func client(_ text: String) -> WordedText {
        WordedText(display: text, speech: SpeakableText(text).text)
    }
}
