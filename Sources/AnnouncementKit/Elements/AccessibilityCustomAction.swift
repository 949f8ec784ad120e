// SPDX-License-Identifier: MIT

import FoundationEssentials

/// An additional action of an element, offered to the user by its name.
@MainActor
public final class AccessibilityCustomAction {
    public var name: String
    /// Performs the action, and returns whether it succeeded.
    public var handler: () -> Bool
    /// The picture that a screen displays beside the name. It has no words and is not sent.
    public var image: Any?
    /// The group of the user's actions to which the action belongs: UIKit's `category`.
    public var category: Category?

    /// Kinds of actions: UIKit's `UIAccessibilityCustomActionCategory`.
    public struct Category: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let edit = Self(rawValue: "edit")
    }

    public init(name: String, handler: @escaping () -> Bool) {
        self.name = name
        self.handler = handler
    }

    /// UIKit's initializer.
    /// - Parameter actionHandler: performs the action, and returns whether it succeeded.
    public convenience init(
        name: String, image: Any? = nil, actionHandler: @escaping (AccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name) { false }
        self.image = image
        handler = { [unowned self] in actionHandler(self) }
    }

    /// An action with an attributed name. Its characters are announced.
    public convenience init(
        attributedName: AttributedString, image: Any? = nil,
        actionHandler: @escaping (AccessibilityCustomAction) -> Bool
    ) {
        self.init(name: String(attributedName.characters), image: image, actionHandler: actionHandler)
    }

    /// The name without attributes.
    public var attributedName: AttributedString {
        get { AttributedString(name) }
        set { name = String(newValue.characters) }
    }

    /// UIKit's name of ``handler``, which passes the action.
    public var actionHandler: ((AccessibilityCustomAction) -> Bool)? {
        get { { action in action.handler() } }
        set { handler = { [unowned self] in newValue?(self) ?? false } }
    }

    @available(*, unavailable, message: "Write init(name:target:method:), with a method such as Cell.toggle.")
    public convenience init(name: String, target: Any?, selector: Any) { self.init(name: name) { false } }

    @available(*, unavailable, message: "Write init(name:image:actionHandler:), with a closure.")
    public convenience init(name: String, image: Any?, target: Any?, selector: Any) { self.init(name: name) { false } }

    /// An action that calls a method of `target`, which is held weakly. Once the target is deallocated, the action is
    /// not handled.
    ///
    ///     AccessibilityCustomAction(name: "Toggle", target: self, method: Cell.toggle)
    public convenience init<Target: AnyObject>(
        name: String, target: Target, method: @escaping @MainActor (Target) -> () -> Bool
    ) {
        self.init(name: name) { [weak target] in target.map { method($0)() } ?? false }
    }

    /// An action that calls a method of `target` without a result, like one with a selector in UIKit. It is handled while
    /// the target exists.
    public convenience init<Target: AnyObject>(
        name: String, target: Target, method: @escaping @MainActor (Target) -> () -> Void
    ) {
        self.init(name: name) { [weak target] in target.map { method($0)() } != nil }
    }
}

extension AccessibilityObject {
    /// The custom actions of the object, and then those of the controllers around it. Only the first action with a name
    /// is offered.
    /// - Parameter around: the object and its enclosing objects, from the innermost outward.
    func offeredActions(in around: [any AccessibilityObject]) -> [AccessibilityCustomAction] {
        let responders = around.compactMap { ($0 as? AccessibilityView)?.responder }
        let own = accessibilityCustomActions ?? []
        guard !responders.isEmpty else { return own }
        return responders.reduce(into: own) { actions, responder in
            let names = Set(actions.map(\.name))
            actions += (responder.accessibilityCustomActions ?? []).filter { !names.contains($0.name) }
        }
    }
}
