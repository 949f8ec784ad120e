// SPDX-License-Identifier: MIT

/// The elements below an object in the order in which they are read.
///
/// A container's own order stands; views are read from top to bottom and from left to right, and a group as a whole.
@MainActor
public struct ReadingOrder {
    public private(set) var elements: [any AccessibilityObject] = []
    /// What was met already: an object that contains itself is read once.
    private var met: Set<ObjectIdentifier> = []

    public init(of root: any AccessibilityObject) {
        elements = collect(root)
    }

    /// What takes the focus when a screen appears.
    public var first: (any AccessibilityObject)? { elements.first }

    private mutating func collect(_ object: any AccessibilityObject) -> [any AccessibilityObject] {
        guard !object.accessibilityElementsHidden, met.insert(ObjectIdentifier(object)).inserted else { return [] }
        if object.isAccessibilityElement { return [object] }
        if let listed = Self.listed(by: object) { return listed.flatMap { collect($0) } }
        let children = object.accessibilityChildren
        if let modal = children.last(where: { $0.accessibilityViewIsModal && !$0.accessibilityElementsHidden }) {
            return collect(modal)
        }
        return parts(of: children).enumerated()
            .sorted { Self.precedes($0.element.frame, $0.offset, $1.element.frame, $1.offset) }
            .flatMap(\.element.elements)
    }

    /// What is read in one go, and where it begins.
    private typealias Part = (frame: Rect, elements: [any AccessibilityObject])

    /// A view that is no group is only a place: what is in it is read among its neighbours.
    private mutating func parts(of children: [any AccessibilityObject]) -> [Part] {
        children.flatMap { child -> [Part] in
            let isWhole =
                child.isAccessibilityElement || child.shouldGroupAccessibilityChildren
                || child.accessibilityElementsHidden || Self.listed(by: child) != nil
            if isWhole { return [(child.accessibilityFrame, collect(child))] }
            guard met.insert(ObjectIdentifier(child)).inserted else { return [] }
            return parts(of: child.accessibilityChildren)
        }
    }

    private static func listed(by object: any AccessibilityObject) -> [any AccessibilityObject]? {
        guard let container = object as? any AccessibilityContainer else { return object.accessibilityElements }
        return (0..<max(0, container.accessibilityElementCount())).compactMap(container.accessibilityElement)
    }

    private static func precedes(_ one: Rect, _ turn: Int, _ other: Rect, _ otherTurn: Int) -> Bool {
        (one.y, one.x, Double(turn)) < (other.y, other.x, Double(otherTurn))
    }
}
