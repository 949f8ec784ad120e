// SPDX-License-Identifier: MIT

extension ElementSnapshot {
    /// A snapshot of an object as it is now, with its place in its container when it has one.
    @MainActor
    public init(of object: any AccessibilityObject) {
        let container = object.accessibilityContainer
        let siblings = container.flatMap(Siblings.init)
        self.init(
            id: object.accessibility.id, label: object.accessibilityLabel, value: object.accessibilityValue,
            hint: object.accessibilityHint, traits: object.accessibilityTraits,
            identifier: object.accessibilityIdentifier,
            frame: Self.frame(of: object),
            container: container?.accessibility.id, index: siblings?.index(object), count: siblings?.count,
            actions: object.accessibilityCustomActions?.map(\.name) ?? [], language: object.accessibilityLanguage,
            bound: object.accessibilityBound)
    }

    /// In its window; nil where it has no size.
    @MainActor
    static func frame(of object: any AccessibilityObject) -> Rect? {
        let frame = object.accessibilityFrame
        return frame.isValid ? Accessibility.convertToWindow(frame) : nil
    }
}

/// The elements that a container lists.
@MainActor
private struct Siblings {
    let count: Int
    let index: (any AccessibilityObject) -> Int?

    init?(_ container: any AccessibilityObject) {
        if let container = container as? any AccessibilityContainer {
            count = container.accessibilityElementCount()
            index = { container.index(ofAccessibilityElement: $0) }
        } else if let elements = container.accessibilityElements {
            count = elements.count
            index = { object in elements.firstIndex { $0 === object } }
        } else {
            return nil
        }
    }
}
