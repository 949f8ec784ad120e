// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The places at which reading may continue: the sentences and paragraphs of all pieces of a text, in Unicode scalars of
/// its whole speech.
package struct ReadingPlaces: Sendable {
    /// The start of each sentence, ascending.
    package private(set) var sentences: [Int] = []
    /// The places of ``sentences`` that begin a paragraph.
    private var paragraphs: [Int] = []
    private var speech = String.UnicodeScalarView()

    package init(_ pieces: WordedPieces) {
        var pieces = pieces
        var start = 0
        while let words = pieces.next() {
            let scalars = Array(words.speech.unicodeScalars)
            for place in SpokenSentences(words.speech).starts where scalars[place...].contains(where: { !$0.isSpace }) {
                let before = scalars[..<place].reversed().prefix { $0.isSpace || $0 == "。" }
                if start + place == 0 || before.contains("\n") { paragraphs.append(sentences.count) }
                sentences.append(start + place)
            }
            start += scalars.count
            speech.append(contentsOf: scalars)
        }
    }

    /// The number of the sentence that contains an offset, from 0.
    package func sentence(at offset: Int) -> Int { (sentences.firstIndex { $0 > offset } ?? sentences.count) - 1 }

    /// The number of the sentence to read; nil if there is none in that direction.
    package func target(from offset: Int, _ target: NavigateRequest.Target, by step: NavigateRequest.Step) -> Int? {
        let current = max(0, sentence(at: offset))
        let stops = step == .sentence ? Array(sentences.indices) : paragraphs
        switch target {
        case .here: return current
        case .start: return sentences.isEmpty ? nil : 0
        case .next: return stops.first { $0 > current }
        case .previous:
            let ownStart = stops.last { $0 <= current } ?? 0
            return stops.last { $0 < ownStart }
        }
    }

    /// The words of a sentence.
    package func text(of sentence: Int) -> String {
        guard sentences.indices.contains(sentence) else { return "" }
        let end = sentence + 1 < sentences.count ? sentences[sentence + 1] : speech.count
        var words = speech.dropFirst(sentences[sentence]).prefix(end - sentences[sentence])
        while words.last?.isSpace ?? false { words.removeLast() }
        return String(String.UnicodeScalarView(words))
    }
}
