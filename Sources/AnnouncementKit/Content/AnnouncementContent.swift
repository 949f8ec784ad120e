// SPDX-License-Identifier: MIT

/// The content of an announcement. It stays structured until its turn comes, so that it is worded from the newest
/// state.
package enum AnnouncementContent: Sendable, Hashable {
    /// The client's own words: text, never markup.
    case text(String)
    /// Words that the client has worded itself: one text is shown, the other is spoken as it stands.
    case phrased(shown: String, spoken: String)
    /// The client's own words, with ways of speaking them.
    case markup(MarkedText)
    /// One character, spoken by its name: a capital, a punctuation mark, a space too.
    case character(String)
    /// A key, as a keyboard names it: `a`, `control_x`, `shift_F3`, `Page_Up`.
    case key(String)
    /// A sound of the desktop's theme, such as `message`; where there is none its name is said.
    case soundIcon(String)
    /// An element that took the focus.
    indirect case element(ElementSnapshot)
    /// An element that changed by itself: the difference is announced.
    indirect case elementChanged(ElementSnapshot, from: ElementSnapshot)
    /// An element that the user has adjusted: its value is announced, and a bound that it has reached.
    indirect case elementAdjusted(ElementSnapshot, from: ElementSnapshot)
    /// Where a scroll came to rest, such as "Page 3 of 10"; at the edge when it could go no further.
    case scrolled(String, isEdge: Bool)
    /// The visible ranges of axes of one chart that changed together, in the order in which they did.
    case axisRanges([AxisRange])
    /// Any other announcement of a chart.
    case chart(ChartPhrase)
    /// A chart as tones.
    indirect case sound(ChartSound)
    /// A client's own notes.
    indirect case score(GivenScore)
    /// So many of a client came before this one and were not said.
    indirect case burst(Int, client: String?, last: AnnouncementContent)
}

extension AnnouncementContent {
    /// True when notes are heard of it, and not words alone.
    package var isSound: Bool {
        switch self {
        case .sound, .score: true
        default: false
        }
    }

    /// True when it tells of an element that is displayed, which a screen reader can read too.
    package var isOfViews: Bool {
        switch self {
        case .element, .elementChanged, .elementAdjusted: true
        default: false
        }
    }

    /// True when it has an axis that `older` has not: the second axis of a box zoom.
    package func addsAxis(to older: AnnouncementContent) -> Bool {
        guard case .axisRanges(let newer) = self, case .axisRanges(let ranges) = older else { return false }
        return newer.contains { range in !ranges.contains { $0.axis == range.axis } }
    }

    /// True when it tells only what changed, so that the content it replaces may add to it (``merged(over:)``).
    package var addsUp: Bool {
        switch self {
        case .axisRanges, .elementChanged: true
        default: false
        }
    }

    /// Both contents, when one replaces the other: the newest range of each axis, or all changes of an element.
    package func merged(over older: AnnouncementContent) -> AnnouncementContent {
        switch (self, older) {
        case (.axisRanges(let newer), .axisRanges(let ranges)):
            let kept = ranges.map { range in newer.last { $0.axis == range.axis } ?? range }
            return .axisRanges(kept + newer.filter { range in !ranges.contains { $0.axis == range.axis } })
        case (.elementChanged(let element, _), .elementChanged(_, let first)) where element.id == first.id:
            return .elementChanged(element, from: first)
        default: return self
        }
    }
}

extension AnnouncementContent {
    /// The longest text that is kept and repeated, in characters; a whole book is not worth its memory.
    package static let longestText = 1000

    /// The first words of a long text as displayed, as much as a receipt repeats; nil when the text is not long.
    package var beginning: String? {
        let text: String
        switch self {
        case .text(let own), .phrased(let own, _): text = own
        case .markup(let marked): text = marked.display
        case .burst(_, _, let last): return last.beginning
        default: return nil
        }
        let end = text.index(text.startIndex, offsetBy: Self.longestText, limitedBy: text.endIndex)
        guard let end, end < text.endIndex else { return nil }
        return "\(text[..<end])…"
    }
}
