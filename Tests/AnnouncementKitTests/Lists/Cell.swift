// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A cell with strategies that a test sets.
final class Cell: AccessibilityView, AccessibilityInvalidatable {
    var labelStrategy: AccessibilityStringStrategy
    var valueStrategy: AccessibilityStringStrategy = .ignored
    var traitsStrategy: AccessibilityTraitsStrategy = .ignored
    var actionsStrategy: AccessibilityActionsStrategy = .ignored
    var shouldOverrideStateTraits = false
    var methodActions: [AccessibilityCustomAction] = []
    var accessibilityInvalidator: (any AccessibilityItemInvalidator)?

    init(_ label: AccessibilityStringStrategy = .ignored) {
        labelStrategy = label
        super.init()
    }

    convenience init(_ label: String) {
        self.init(.just(label))
    }

    func accessibilityActions() -> [AccessibilityCustomAction] { methodActions }

    /// The item's accessibility properties.
    var told: Told {
        Told(
            isElement: isAccessibilityElement, label: accessibilityLabel, value: accessibilityValue,
            traits: accessibilityTraits.names, actions: accessibilityCustomActions?.map(\.name))
    }
}

struct Told: Equatable {
    var isElement = true
    var label: String?
    var value: String?
    var traits: [String] = []
    var actions: [String]?
}

/// A generator with strategies.
struct Strategies: AccessibilityStrategyProvider {
    var labelStrategy: AccessibilityStringStrategy = .ignored
    var valueStrategy: AccessibilityStringStrategy = .ignored
    var traitsStrategy: AccessibilityTraitsStrategy = .ignored
    var actionsStrategy: AccessibilityActionsStrategy = .ignored
}

/// A label on the screen.
@MainActor
func label(_ text: String?, traits: AccessibilityTraits = .staticText) -> AccessibilityElement {
    let label = AccessibilityElement()
    label.accessibilityLabel = text
    label.accessibilityTraits = traits
    return label
}
