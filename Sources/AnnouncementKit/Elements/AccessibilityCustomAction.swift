// SPDX-License-Identifier: MIT

/// Something that can be done with an element besides activating it, offered to the user by its name.
@MainActor
public final class AccessibilityCustomAction {
    public var name: String
    /// Carries it out; says whether it was done.
    public var handler: () -> Bool

    public init(name: String, handler: @escaping () -> Bool) {
        self.name = name
        self.handler = handler
    }

    /// An action that is a method of `target`, held weakly; once the target is deallocated, the action is not handled.
    ///
    ///     AccessibilityCustomAction(name: "Toggle", target: self, method: Cell.toggle)
    public convenience init<Target: AnyObject>(
        name: String, target: Target, method: @escaping @MainActor (Target) -> () -> Bool
    ) {
        self.init(name: name) { [weak target] in target.map { method($0)() } ?? false }
    }
}
