// SPDX-License-Identifier: MIT

/// An action that a user, or a script in the user's place, performs on an element.
public enum ElementAction: Sendable, Hashable {
    case activate, increment, decrement, escape
    /// The most important action of the screen, such as play or pause.
    case magicTap
    case scroll(AccessibilityScrollDirection)
    /// Replaces the text of an editable element.
    case setText(String)
    /// Selects a part of an element's text, in Unicode scalars; an empty range moves the caret.
    case setSelection(Range<Int>)
    /// A custom action, by its name.
    case custom(String)

    /// Performs the action, and returns whether it was handled. Only adjustable elements handle increments and
    /// decrements. If an element does not handle an activation or a scroll, its containers are asked, from the
    /// innermost outward.
    ///
    /// A change of the element that the action makes and does not report is reported here: a value after an increment
    /// or a decrement always, as screen readers read it again, and a change of the focused element after an activation
    /// or a custom action.
    @MainActor
    public func perform(on object: any AccessibilityObject) -> Bool {
        guard let cause, object.isAccessibilityElement, AccessibleObjects.shared.contains(object) else {
            return handle(by: object)
        }
        let before = ElementSnapshot(of: object).words
        let (isHandled, reported) = Accessibility.noting { handle(by: object) }
        guard isHandled, !reported.contains(object.accessibility.id), AccessibleObjects.shared.contains(object) else {
            return isHandled
        }
        if cause == .user || ElementSnapshot(of: object).words != before {
            Accessibility.invalidated(object, cause: cause)
        }
        return true
    }

    /// The cause of the changes that the action makes; nil if they are not the element's.
    private var cause: ChangeCause? {
        switch self {
        case .increment, .decrement: .user
        case .activate, .custom: .program
        case .escape, .magicTap, .scroll, .setText, .setSelection: nil
        }
    }

    @MainActor
    private func handle(by object: any AccessibilityObject) -> Bool {
        switch self {
        case .activate: return object.accessibilityActivate() || object.isActivatedByContainer()
        case .escape:
            return pass(from: object) {
                $0.accessibilityPerformEscape()
            } to: {
                $0.accessibilityPerformEscape()
            }
        case .magicTap:
            return pass(from: object) {
                $0.accessibilityPerformMagicTap()
            } to: {
                $0.accessibilityPerformMagicTap()
            }
        case .scroll(let direction):
            return pass(from: object) {
                $0.accessibilityScroll(direction)
            } to: {
                $0.accessibilityScroll(direction)
            }
        case .increment, .decrement:
            guard object.accessibilityTraits.contains(.adjustable) else { return false }
            if self == .increment { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            return true
        case .setText(let text): return edit(object) { $0.setText(text) }
        case .setSelection(let range): return edit(object) { $0.setSelection(range) }
        case .custom(let name):
            let offered = object.offeredActions(in: object.withEnclosing)
            if let action = offered.first(where: { $0.name == name }) { return action.handler() }
            return zooms(object, name)
        }
    }

    /// Passes the action to the object, to those around it and to their controllers, and then to the application's
    /// delegate, until one handles it.
    @MainActor
    private func pass(
        from object: any AccessibilityObject, _ handle: (any AccessibilityObject) -> Bool,
        to respond: (AccessibilityResponder) -> Bool
    ) -> Bool {
        object.withEnclosing.contains {
            handle($0) || ($0 as? AccessibilityView)?.responder.map(respond) == true
        } || Accessibility.applicationDelegate.map(respond) == true
    }

    @MainActor
    private func edit(_ object: any AccessibilityObject, _ change: (any AccessibilityTextInput) -> Bool) -> Bool {
        let model = object.accessibilityTextInputResponder ?? object as? any AccessibilityTextInput
        guard let model, change(model) else { return false }
        Accessibility.invalidated(object, cause: .user)
        return true
    }

    /// The actions of an element with the trait `supportsZoom`, which have the names of a chart's.
    @MainActor
    private func zooms(_ object: any AccessibilityObject, _ name: String) -> Bool {
        switch name {
        case "zoomIn": object.accessibilityZoomIn(at: object.accessibilityActivationPoint)
        case "zoomOut": object.accessibilityZoomOut(at: object.accessibilityActivationPoint)
        default: false
        }
    }
}

extension ElementAction {
    /// The names of the actions that any element may have. Every other name is a custom action's.
    public static let standardNames = [
        "activate", "increment", "decrement", "escape", "magicTap", "scroll", "setText", "setSelection",
    ]

    /// The name on the wire.
    public var name: String {
        switch self {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .setText: "setText"
        case .setSelection: "setSelection"
        case .scroll: "scroll"
        case .custom(let name): name
        }
    }

    /// Nil for `scroll` without a direction, for other names with one, and for actions with a text or a selection.
    public init?(name: String, direction: AccessibilityScrollDirection? = nil) {
        switch (name, direction) {
        case ("scroll", let direction?): self = .scroll(direction)
        case ("scroll", nil), ("setText", _), ("setSelection", _), (_, .some): return nil
        case ("activate", nil): self = .activate
        case ("increment", nil): self = .increment
        case ("decrement", nil): self = .decrement
        case ("escape", nil): self = .escape
        case ("magicTap", nil): self = .magicTap
        default: self = .custom(name)
        }
    }
}

/// The direction of a three-finger swipe, with UIKit's raw values. The content follows the swipe: a swipe to the left
/// shows the content to the right.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, CaseIterable {
    case right = 1
    case left, up, down, next, previous

    /// The name on the wire.
    public var name: String { "\(self)" }

    public init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}
