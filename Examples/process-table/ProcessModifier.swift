// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Sets the hint and the name for scripts that only rows of processes have.
enum ProcessModifier: AccessibilityModifier {
    static func modify(item: any AccessibilityItem) {
        BaseAccessibilityModifier.modify(item)
        extend(item)
    }

    static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        BaseAccessibilityModifier.modify(item, generator: generator)
        extend(item)
    }

    private static func extend(_ item: any AccessibilityItem) {
        guard let row = item as? ProcessRow else { return }
        row.accessibilityHint = row.hintStrategy.value
        row.accessibilityIdentifier = "process-\(row.usage.id.pid)"
    }
}
