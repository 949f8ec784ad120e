// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Checks of the places of elements, and of the order in which they are read.
@MainActor
struct PlaceAudit {
    private let elements: [ShownElements.Shown]
    private(set) var issues: [AuditIssue] = []
    /// The fewest points of a control in each direction: WCAG 2.2, target size (minimum).
    private static let smallest = 24.0

    /// - Parameters:
    ///   - window: the size of the window; nil if the application reports none.
    ///   - root: the outermost object; nil if the application has set none.
    init(_ shown: ShownElements, window: WindowSnapshot?, root: (any AccessibilityObject)?) {
        elements = shown.all.filter { $0.part == nil }
        for element in elements { checkPlace(of: element, window: window) }
        checkOverlaps()
        checkParents(shown)
        guard let root else { return }
        let order = ReadingOrder(of: root).elements
        checkReach(order)
        checkOrder(order)
        checkModals(in: root, depth: 0)
    }

    private mutating func add(_ type: AuditType, _ element: ShownElements.Shown, _ what: String) {
        issues.append(
            AuditIssue(
                auditType: type, element: element.title, identifier: element.snapshot.identifier,
                description: "\(element.title) \(what)"))
    }

    private mutating func checkPlace(of element: ShownElements.Shown, window: WindowSnapshot?) {
        guard let frame = element.snapshot.frame, frame.width > 0 || frame.height > 0 else {
            if element.isControl {
                add(.offscreen, element, "has no place on the screen: set accessibilityFrame.")
            }
            return
        }
        let isTiny = frame.width < Self.smallest || frame.height < Self.smallest
        if element.isControl, isTiny {
            add(
                .hitRegion, element,
                "is \(Self.points(frame.width)) × \(Self.points(frame.height)) points: make it 24 × 24 at least.")
        }
        guard let window else { return }
        let isOutside =
            frame.x >= window.frame.width || frame.y >= window.frame.height || frame.x + frame.width <= 0
            || frame.y + frame.height <= 0
        if isOutside {
            add(.offscreen, element, "is outside of the window: end its display, or scroll it into view.")
        }
    }

    private static func points(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
    }

    /// Two controls: one has the center of the other.
    private mutating func checkOverlaps() {
        let controls = elements.filter { $0.isControl && ($0.snapshot.frame ?? .zero) != .zero }
        for (place, upper) in controls.enumerated() {
            guard let frame = upper.snapshot.frame else { continue }
            for lower in controls[..<place] {
                guard let below = lower.snapshot.frame, lower.snapshot.id != upper.snapshot.container else { continue }
                let center = Point(x: below.x + below.width / 2, y: below.y + below.height / 2)
                let isCovered =
                    frame.x <= center.x && center.x < frame.x + frame.width && frame.y <= center.y
                    && center.y < frame.y + frame.height
                if isCovered { add(.overlap, lower, "is covered by \(upper.title.lowercasedFirst): move one of them.") }
            }
        }
    }

    /// Elements within an element are not read.
    private mutating func checkParents(_ shown: ShownElements) {
        let byID = Dictionary(elements.compactMap { one in one.snapshot.id.map { ($0, one) } }) { one, _ in one }
        for element in elements {
            guard let outer = element.snapshot.container.flatMap({ byID[$0] }),
                let object = outer.snapshot.id.flatMap(AccessibleObjects.shared.find), object.isAccessibilityElement
            else { continue }
            add(
                .parentChild, element,
                "is within \(outer.title.lowercasedFirst), which is read alone: "
                    + "set isAccessibilityElement of the outer one to false.")
        }
    }

    private mutating func checkReach(_ order: [any AccessibilityObject]) {
        let read = Set(order.map(\.accessibility.id))
        for element in elements where element.snapshot.id.map(read.contains) == false {
            add(.unreachable, element, "is not reached by reading from the root: add it to its container's elements.")
        }
        let displayed = Set(elements.compactMap(\.snapshot.id))
        for object in order where !displayed.contains(object.accessibility.id) && !(object is any ChartPartObject) {
            let snapshot = ElementSnapshot(of: object)
            let unshown = ShownElements.Shown(snapshot: snapshot, types: ElementType.all(of: snapshot))
            add(.unreachable, unshown, "is on the screen and was not displayed: call Accessibility.willDisplay.")
        }
    }

    /// Reading goes down the screen: an element that lies wholly above its predecessor is out of order, unless both are
    /// in different columns.
    private mutating func checkOrder(_ order: [any AccessibilityObject]) {
        let shown = Dictionary(elements.compactMap { one in one.snapshot.id.map { ($0, one) } }) { one, _ in one }
        let places = order.compactMap { shown[$0.accessibility.id] }.filter { ($0.snapshot.frame ?? .zero) != .zero }
        for (before, after) in zip(places, places.dropFirst()) {
            guard let one = before.snapshot.frame, let other = after.snapshot.frame else { continue }
            let isAbove = other.y + other.height <= one.y
            let isSameColumn = other.x < one.x + one.width && one.x < other.x + other.width
            if isAbove, isSameColumn {
                add(
                    .readingOrder, after,
                    "is above \(before.title.lowercasedFirst) and is read after it: change the order of the elements.")
            }
        }
    }

    private mutating func checkModals(in object: any AccessibilityObject, depth: Int) {
        guard depth < 64 else { return }
        let children = object.accessibilityElements ?? object.accessibilityChildren
        for child in children {
            if child.accessibilityViewIsModal, !child.accessibilityElementsHidden,
                ReadingOrder(of: child).elements.isEmpty
            {
                let snapshot = ElementSnapshot(of: child)
                let modal = ShownElements.Shown(snapshot: snapshot, types: [.any])
                add(.emptyModal, modal, "is modal, hides all others, and has no element: add one that closes it.")
            }
            if !child.isAccessibilityElement { checkModals(in: child, depth: depth + 1) }
        }
    }
}

/// The objects that a chart reports by its own events.
@MainActor
private protocol ChartPartObject {}
extension ChartAxis: ChartPartObject {}
extension ChartPointElement: ChartPartObject {}
extension ChartSurface: ChartPartObject {}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
