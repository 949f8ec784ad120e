// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Sets what only rows of processes have: a hint, and a name for scripts.
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
