// SPDX-License-Identifier: MIT

/// The text size that the user has chosen: UIKit's `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Codable {
    case unspecified
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The size of body text, in points: 17 when nothing is chosen.
    public var bodyPointSize: Double {
        switch self {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large, .unspecified: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
    }

    /// A size that was designed for ``large``, in the chosen one: `UIFontMetrics.scaledValue(for:)` of body text.
    public func scaled(_ size: Double) -> Double { size * bodyPointSize / Self.large.bodyPointSize }

    public var isAccessibilityCategory: Bool { bodyPointSize > Self.extraExtraExtraLarge.bodyPointSize }
}

/// How the labels of an axis are drawn.
public struct TickLabelStyle: Sendable, Hashable {
    /// In points, at the default text size.
    public var size: Double
    /// A family that the toolkit knows; nil for its own.
    public var family: String?

    public init(size: Double = 12, family: String? = nil) {
        self.size = size
        self.family = family
    }

    /// The same letters in the size that the user reads.
    public func scaled(for category: ContentSizeCategory) -> TickLabelStyle {
        TickLabelStyle(size: category.scaled(size), family: family)
    }
}
