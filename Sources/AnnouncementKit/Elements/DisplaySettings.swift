// SPDX-License-Identifier: MIT

/// The user's settings of the desktop that change how an application draws, as far as desktops on Linux have them.
public struct DisplaySettings: Sendable, Hashable {
    /// True for stronger contrast.
    public var increasedContrast = false
    /// Nil if the user prefers none.
    public var colorScheme: ColorScheme?
    /// True for no animations.
    public var reducedMotion = false
    /// The factor of all text sizes, 0.5 to 4; 1 is the desktop's own size.
    public var textScale = 1.0

    public init() {}

    /// The text size by UIKit's name: the largest category whose body text is at most 17 points times ``textScale``.
    public var contentSizeCategory: ContentSizeCategory {
        let size = ContentSizeCategory.large.bodyPointSize * textScale
        let named = ContentSizeCategory.allCases.filter { $0 != .unspecified }
        return named.last { $0.bodyPointSize <= size + 0.001 } ?? .extraSmall
    }
}
