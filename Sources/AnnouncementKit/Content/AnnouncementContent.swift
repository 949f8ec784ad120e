// SPDX-License-Identifier: MIT

/// The content of an announcement. It stays structured until its turn, so that its words describe the newest state.
package enum AnnouncementContent: Sendable, Hashable {
    /// The client's own text, never read as markup.
    case text(String)
    /// The client's own words: one text is displayed, the other is spoken unchanged.
    case phrased(shown: String, spoken: String)
    /// The client's own text, with instructions how to speak its parts.
    case markup(MarkedText)
    /// The client's own text with headings, lists, links and tables.
    case document(TextDocument)
    /// One character, spoken by name, including capitals, punctuation marks and spaces.
    case character(String)
    /// A key, by its name on the keyboard: `a`, `control_x`, `shift_F3`, `Page_Up`.
    case key(String)
    /// A sound of the desktop's sound theme, such as `message`. If the theme lacks it, its name is spoken.
    case soundIcon(String)
    /// An element that took the focus.
    indirect case element(ElementSnapshot)
    /// A cell of a data table that took the focus.
    indirect case cell(ElementSnapshot, CellPlace)
    /// An element that its program has changed. The difference is announced.
    indirect case elementChanged(ElementSnapshot, from: ElementSnapshot)
    /// An element that the user has changed. The difference is announced, or the bound that its value has reached.
    indirect case elementAdjusted(ElementSnapshot, from: ElementSnapshot)
    /// A user has typed in a text, or moved in it.
    case textEdit(TextEdit)
    /// The position at which a scroll came to rest, such as "Page 3 of 10"; `isEdge` if it could go no further.
    case scrolled(String, isEdge: Bool)
    /// The visible ranges of axes of one chart that changed together, in the order of their changes.
    case axisRanges([AxisRange])
    /// Any other announcement about a chart.
    case chart(ChartPhrase)
    /// A chart as tones.
    indirect case sound(ChartSound)
    /// A client's own notes.
    indirect case score(GivenScore)
    /// The last announcement of a burst, and the number of earlier announcements of this client that were not said.
    indirect case burst(Int, client: String?, last: AnnouncementContent)
}

extension AnnouncementContent {
    /// True if notes are heard, not only words.
    package var isSound: Bool {
        switch self {
        case .sound, .score: true
        default: false
        }
    }

    /// True if all words are about a chart, and none are a client's own sentences.
    package var isOfChart: Bool {
        switch self {
        case .axisRanges, .chart: true
        default: false
        }
    }

    /// True if the content describes a displayed element, which a screen reader can read too.
    package var isOfViews: Bool {
        switch self {
        case .element, .cell, .elementChanged, .elementAdjusted, .textEdit: true
        default: false
        }
    }

    /// True if it has an axis that `older` lacks, as with the second axis of a box zoom.
    package func addsAxis(to older: AnnouncementContent) -> Bool {
        guard case .axisRanges(let newer) = self, case .axisRanges(let ranges) = older else { return false }
        return newer.contains { range in !ranges.contains { $0.axis == range.axis } }
    }

    /// True if the content describes only a change, so that the content which it replaces must be merged
    /// (``merged(over:)``).
    package var addsUp: Bool {
        switch self {
        case .axisRanges, .elementChanged, .elementAdjusted: true
        default: false
        }
    }

    /// The merged content, when this content replaces an older one: the newest range of each axis, or all changes of an
    /// element.
    package func merged(over older: AnnouncementContent) -> AnnouncementContent {
        switch (self, older) {
        case (.axisRanges(let newer), .axisRanges(let ranges)):
            let kept = ranges.map { range in newer.last { $0.axis == range.axis } ?? range }
            return .axisRanges(kept + newer.filter { range in !ranges.contains { $0.axis == range.axis } })
        case (.elementChanged(let element, _), .elementChanged(_, let first)) where element.id == first.id:
            return .elementChanged(element, from: first)
        case (.elementAdjusted(let element, _), .elementAdjusted(_, let first)) where element.id == first.id:
            return .elementAdjusted(element, from: first)
        default: return self
        }
    }
}

extension AnnouncementContent {
    /// The length, in characters, up to which a text is kept and repeated. Longer texts are not worth their memory.
    package static let longestText = 1000

    /// The beginning of a long displayed text, as repeated in receipts; nil if the text is not long.
    package var beginning: String? {
        let text: String
        switch self {
        case .text(let own), .phrased(let own, _): text = own
        case .markup(let marked): text = marked.display
        case .document(let document): text = document.display
        case .burst(_, _, let last): return last.beginning
        default: return nil
        }
        let end = text.index(text.startIndex, offsetBy: Self.longestText, limitedBy: text.endIndex)
        guard let end, end < text.endIndex else { return nil }
        return "\(text[..<end])…"
    }
}
