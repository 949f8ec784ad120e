// SPDX-License-Identifier: MIT

/// An element's state at one moment: everything that a sentence about it needs, without references to live objects.
public struct ElementSnapshot: Sendable, Hashable {
    /// The client's own name for the element, unique among its elements.
    public var id: String?
    /// Its name: always spoken first.
    public var label: String?
    public var value: String?
    /// The actions possible with it: spoken last.
    public var hint: String?
    public var traits: AccessibilityTraits
    /// For automation; never spoken.
    public var identifier: String?
    /// In points of the application's window; of the screen when it tells none.
    public var frame: Rect?
    /// The id of the element that contains it.
    public var container: String?
    /// Its place in the container, from 0.
    public var index: Int?
    /// How many elements the container has.
    public var count: Int?
    /// The names of its custom actions.
    public var actions: [String]
    /// BCP 47; nil for the user's language.
    public var language: String?
    /// The end of its range that an adjustable element's value is at.
    public var bound: AccessibilityBound?

    public init(
        id: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        traits: AccessibilityTraits = [], identifier: String? = nil, frame: Rect? = nil, container: String? = nil,
        index: Int? = nil, count: Int? = nil, actions: [String] = [], language: String? = nil,
        bound: AccessibilityBound? = nil
    ) {
        self.id = id
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.identifier = identifier
        self.frame = frame
        self.container = container
        self.index = index
        self.count = count
        self.actions = actions
        self.language = language
        self.bound = bound
    }
}

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
