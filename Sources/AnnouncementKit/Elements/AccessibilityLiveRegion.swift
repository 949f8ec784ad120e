// SPDX-License-Identifier: MIT

/// Whether a change is announced although the element does not have the focus: ARIA's `aria-live`. UIKit has no such
/// property; apps post announcements instead, which nobody hears who reads the element later.
public enum AccessibilityLiveRegion: String, Sendable, Hashable, CaseIterable, Codable {
    /// Changes are announced only if the element has the focus.
    case off
    /// Changes are announced when nothing else is being said.
    case polite
    /// Changes interrupt other speech.
    case assertive
}

/// The changes of a live region that are announced: ARIA's `aria-relevant`.
public struct AccessibilityLiveRelevance: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Elements that appear in the region.
    public static let additions = Self(rawValue: 1 << 0)
    /// Elements that leave the region. Assistive technologies see the name; this library has no words for them.
    public static let removals = Self(rawValue: 1 << 1)
    /// Changed labels, values and states.
    public static let text = Self(rawValue: 1 << 2)
    public static let all: Self = [.additions, .removals, .text]
    /// ARIA's default.
    public static let standard: Self = [.additions, .text]

    /// The names on the wire.
    static let named: [(name: String, relevance: Self)] = [
        ("additions", .additions), ("removals", .removals), ("text", .text),
    ]

    /// The names of its parts, as on the wire.
    package var names: [String] { Self.named.filter { contains($0.relevance) }.map(\.name) }
}
