// SPDX-License-Identifier: MIT

import FoundationEssentials

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

    /// The rotors that VoiceOver names itself: UIKit's `UIAccessibilityCustomSystemRotorType`, with its raw values.
    public enum SystemRotorType: Int, Sendable, Hashable, CaseIterable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
        case table, list, landmark

        /// The name in English, such as "Heading level 1".
        var name: String {
            let words = "\(self)".reduce(into: "") { words, letter in
                if letter.isUppercase || letter.isNumber { words += " " }
                words += letter.lowercased()
            }
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    public var name: String
    public var itemSearchBlock: Search
    /// The kind of a rotor that was made without a name.
    public private(set) var systemRotorType = SystemRotorType.none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }

    /// A rotor with an attributed name. Its characters are announced.
    public convenience init(attributedName: AttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: String(attributedName.characters), itemSearch: itemSearchBlock)
    }

    /// A rotor for headings, links and other parts that VoiceOver names itself.
    public convenience init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: systemType.name, itemSearch: itemSearchBlock)
        systemRotorType = systemType
    }

    /// The name without attributes.
    public var attributedName: AttributedString {
        get { AttributedString(name) }
        set { name = String(newValue.characters) }
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
        return element.withEnclosing.flatMap { $0.accessibilityCustomRotors ?? [] }
    }

    /// The item of the last move by a rotor, while its element has the focus.
    private static var rotorItem: AccessibilityCustomRotorItemResult?

    /// Moves the user to a rotor's next or previous item. Its element takes the focus and is announced. If the item is
    /// a part of the element's text, that part is announced instead. Returns false if there is no such item.
    @discardableResult
    public static func move(_ direction: AccessibilityCustomRotor.Direction, by rotor: AccessibilityCustomRotor) -> Bool
    {
        var here = AccessibilityCustomRotorItemResult(targetElement: focusedElement)
        if let last = rotorItem, last.targetElement === focusedElement { here = last }
        let predicate = AccessibilityCustomRotorSearchPredicate(currentItem: here, searchDirection: direction)
        guard let item = rotor.itemSearchBlock(predicate), let target = item.targetElement else { return false }
        rotorItem = item
        let part = item.targetRange.flatMap { text(of: $0, in: target) }
        if part == nil || target !== focusedElement { focus(target) }
        if let part {
            listener?.happened(.posted(.announcement, .text(part), priority: .default))
        }
        return true
    }

    /// A part of an element's text: of its value, or else of its label. Nil if the range is outside of it.
    private static func text(of range: Range<Int>, in element: any AccessibilityObject) -> String? {
        let text = Array(element.accessibilityValue ?? element.accessibilityLabel ?? "")
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else { return nil }
        return String(text[range])
    }
}
