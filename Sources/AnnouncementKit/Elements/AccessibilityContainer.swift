// SPDX-License-Identifier: MIT

/// An object that is no element itself and lists those within it: UIKit's `UIAccessibilityContainer`.
///
/// What it does not list is hidden: its subviews are not asked any more.
@MainActor
public protocol AccessibilityContainer: AccessibilityObject {
    /// How many elements it has, displayed or not.
    func accessibilityElementCount() -> Int
    /// The element at a place from 0; nil outside of ``accessibilityElementCount()``.
    func accessibilityElement(at index: Int) -> (any AccessibilityObject)?
    /// Where an element is; nil when it is not in this container.
    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int?
}

extension AccessibilityContainer {
    public func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        (0..<max(0, accessibilityElementCount())).first { accessibilityElement(at: $0) === element }
    }
}
