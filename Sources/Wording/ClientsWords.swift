// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's own words, as the synthesizer must be fed them: safe, with all of their numbers, and with names for those
/// marks and capitals that its voice would not tell.
struct ClientsWords {
    private let wording: Wording

    init(_ wording: Wording) {
        self.wording = wording
    }

    func spoken(_ text: String) -> String { spoken(text, wording.language) }

    /// The same for words in parts. What is a word over several parts is made one: `-` and `5` are minus five; it stays
    /// in the part where it begins, and all other words stay in theirs.
    func spoken(_ parts: [SpokenPart]) -> [SpokenPart] {
        var spoken = parts
        var start = 0
        while start < parts.count {
            let next = parts.indices.dropFirst(start + 1).first { !parts[$0].continues(parts[$0 - 1]) }
            let end = next ?? parts.count
            if !parts[start].isSpelt, !wording.isSpelling {
                let language = parts[start].language.flatMap { SpokenLanguage(tag: $0) } ?? wording.language
                let texts = Self.eachWord(of: parts[start..<end].map(\.text)) { self.spoken($0, language) }
                for (place, text) in zip(start..<end, texts) { spoken[place].text = text }
            }
            start = end
        }
        return spoken
    }

    private func spoken(_ text: String, _ language: SpokenLanguage) -> String {
        var words = NumbersInText(text, language: language).speech
        if wording.capitals == .spell { words = NamedCapitals.told(in: words, language) }
        if wording.punctuation != .none { words = NamedMarks.told(in: words, wording.punctuation, language) }
        return SpeakableText(words).text
    }

    /// Changes texts that follow each other as if they were one.
    private static func eachWord(of texts: [String], _ change: (String) -> String) -> [String] {
        guard texts.count > 1 else { return texts.map(change) }
        var changed = Array(repeating: "", count: texts.count)
        var word: [(place: Int, text: String)] = []
        func endWord() {
            let whole = change(word.map(\.text).joined())
            let pieces = word.count > 1 ? word.map { change($0.text) } : [whole]
            if pieces.joined() == whole {
                for (piece, text) in zip(word, pieces) { changed[piece.place] += text }
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
