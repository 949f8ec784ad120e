// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A point of a chart in words: its place, its value, and both.
struct SpokenPoint {
    let point: ChartPoint
    let wording: Wording

    init(_ point: ChartPoint, _ wording: Wording) {
        self.point = point
        self.wording = wording
    }

    private var book: Phrasebook { wording.book }

    var place: WordedText {
        point.label.map(WordedText.client) ?? SpokenAxis(point.x.axis, wording).value(point.x.value, of: point.count)
    }

    var value: WordedText {
        point.y.map { SpokenAxis($0.axis, wording).value($0.value) } ?? book.words("value.missing")
    }

    /// A point that the cursor has reached: "Jan, 20, 1 of 4". At `high` the place stands before the note's words.
    var words: WordedText {
        if wording.verbosity == .high, wording.language == .english {
            return list([point.label == nil ? place : nil, noted])
        }
        let position = book.words("point.position", numbers: ["i": point.index + 1, "n": point.count])
        let told = point.label.map { [WordedText.client($0)] } ?? [place, value]
        return list(told + [wording.says(.position) ? position : nil])
    }

    /// "4 May 1974, 340.1", "5 at 4".
    var located: WordedText { isPlaceANumber ? valueFirst : list([place, value]) }

    /// The value and the place. Between numbers stands a word, so that they are not taken for one.
    var valueFirst: WordedText {
        isPlaceANumber ? book.words("extremum.at", ["y": value, "x": place]) : list([value, place])
    }

    private var isPlaceANumber: Bool { point.label == nil && point.x.axis.isOfNumbers }

    /// The SciChart note's words for it.
    private var noted: WordedText {
        let text = ChartLabel(point: point).text
        let speech = SpeakableText(text).text
        guard point.label == nil, speech.hasPrefix("-") else { return WordedText(display: text, speech: speech) }
        return WordedText(display: text, speech: "minus \(speech.dropFirst())")
    }

    private func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}
