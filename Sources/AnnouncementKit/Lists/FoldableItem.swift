// SPDX-License-Identifier: MIT

/// A generator whose row opens and closes: a button when there is something in it.
@MainActor
public protocol FoldableItem: AnyObject, AccessibilityStrategyProvider {
    /// The rows that are shown below it while it is expanded.
    var childGenerators: [any ListGenerator] { get set }
    var isExpanded: Bool { get set }
}

extension FoldableItem {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { childGenerators.isEmpty ? .ignored : .just(.button) }
}
