// SPDX-License-Identifier: MIT

/// Where an item's custom actions come from. What is ignored stays, and so do actions that were set by hand.
public typealias AccessibilityActionsStrategy = AccessibilityStrategy<[AccessibilityAction]>

extension AccessibilityStrategy where ValueType == [AccessibilityAction] {
    /// One more; without effect on what is ignored or nil.
    public mutating func append(_ action: AccessibilityAction) {
        change { $0 + [action] }
    }

    /// Every action of that name goes.
    public mutating func remove(_ action: AccessibilityAction) {
        change { actions in actions.filter { $0.name != action.name } }
    }

    /// From now on no actions.
    public mutating func removeAll() {
        change { _ in [] }
    }

    private mutating func change(_ change: ([AccessibilityAction]) -> [AccessibilityAction]) {
        guard !isIgnored, let value else { return }
        self = .just(change(value))
    }
}
