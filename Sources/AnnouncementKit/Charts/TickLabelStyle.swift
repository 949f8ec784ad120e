// SPDX-License-Identifier: MIT

/// The style of an axis's labels.
public struct TickLabelStyle: Sendable, Hashable {
    /// The size in points at the default text size. The default is 12.
    public var size: Double
    /// A font family that the toolkit knows; nil for the toolkit's default.
    public var family: String?

    public init(size: Double = 12, family: String? = nil) {
        self.size = size
        self.family = family
    }

    /// The style with its size scaled to the user's text size.
    public func scaled(for category: ContentSizeCategory) -> TickLabelStyle {
        TickLabelStyle(size: category.scaled(size), family: family)
    }
}
