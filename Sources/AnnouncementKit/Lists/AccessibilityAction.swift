// SPDX-License-Identifier: MIT

/// A custom action as a strategy gives it: always handled, unless it is a method of a deallocated object.
@MainActor
public struct AccessibilityAction {
    public let name: String
    /// The action that the element offers.
    public let action: AccessibilityCustomAction

    private init(_ action: AccessibilityCustomAction) {
        name = action.name
        self.action = action
    }

    /// - Parameter handler: nil when there is nothing to do. It keeps what it captures: capture `self` weakly.
    public init(name: String, handler: (() -> Void)?) {
        self.init(
            AccessibilityCustomAction(name: name) {
                handler?()
                return true
            })
    }

    /// A method of `target`, which is not kept alive.
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

    /// RDDM's spelling.
    public static func closure(name: String, handler: (() -> Void)?) -> Self { Self(name: name, handler: handler) }

    /// RDDM's spelling; the selector is a method.
    public static func selector<Target: AnyObject>(
        name: String, target: Target, selector: @escaping @MainActor (Target) -> () -> Void
    ) -> Self {
        Self(name: name, target: target, method: selector)
    }
}

/// Custom actions from a method, as in RDDM of June 2023. A generator's actions follow those of its item.
@MainActor
public protocol AccessibilityActionsProvider {
    /// The actions that the user can perform on it, besides activating it.
    func accessibilityActions() -> [AccessibilityCustomAction]
}
