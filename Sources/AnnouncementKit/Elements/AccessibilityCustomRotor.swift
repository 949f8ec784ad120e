// SPDX-License-Identifier: MIT

/// A user's path through the screen, such as from one error to the next: UIKit's `UIAccessibilityCustomRotor`.
///
///     let errors = AccessibilityCustomRotor(name: "Errors") { predicate in
///         form.error(after: predicate.currentItem.targetElement, predicate.searchDirection).map {
///             AccessibilityCustomRotorItemResult(targetElement: $0)
///         }
///     }
@MainActor
public final class AccessibilityCustomRotor {
    /// Finds the item after or before the user's position; returns nil if there is none.
    public typealias Search = (AccessibilityCustomRotorSearchPredicate) -> AccessibilityCustomRotorItemResult?

    /// The direction in which the user moves, with UIKit's raw values.
    public enum Direction: Int, Sendable, Hashable, CaseIterable {
        case previous, next
    }

    public var name: String
    public var itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }
}

/// The start and the direction of a search.
@MainActor
public struct AccessibilityCustomRotorSearchPredicate {
    /// The user's position: an item without an element if there is none.
    public var currentItem: AccessibilityCustomRotorItemResult
    public var searchDirection: AccessibilityCustomRotor.Direction

    public init(
        currentItem: AccessibilityCustomRotorItemResult, searchDirection: AccessibilityCustomRotor.Direction
    ) {
        self.currentItem = currentItem
        self.searchDirection = searchDirection
    }
}

/// The result of a search.
@MainActor
public struct AccessibilityCustomRotorItemResult {
    /// The element, held weakly.
    public private(set) weak var targetElement: (any AccessibilityObject)?
    /// The part of the element's text, in characters; nil for the whole element.
    public var targetRange: Range<Int>?

    public init(targetElement: (any AccessibilityObject)?, targetRange: Range<Int>? = nil) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

extension Accessibility {
    /// The rotors of the focused element and of all objects around it.
    public static var customRotors: [AccessibilityCustomRotor] {
        guard let element = focusedElement else { return root?.accessibilityCustomRotors ?? [] }
        return ([element] + element.enclosingObjects).flatMap { $0.accessibilityCustomRotors ?? [] }
    }

    /// Moves the user to a rotor's next or previous item, which takes the focus and is announced. Returns false if
    /// there is none.
    @discardableResult
    public static func move(_ direction: AccessibilityCustomRotor.Direction, by rotor: AccessibilityCustomRotor) -> Bool
    {
        let here = AccessibilityCustomRotorItemResult(targetElement: focusedElement)
        let predicate = AccessibilityCustomRotorSearchPredicate(currentItem: here, searchDirection: direction)
        guard let target = rotor.itemSearchBlock(predicate)?.targetElement else { return false }
        focus(target)
        return true
    }
}
