// SPDX-License-Identifier: MIT

/// The elements below an object, in the order in which they are read.
///
/// A container keeps its own order. Views are read from top to bottom and from left to right, and a group is read as a
/// whole.
@MainActor
public struct ReadingOrder {
    /// The elements in reading order.
    public private(set) var elements: [any AccessibilityObject] = []
    /// The visited objects. An object that contains itself is read once.
    private var met: Set<ObjectIdentifier> = []
    /// The current depth. The limit is deeper than any real screen, and prevents a stack overflow.
    private var depth = 0
    private static let depthLimit = 512
    /// The largest number of elements requested from one container. A chart may make one for each of a million points.
    private static let listLimit = 20_000

    public init(of root: any AccessibilityObject) {
        elements = collect(root)
    }

    /// The element that takes the focus when a screen appears; nil if there is none.
    public var first: (any AccessibilityObject)? { elements.first }

    private mutating func collect(_ object: any AccessibilityObject) -> [any AccessibilityObject] {
        guard !object.accessibilityElementsHidden, depth < Self.depthLimit,
            met.insert(ObjectIdentifier(object)).inserted
        else { return [] }
        depth += 1
        defer { depth -= 1 }
        if object.isAccessibilityElement { return [object] }
        if let listed = Self.listed(by: object) { return Self.notCovered(listed).flatMap { collect($0) } }
        return parts(of: object.accessibilityChildren).enumerated()
            .sorted { Self.precedes($0.element.frame, $0.offset, $1.element.frame, $1.offset) }
            .flatMap(\.element.elements)
    }

    /// The elements that are read as one group, and the frame that determines the group's position.
    private typealias Part = (frame: Rect, elements: [any AccessibilityObject])

    /// A view that is not a group only has a position: its contents are read among its neighbors.
    private mutating func parts(of children: [any AccessibilityObject]) -> [Part] {
        Self.notCovered(children).flatMap { child -> [Part] in
            let isWhole =
                child.isAccessibilityElement || child.shouldGroupAccessibilityChildren
                || child.accessibilityElementsHidden || child is any AccessibilityContainer
                || child.accessibilityElements != nil
            if isWhole { return [(child.accessibilityFrame, collect(child))] }
            guard depth < Self.depthLimit, met.insert(ObjectIdentifier(child)).inserted else { return [] }
            depth += 1
            defer { depth -= 1 }
            return parts(of: child.accessibilityChildren)
        }
    }

    private static func listed(by object: any AccessibilityObject) -> [any AccessibilityObject]? {
        guard let container = object as? any AccessibilityContainer else { return object.accessibilityElements }
        let count = min(max(0, container.accessibilityElementCount()), listLimit)
        return (0..<count).compactMap(container.accessibilityElement)
    }

    /// The topmost modal sibling if there is one, because it covers the others; otherwise all siblings.
    private static func notCovered(_ siblings: [any AccessibilityObject]) -> [any AccessibilityObject] {
        let modal = siblings.last { $0.accessibilityViewIsModal && !$0.accessibilityElementsHidden }
        return modal.map { [$0] } ?? siblings
    }

    private static func precedes(_ one: Rect, _ turn: Int, _ other: Rect, _ otherTurn: Int) -> Bool {
        (one.y, one.x, Double(turn)) < (other.y, other.x, Double(otherTurn))
    }
}
