// SPDX-License-Identifier: MIT

/// Turns content into words at the moment of speaking.
public struct Wording: Sendable, Hashable {
    /// Whether a chart speaks in the sentences of the SciChart note, word for word, or in shorter ones.
    public var seedCompatible: Bool

    public init(seedCompatible: Bool = true) {
        self.seedCompatible = seedCompatible
    }

    /// What is shown and what is spoken for this content.
    public func words(for content: AnnouncementContent) -> WordedText {
        if case .markup(let marked) = content { return WordedText(marked) }
        let display =
            switch content {
            case .text(let text): text
            case .markup(let marked): marked.display
            case .element(let element): ElementDescription(element).sentence
            case .elementChanged(let element, let old): ElementDescription(element, changedFrom: old).sentence
            case .elementAdjusted(let element, _): ElementDescription(adjusted: element).sentence
            case .scrolled(let status, let isEdge): isEdge ? "\(status), edge reached" : status
            case .axisRanges(let ranges): ChartSentence(changed: ranges, seedCompatible: seedCompatible).sentence
            case .chart(let phrase): ChartSentence(phrase, seedCompatible: seedCompatible).sentence
            }
        return WordedText(display: display, speech: SpeakableText(display).text)
    }
}
