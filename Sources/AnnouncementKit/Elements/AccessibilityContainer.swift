// SPDX-License-Identifier: MIT

/// An object that lists the elements within it and is not an element itself: UIKit's `UIAccessibilityContainer`.
///
/// Objects that it does not list are hidden: its subviews are not queried.
@MainActor
public protocol AccessibilityContainer: AccessibilityObject {
    /// The number of its elements, displayed or not.
    func accessibilityElementCount() -> Int
    /// The element at an index from 0; nil if the index is out of bounds.
    func accessibilityElement(at index: Int) -> (any AccessibilityObject)?
    /// The index of an element; nil if it is not in this container.
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int?
    /// The index in UIKit's spelling, with `NSNotFound` (`Int.max`) for an element that is not in this container. A type
    /// declares one of both methods, or none.
    @_disfavoredOverload
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int
    /// Handles an activation that an element in this container did not handle: a list selects the row, for example.
    /// Returns false if the container does not handle it either; then the enclosing container is asked.
    func accessibilityActivate(_ element: any AccessibilityObject) -> Bool
}

extension AccessibilityContainer {
    /// The answer of a type that writes UIKit's `-> Int`; otherwise the elements are searched.
    public func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        let index: Int = self.index(ofAccessibilityElement: element)
        guard index == Self.undeclared else { return index == .max ? nil : index }
        return indexByCounting(element)
    }

    @_disfavoredOverload
    public func index(ofAccessibilityElement element: any AccessibilityObject) -> Int { Self.undeclared }

    /// No index: the type declares no method that returns `Int`.
    private static var undeclared: Int { .min }

    /// The elements that the program has set or a subclass lists; nil for none, and while the list itself is computed
    /// from the container's elements.
    var listedElements: [any AccessibilityObject]? {
        guard !accessibility.isListing else { return nil }
        accessibility.isListing = true
        defer { accessibility.isListing = false }
        return accessibilityElements
    }

    func indexByCounting(_ element: any AccessibilityObject) -> Int? {
        (0..<max(0, accessibilityElementCount())).first { accessibilityElement(at: $0) === element }
    }

    public func accessibilityActivate(_ element: any AccessibilityObject) -> Bool { false }
}

extension AccessibilityObject {
    /// The enclosing objects, from the innermost outward. Each is visited once, even in a cycle.
    package var enclosingObjects: [any AccessibilityObject] {
        var met: Set = [ObjectIdentifier(self)]
        var enclosing: [any AccessibilityObject] = []
        var next = accessibilityContainer
        while let object = next, met.insert(ObjectIdentifier(object)).inserted {
            enclosing.append(object)
            next = object.accessibilityContainer
        }
        return enclosing
    }

    /// The object and its enclosing objects, from the innermost outward.
    package var withEnclosing: [any AccessibilityObject] { [self] + enclosingObjects }

    /// Returns true if an enclosing container handled the activation.
    func isActivatedByContainer() -> Bool {
        var inner: any AccessibilityObject = self
        for outer in enclosingObjects {
            if let container = outer as? any AccessibilityContainer, container.accessibilityActivate(inner) {
                return true
            }
            inner = outer
        }
        return false
    }
}
