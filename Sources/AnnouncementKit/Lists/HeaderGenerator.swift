// SPDX-License-Identifier: MIT

/// Its item is a heading.
@MainActor
open class HeaderGenerator: ItemGenerator, AccessibilityStrategyProvider {
    open var labelStrategy: AccessibilityStringStrategy = .ignored
    open var traitsStrategy: AccessibilityTraitsStrategy = .just(.header)
}
