// SPDX-License-Identifier: MIT

/// The element that had the focus last. After it has left the screen, its place determines the next element.
@MainActor
struct LastFocus {
    private let id: String
    private weak var element: (any AccessibilityObject)?
    /// True if the element was visible within the root when it received the focus.
    private let wasInRoot: Bool
    /// The place of an element whose display has ended.
    private var left: LeftPlace?

    init(on element: any AccessibilityObject) {
        (id, self.element) = (element.accessibility.id, element)
        wasInRoot = Self.isInRoot(element)
    }

    /// Notes that the program ends the display of the element.
    mutating func endDisplay() { left = LeftPlace(of: id) }

    /// The displayed element that follows in reading order after the focused one has left the screen, or else the last
    /// one before it. Nil while the focused element is on the screen, and if no element is.
    ///
    /// An element has left the screen when its display has ended, and when it, or a view around it, is hidden or
    /// removed from the root.
    var successor: (any AccessibilityObject)? {
        let isRemoved = wasInRoot && element.map(Self.isInRoot) != true
        guard let left = left ?? (isRemoved ? LeftPlace(of: id) : nil), let root = Accessibility.root else {
            return nil
        }
        let order = ReadingOrder(of: root).elements.filter(Self.isDisplayed)
        let siblings = order.indices.filter { left.isIn(order[$0].accessibilityContainer) }
        let compared = siblings.isEmpty ? Array(order.indices) : siblings
        let next = compared.first { !left.isAfter(order[$0]) } ?? (compared.last ?? 0) + 1
        return order.isEmpty ? nil : order[min(next, order.count - 1)]
    }

    /// True for an element that was displayed, alone or as a part of an object that reports its own display.
    private static func isDisplayed(_ element: any AccessibilityObject) -> Bool {
        AccessibleObjects.shared.contains(element) || element.enclosingObjects.contains { $0 is any SelfDisplaying }
    }

    private static func isInRoot(_ element: any AccessibilityObject) -> Bool {
        let around = element.withEnclosing
        return around.contains { $0 === Accessibility.root } && !around.contains(where: \.accessibilityElementsHidden)
    }
}

/// The place that an element has left.
@MainActor
private struct LeftPlace {
    private let place: AccessibleObjects.Place
    /// Whether the place was after each element that was displayed at that time. Elements that stay may move.
    private let isAfter: [String: Bool]

    /// Nil for an object that was not reported as an element.
    init?(of id: String) {
        let places = AccessibleObjects.shared.places
        guard let place = places[id] else { return nil }
        self.place = place
        isAfter = places.mapValues { $0.precedes(place) }
    }

    func isIn(_ container: (any AccessibilityObject)?) -> Bool {
        place.container != nil && place.container == container?.accessibility.id
    }

    func isAfter(_ element: any AccessibilityObject) -> Bool {
        let id = element.accessibility.id
        return isAfter[id] ?? AccessibleObjects.shared.place(of: id)?.precedes(place) ?? false
    }
}
