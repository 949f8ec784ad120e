// SPDX-License-Identifier: MIT

/// The text size that the user has chosen: UIKit's `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Codable {
    case unspecified
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The size of body text in points, 14 to 53; 17 if the user has chosen none.
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

    /// Scales a size that was designed for ``large`` to this category, like `UIFontMetrics.scaledValue(for:)` for body
    /// text.
    public func scaled(_ size: Double) -> Double { size * bodyPointSize / Self.large.bodyPointSize }

    public var isAccessibilityCategory: Bool { bodyPointSize > Self.extraExtraExtraLarge.bodyPointSize }
}
