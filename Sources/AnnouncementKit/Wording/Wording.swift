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
            case .axisRange(let range): rangeChanged(range)
            }
        return WordedText(display: display, speech: SpeakableText(display).text)
    }

    private func rangeChanged(_ range: AxisRange) -> String {
        let ends = RangeNumbers(lower: range.lower, upper: range.upper)
        return "\(axisName(range.axis)) range changed, now it's from \(ends.lower) to \(ends.upper)"
    }

    private func axisName(_ axis: String) -> String {
        switch axis {
        case "x", "y": "\(axis.uppercased()) Axis"
        default: "\(axis) axis"
        }
    }
}
