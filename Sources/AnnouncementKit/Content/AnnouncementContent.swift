// SPDX-License-Identifier: MIT

/// What an announcement tells. It stays structured until its turn comes, so that it is worded from the newest state.
package enum AnnouncementContent: Sendable, Hashable {
    /// The client's own words: text, never markup.
    case text(String)
    /// Words that the client has worded itself: one text is shown, the other is spoken as it stands.
    case phrased(shown: String, spoken: String)
    /// The client's own words, with ways of speaking them.
    case markup(MarkedText)
    /// One character, told by its name: a capital, a punctuation mark, a space too.
    case character(String)
    /// A key, as a keyboard names it: `a`, `control_x`, `shift_F3`, `Page_Up`.
    case key(String)
    /// A sound of the desktop's theme, such as `message`; where there is none its name is said.
    case soundIcon(String)
    /// An element that took the focus.
    case element(ElementSnapshot)
    /// An element that changed by itself: what is different is told.
    case elementChanged(ElementSnapshot, from: ElementSnapshot)
    /// An element that the user has adjusted: its value is told, and a bound that it is at.
    case elementAdjusted(ElementSnapshot, from: ElementSnapshot)
    /// Where a scroll came to rest, such as "Page 3 of 10"; at the edge when it could go no further.
    case scrolled(String, isEdge: Bool)
    /// The visible ranges of axes of one chart that changed together, in the order in which they did.
    case axisRanges([AxisRange])
    /// Anything else that a chart tells.
    case chart(ChartPhrase)
}

extension AnnouncementContent {
    /// Whether it tells of an axis that `older` does not: of a box zoom, the one that came second.
    package func addsAxis(to older: AnnouncementContent) -> Bool {
        guard case .axisRanges(let newer) = self, case .axisRanges(let ranges) = older else { return false }
        return newer.contains { range in !ranges.contains { $0.axis == range.axis } }
    }

    /// What both tell, when one takes the other's place: of each axis its newest range, of an element all that changed.
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
    /// How much of a text is kept and repeated, in characters; no memory is worth a book.
    package static let longestText = 1000

    /// The first words of a long text for eyes, as much as a receipt repeats; nil for what is not long.
    package var beginning: String? {
        let text =
            switch self {
            case .text(let text), .phrased(let text, _): text
            case .markup(let marked): marked.display
            default: ""
            }
        let end = text.index(text.startIndex, offsetBy: Self.longestText, limitedBy: text.endIndex)
        guard let end, end < text.endIndex else { return nil }
        return "\(text[..<end])…"
    }
}
