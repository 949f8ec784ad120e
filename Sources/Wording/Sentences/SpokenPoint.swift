// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A point of a chart in words: its x, its value, and both.
struct SpokenPoint {
    let point: ChartPoint
    let wording: Wording

    init(_ point: ChartPoint, _ wording: Wording) {
        self.point = point
        self.wording = wording
    }

    private var book: Phrasebook { wording.book }

    var place: WordedText {
        point.label.map(WordedText.client)
            ?? SpokenAxis(point.x.axis, wording)
            .value(point.x.value, of: point.count, after: point.toldX)
    }

    var value: WordedText {
        point.y.map { SpokenAxis($0.axis, wording).value($0.value) } ?? book.words("value.missing")
    }

    /// A point that the cursor has reached: "Jan, 20". At `high`, English says the x and the note's words, and other
    /// languages add the index.
    var words: WordedText {
        wording.verbosity == .high && !wording.language.isEnglish && wording.says(.position)
            ? list([told, position]) : told
    }

    /// The point that the cursor is on: "Jan, 20, 1 of 4". A row is "1 of 4: 20".
    var whole: WordedText {
        guard !wording.switchedOff.contains(.position) else { return told }
        return isRow
            ? book.words("point.numbered", ["x": position, "y": isNoted ? noted : value]) : list([told, position])
    }

    private var told: WordedText {
        if isNoted { return point.label == nil ? placed(noted) : noted }
        return point.label.map(WordedText.client) ?? (isRow ? value : placed(value))
    }

    private var position: WordedText {
        book.words("point.position", numbers: ["i": point.index + 1, "n": point.count])
    }

    private var isNoted: Bool { wording.verbosity == .high && wording.language.isEnglish }

    /// A row is known only by its number, which has no further meaning.
    private var isRow: Bool { point.label == nil && point.x.axis.isCount }

    /// True if the x equals that of the previously announced point.
    var isAtPreviousX: Bool { point.label == nil && point.toldX == point.x.value }

    /// "4 May 1974, 340.1", "5 at 4".
    var located: WordedText { ownWords ?? (isPlaceANumber ? valueFirst : placed(value)) }

    /// "4 May 1974, 340.1", "2: 340.1", "1959 quarter 1: 340.1".
    private func placed(_ told: WordedText) -> WordedText {
        endsInNumber ? book.words("point.numbered", ["x": place, "y": told]) : list([place, told])
    }

    /// The value, then the x. Between two numbers there is a word, so that they do not sound like one. A client's own
    /// words may contain the value: "box 1: median 3".
    var valueFirst: WordedText {
        if let ownWords { return ownWords }
        if isRow { return book.words("extremum.row", ["y": value, "x": place]) }
        if isPlaceAYear { return book.words("extremum.in", ["y": value, "x": place]) }
        return isPlaceANumber ? book.words("extremum.at", ["y": value, "x": place]) : list([value, place])
    }

    /// The client's own words, if they contain the value.
    private var ownWords: WordedText? {
        point.label.flatMap { Self.isContained(value.display, in: $0) ? .client($0) : nil }
    }

    /// True if a number after the x could sound like a part of it.
    private var endsInNumber: Bool {
        switch point.x.axis.scale {
        case _ where point.label != nil: false
        case .linear, .logarithmic: point.x.axis.unit == nil || !wording.says(.unit)
        case .date: point.x.axis.dates.map { $0.step >= .quarter } ?? false
        case .category(let names): SpokenAxis.category(point.x.value, names).map(\.isOfDigits) ?? true
        }
    }

    /// True if the label contains the value, but not as a part of another number, like 2 in 2024.
    private static func isContained(_ value: String, in label: String) -> Bool {
        label.ranges(of: value).contains { range in
            let ends = [label[..<range.lowerBound].last, label[range.upperBound...].first].compactMap(\.self)
            let rest = label[range.upperBound...].prefix(2)
            return !ends.contains { $0.isNumber || $0.isLetter } && label[..<range.lowerBound].last != "."
                && !(rest.first == "." && rest.last?.isNumber == true)
        }
    }

    private var isPlaceAYear: Bool {
        guard point.label == nil, case .date = point.x.axis.scale else { return false }
        return point.x.axis.dates?.step == .year
    }

    private var isPlaceANumber: Bool { point.label == nil && point.x.axis.isOfNumbers }

    /// The words of the SciChart note.
    private var noted: WordedText {
        let text = ChartLabel(point: point).text
        let speech = SpeakableText(text).text
        guard point.label == nil, speech.hasPrefix("-") else { return WordedText(display: text, speech: speech) }
        return WordedText(display: text, speech: "minus \(speech.dropFirst())")
    }

    private func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}
