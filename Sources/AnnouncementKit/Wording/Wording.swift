// SPDX-License-Identifier: MIT

/// Turns content into words at the moment of speaking. The sentences are those of the SciChart note, word for word.
public struct Wording: Sendable, Hashable {
    public init() {}

    /// What is shown and what is spoken for this content.
    public func words(for content: AnnouncementContent) -> WordedText {
        let display =
            switch content {
            case .text(let text): text
            case .element(let element): ElementDescription(element).sentence
            case .elementChanged(let element, let old): ElementDescription(element, changedFrom: old).sentence
            case .elementAdjusted(let element, _): ElementDescription(adjusted: element).sentence
            case .scrolled(let status, let isEdge): isEdge ? "\(status), edge reached" : status
            case .axisRanges(let ranges): rangesChanged(ranges)
            case .chart(let phrase): ChartSentence(phrase).sentence
            }
        return WordedText(display: display, speech: SpeakableText(display).text)
    }

    /// The first axis in the note's sentence, further ones behind it.
    private func rangesChanged(_ ranges: [AxisRange]) -> String {
        ranges.enumerated().map { index, range in
            let ends = RangeNumbers(lower: range.lower, upper: range.upper)
            let change = index == 0 ? "range changed, now it's" : "now"
            return "\(axisName(range.axis)) \(change) from \(ends.lower) to \(ends.upper)"
        }.joined(separator: ", ")
    }

    private func axisName(_ axis: String) -> String {
        switch axis {
        case "x", "y": "\(axis.uppercased()) Axis"
        default: "\(axis) axis"
        }
    }
}
