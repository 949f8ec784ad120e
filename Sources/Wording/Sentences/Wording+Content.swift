// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Turns content into words.
extension Wording {
    /// The words for any content. Signs and emoji in names and labels are named as in a text.
    package func words(for content: AnnouncementContent) -> WordedText {
        var words = unnamedWords(for: content)
        if case .text = content { return words }
        if words.parts == nil { words.speech = NamedSigns.named(in: words.speech, .none, voiceTag).speech }
        return words
    }

    /// The signs of a text have their names; those of the other contents have none.
    private func unnamedWords(for content: AnnouncementContent) -> WordedText {
        switch content {
        case .text(let text): isSpelling ? WordedText(spelling: text, self) : WordedText(text, self)
        case .phrased(let shown, let spoken): WordedText(shown: shown, spoken: spoken)
        case .markup(let marked): WordedText(marked, self)
        case .document(let document): WordedText(DocumentSentence(self).marked(document), self)
        case .character(let text): WordedText(character: text, self)
        case .key(let name): WordedText(key: name, self)
        case .soundIcon(let name): WordedText(soundIcon: name)
        case .element(let element): ElementDescription(self).words(for: element)
        case .cell(let cell, let place): ElementDescription(self).words(for: cell, at: place)
        case .elementChanged(let element, let old): ElementDescription(self).words(for: element, changedFrom: old)
        case .elementAdjusted(let element, let old):
            ElementDescription(self).words(for: element, changedByUserFrom: old)
        case .textEdit(let edit): words(for: edit)
        case .scrolled(let status, let isEdge):
            Pauses.join([.client(status, self), isEdge ? book.words("edge.reached") : nil], book.pauses.list)
        case .axisRanges(let ranges): ChartSentence(self).changed(ranges)
        case .chart(let phrase): ChartSentence(self).words(for: phrase)
        // The chart was removed, and its id is the client's own, so the general name is used.
        case .sound: ChartSentence(self).words(for: .played(ChartDescriptor.nameless, nil))
        case .score(let score): score.text.map { .client($0, self) } ?? book.words("sound.score")
        case .burst(let count, let client, let last):
            Pauses.join([words(forMore: count, from: client), words(for: last)], book.pauses.sentences)
        }
    }

    /// "14 more from Mumble".
    func words(forMore count: Int, from client: String?) -> WordedText {
        guard let client else { return book.words("burst.unnamed", count: count) }
        return book.words("burst", count: count, ["name": .client(client)])
    }

    /// The name of an axis for a drawing of the chart: "X axis", "Date axis".
    package func name(of axis: AxisRange) -> WordedText { SpokenAxis(axis, self).name }

    /// A value of an axis alone, for a table: "25", "4 May 1974".
    package func words(for value: AxisValue) -> WordedText { SpokenAxis(value.axis, self).value(value.value) }

    /// Both ends of an axis's visible range, without the unit. Nil if they are not numbers.
    package func ends(of axis: AxisRange) -> (lower: WordedText, upper: WordedText)? {
        var bare = axis
        bare.unit = nil
        return SpokenAxis(bare, self).gaps
    }
}
