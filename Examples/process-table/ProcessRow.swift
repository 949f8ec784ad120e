// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A process as a row of the table.
final class ProcessRow: AccessibilityElement, AccessibilityInvalidatable {
    /// The figures of the row. Invalidate the row after a change while it is displayed.
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
    /// The hint, which is heard with the row, and not at each change of the memory.
    var hintStrategy: AccessibilityStringStrategy {
        .merge("process \(usage.id.pid)", "\(usage.megabytes) MB", separator: ", ")
    }
}
