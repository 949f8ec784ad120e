// SPDX-License-Identifier: MIT

/// Custom actions by a method, as RDDM had them in June 2023. Those of a generator stand behind those of its item.
@MainActor
public protocol AccessibilityActionsProvider {
    /// What the user can do with it, besides activating it.
    func accessibilityActions() -> [AccessibilityCustomAction]
}
