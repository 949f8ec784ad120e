// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport

/// A text of sentences whose words are all different, and the sound of each word: a value that no other word has, for
/// a time that follows from the word's length. So samples show which words were heard.
struct ToldText: Sendable {
    struct Word: Sendable, Equatable {
        let text: String
        /// In Unicode scalars of the whole text.
        let offset: Int
        let sentence: Int
        /// The engine's samples; espeak-ng's have the other sign.
        let value: Int16
    }

    /// Samples of a Unicode scalar: the tempo that is expected of an engine before it is measured.
    static let tempo = 1470

    let words: [Word]
    /// The text in the pieces in which it is worded.
    let pieces: [String]

    init(_ random: inout SplitMix64) {
        let sentences = Int.random(in: 1...4, using: &random)
        var (words, texts, offset) = ([Word](), [String](), 0)
        for sentence in 0..<sentences {
            // Twenty letters or more, because the length of shorter texts is not checked.
            let count = Int.random(in: 5...6, using: &random)
            let own = (0..<count).map { Self.name(words.count + $0) + ($0 == count - 1 ? "." : "") }
            for text in own {
                let value = Int16(1000 + 500 * words.count)
                words.append(Word(text: text, offset: offset, sentence: sentence, value: value))
                offset += text.unicodeScalars.count + 1
            }
            texts.append(own.joined(separator: " ") + (sentence == sentences - 1 ? "" : " "))
        }
        self.words = words
        let cut = Int.random(in: 0...sentences, using: &random)
        pieces = [texts[..<cut], texts[cut...]].map { $0.joined() }.filter { !$0.isEmpty }
    }

    /// A word that no phrasebook knows.
    private static func name(_ number: Int) -> String {
        let consonants = Array("bdfgklmnprstvz")
        return "\(consonants[number % 14])a\(consonants[number / 14 + 5])ol"
    }

    var sentences: Int { (words.last?.sentence ?? -1) + 1 }

    func words(of sentence: Int) -> [Word] { words.filter { $0.sentence == sentence } }

    /// The words with these texts.
    func words(named texts: [String]) -> [Word] { texts.compactMap { text in words.first { $0.text == text } } }

    /// The samples of a word, with the space after it.
    static func length(_ word: Word) -> Int {
        (word.text.unicodeScalars.count + (word.text.hasSuffix(".") ? 0 : 1)) * tempo
    }

    static func samples(_ word: Word) -> [Int16] { Array(repeating: word.value, count: length(word)) }
}
