// SPDX-License-Identifier: MIT

/// A generator whose row can be selected: a button as soon as somebody listens.
@MainActor
public protocol SelectableItem: AnyObject, AccessibilityStrategyProvider {
    var didSelectEvent: ListEvent { get }
}

extension SelectableItem {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
}
