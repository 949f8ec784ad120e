// SPDX-License-Identifier: MIT

/// An object that is no element itself and lists those within it: UIKit's `UIAccessibilityContainer`.
///
/// Anything it does not list is hidden: its subviews are not queried.
@MainActor
public protocol AccessibilityContainer: AccessibilityObject {
    /// How many elements it has, displayed or not.
    func accessibilityElementCount() -> Int
    /// The element at a place from 0; nil outside of ``accessibilityElementCount()``.
    func accessibilityElement(at index: Int) -> (any AccessibilityObject)?
    /// Where an element is; nil when it is not in this container.
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int?
    /// The user activates something in it that does nothing with that itself: a tap on a row selects it. False when the
    /// container does nothing with that either: the container around it is asked then.
    func accessibilityActivate(_ element: any AccessibilityObject) -> Bool
}

extension AccessibilityContainer {
    public func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        (0..<max(0, accessibilityElementCount())).first { accessibilityElement(at: $0) === element }
    }

    public func accessibilityActivate(_ element: any AccessibilityObject) -> Bool { false }
}

extension AccessibilityObject {
    /// The objects that contain it, from the innermost out; an object that contains itself is visited once.
    var enclosingObjects: [any AccessibilityObject] {
        var met: Set = [ObjectIdentifier(self)]
        var enclosing: [any AccessibilityObject] = []
        var next = accessibilityContainer
        while let object = next, met.insert(ObjectIdentifier(object)).inserted {
            enclosing.append(object)
            next = object.accessibilityContainer
        }
        return enclosing
    }

    /// Whether a container that it is in does something when the user activates it.
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
