// SPDX-License-Identifier: MIT

/// Custom actions by a method, as RDDM had them in June 2023. Those of a generator stand behind those of its item.
@MainActor
public protocol AccessibilityActionsProvider {
    func accessibilityActions() -> [AccessibilityCustomAction]
}
