// SPDX-License-Identifier: MIT

/// An additional action of an element, offered to the user by its name.
@MainActor
public final class AccessibilityCustomAction {
    public var name: String
    /// Performs the action, and returns whether it succeeded.
    public var handler: () -> Bool

    public init(name: String, handler: @escaping () -> Bool) {
        self.name = name
        self.handler = handler
    }

    /// An action that calls a method of `target`, which is held weakly. Once the target is deallocated, the action is
    /// not handled.
    ///
    ///     AccessibilityCustomAction(name: "Toggle", target: self, method: Cell.toggle)
    public convenience init<Target: AnyObject>(
        name: String, target: Target, method: @escaping @MainActor (Target) -> () -> Bool
    ) {
        self.init(name: name) { [weak target] in target.map { method($0)() } ?? false }
    }
}
