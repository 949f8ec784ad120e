// SPDX-License-Identifier: MIT

/// The elements reported for each displayed item. All of them are reported as removed when the item leaves the screen.
@MainActor
struct DisplayedElements {
    private struct Told {
        let id: String
        weak var element: (any AccessibilityObject)?
    }

    /// The item, or the elements in it if it is not an element itself, by the id of the item.
    private var told: [String: [Told]] = [:]

    mutating func show(_ item: any AccessibilityItem) {
        let elements = Self.elements(of: item)
        takeBack(from: item, except: elements)
        elements.forEach(Accessibility.willDisplay)
        remember(elements, of: item)
    }

    /// Reports already reported elements as changed, and the others as displayed.
    mutating func change(_ item: any AccessibilityItem) {
        guard let old = told[item.accessibility.id] else { return }
        let known = Set(old.map(\.id))
        let elements = Self.elements(of: item)
        takeBack(from: item, except: elements)
        for element in elements {
            if known.contains(element.accessibility.id) {
                if Self.isShown(element) { Accessibility.invalidated(element) }
            } else {
                Accessibility.willDisplay(element)
            }
        }
        remember(elements, of: item)
    }

    mutating func hide(_ item: any AccessibilityItem) {
        takeBack(from: item, except: [])
        told[item.accessibility.id] = nil
    }

    private mutating func remember(_ elements: [any AccessibilityObject], of item: any AccessibilityItem) {
        told[item.accessibility.id] = elements.map { Told(id: $0.accessibility.id, element: $0) }
    }

    private func takeBack(from item: any AccessibilityItem, except kept: [any AccessibilityObject]) {
        let kept = Set(kept.map(\.accessibility.id))
        for told in told[item.accessibility.id] ?? [] where !kept.contains(told.id) {
            if let element = told.element {
                if Self.isShown(element) { Accessibility.didEndDisplay(element) }
            } else {
                Accessibility.listener?.happened(.didEndDisplay(told.id))
            }
        }
    }

    /// False if the program itself has already reported the element as removed, for example with the whole screen.
    private static func isShown(_ element: any AccessibilityObject) -> Bool {
        AccessibleObjects.shared.find(element.accessibility.id) === element
    }

    /// The item if it is an element, otherwise the elements that are read in it, each once.
    private static func elements(of item: any AccessibilityItem) -> [any AccessibilityObject] {
        var met: Set<ObjectIdentifier> = []
        var entered: Set<ObjectIdentifier> = []
        func collect(_ item: any AccessibilityItem) -> [any AccessibilityObject] {
            guard entered.insert(ObjectIdentifier(item)).inserted else { return [] }
            let found = ReadingOrder(of: item).elements.filter { met.insert(ObjectIdentifier($0)).inserted }
            guard !item.isAccessibilityElement, let container = item as? any AccessibilityItemContainer else {
                return found
            }
            return found + container.accessibilityChildItems.flatMap(collect)
        }
        return collect(item)
    }
}
