// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A process as a row of the table.
final class ProcessRow: AccessibilityElement, AccessibilityInvalidatable {
    /// What it shows. Invalidate it when the row is displayed.
    var usage: ProcessUsage
    var accessibilityInvalidator: (any AccessibilityItemInvalidator)?

    init(_ usage: ProcessUsage) {
        self.usage = usage
        super.init()
    }

    var labelStrategy: AccessibilityStringStrategy { .just(usage.command) }
    var valueStrategy: AccessibilityStringStrategy { .just("CPU \(usage.percent)%") }
    var traitsStrategy: AccessibilityTraitsStrategy { .just([.staticText, .updatesFrequently]) }
    var modifierType: AccessibilityModifierType { ProcessModifier.self }
    /// Heard with the row, and not each time that the memory changes.
    var hintStrategy: AccessibilityStringStrategy {
        .merge("process \(usage.id.pid)", "\(usage.megabytes) MB", separator: ", ")
    }
}
