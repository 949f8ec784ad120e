// SPDX-License-Identifier: MIT

/// What a user, or a script in their place, may do with an element.
public enum ElementAction: Sendable, Hashable {
    case activate, increment, decrement, escape
    case scroll(AccessibilityScrollDirection)
    /// A custom action, by its name.
    case custom(String)

    /// Does it; whether it was handled. Incrementing and decrementing are, when the element is adjustable. What an element
    /// does with neither an activation nor a scroll, the containers that it is in are asked for, from the inside out.
    @MainActor
    public func perform(on object: any AccessibilityObject) -> Bool {
        switch self {
        case .activate: return object.accessibilityActivate() || object.isActivatedByContainer()
        case .escape: return object.accessibilityPerformEscape()
        case .scroll(let direction):
            return ([object] + object.enclosingObjects).contains { $0.accessibilityScroll(direction) }
        case .increment, .decrement:
            guard object.accessibilityTraits.contains(.adjustable) else { return false }
            if self == .increment { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            return true
        case .custom(let name):
            return object.accessibilityCustomActions?.first { $0.name == name }?.handler() ?? false
        }
    }
}

extension ElementAction {
    /// The names of those that every element may have; any other name is a custom action's.
    public static let standardNames = ["activate", "increment", "decrement", "escape", "scroll"]

    /// The name on the wire.
    public var name: String {
        switch self {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .escape: "escape"
        case .scroll: "scroll"
        case .custom(let name): name
        }
    }

    /// Nil for a scroll without a direction, and for anything else with one.
    public init?(name: String, direction: AccessibilityScrollDirection? = nil) {
        switch (name, direction) {
        case ("scroll", let direction?): self = .scroll(direction)
        case ("scroll", nil), (_, .some): return nil
        case ("activate", nil): self = .activate
        case ("increment", nil): self = .increment
        case ("decrement", nil): self = .decrement
        case ("escape", nil): self = .escape
        default: self = .custom(name)
        }
    }
}
