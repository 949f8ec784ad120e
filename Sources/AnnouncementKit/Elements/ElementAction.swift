// SPDX-License-Identifier: MIT

/// What a user, or a script in their place, may do with an element.
public enum ElementAction: Sendable, Hashable {
    case activate, increment, decrement, escape
    case scroll(AccessibilityScrollDirection)
    /// A custom action, by its name.
    case custom(String)

    /// Does it; whether it was handled. Incrementing and decrementing are, when the element is adjustable.
    @MainActor
    public func perform(on object: any AccessibilityObject) -> Bool {
        switch self {
        case .activate: return object.accessibilityActivate()
        case .escape: return object.accessibilityPerformEscape()
        case .scroll(let direction): return object.accessibilityScroll(direction)
        case .increment, .decrement:
            guard object.accessibilityTraits.contains(.adjustable) else { return false }
            if self == .increment { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            return true
        case .custom(let name):
            return object.accessibilityCustomActions?.first { $0.name == name }?.handler() ?? false
        }
    }
}
