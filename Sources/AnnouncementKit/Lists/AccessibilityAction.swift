// SPDX-License-Identifier: MIT

/// A custom action of a strategy. The action always counts as handled, unless it is a method of a deallocated object.
@MainActor
public struct AccessibilityAction {
    public let name: String
    /// The action that the element offers.
    public let action: AccessibilityCustomAction

    private init(_ action: AccessibilityCustomAction) {
        name = action.name
        self.action = action
    }

    /// - Parameter handler: nil for an action that does nothing. Capture `self` weakly, because the handler keeps its
    ///   captures alive.
    public init(name: String, handler: (() -> Void)?) {
        self.init(
            AccessibilityCustomAction(name: name) {
                handler?()
                return true
            })
    }

    /// An action that calls a method of `target`, which is held weakly.
    public init<Target: AnyObject>(
        name: String, target: Target, method: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(
            AccessibilityCustomAction(name: name) { [weak target] in
                guard let target else { return false }
                method(target)()
                return true
            })
    }

    /// An action that calls a closure, in RDDM's spelling.
    public static func closure(name: String, handler: (() -> Void)?) -> Self { Self(name: name, handler: handler) }

    /// An action that calls a method, in RDDM's spelling.
    public static func selector<Target: AnyObject>(
        name: String, target: Target, selector: @escaping @MainActor (Target) -> () -> Void
    ) -> Self {
        Self(name: name, target: target, method: selector)
    }
}

/// Custom actions from a method, as in RDDM of June 2023. A generator's actions are listed after those of its item.
@MainActor
public protocol AccessibilityActionsProvider {
    /// The custom actions, which the user can perform besides activating the item.
    func accessibilityActions() -> [AccessibilityCustomAction]
}
