// SPDX-License-Identifier: MIT

/// An element's state at one moment: all values that a sentence about it needs, without references to live objects.
public struct ElementSnapshot: Sendable, Hashable {
    /// The client's own id for the element, unique in the client.
    public var id: String?
    /// The element's name, spoken first.
    public var label: String?
    public var value: String?
    /// The possible actions in words, spoken last.
    public var hint: String?
    public var traits: AccessibilityTraits
    /// A name for automation; never spoken.
    public var identifier: String?
    /// The frame in points, relative to the application's window, or to the screen if no window is reported.
    public var frame: Rect?
    /// The id of the enclosing element.
    public var container: String?
    /// The index in the container, from 0.
    public var index: Int?
    /// The number of elements in the container.
    public var count: Int?
    /// The names of the custom actions.
    public var actions: [String]
    /// A BCP 47 tag; nil for the user's language.
    public var language: String?
    /// The end of the range that an adjustable element's value has reached; nil in between.
    public var bound: AccessibilityBound?
    /// The properties that few elements have.
    public var details = ElementDetails()

    public init(
        id: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        traits: AccessibilityTraits = [], identifier: String? = nil, frame: Rect? = nil, container: String? = nil,
        index: Int? = nil, count: Int? = nil, actions: [String] = [], language: String? = nil,
        bound: AccessibilityBound? = nil, details: ElementDetails = ElementDetails()
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
        self.details = details
    }
}

extension ElementSnapshot {
    /// The parts of the element that are spoken.
    var words: ElementSnapshot {
        var words = ElementSnapshot(label: label, value: value, traits: traits, bound: bound)
        words.details.isExpanded = details.isExpanded
        (words.details.labelSSML, words.details.valueSSML) = (details.labelSSML, details.valueSSML)
        return words
    }

    /// A snapshot of an object's current state, with its index if its container lists it.
    @MainActor
    public init(of object: any AccessibilityObject) {
        let container = object.accessibilityContainer
        let siblings = container.flatMap(Siblings.init)
        let around = object.withEnclosing
        self.init(
            id: object.accessibility.id, label: object.accessibilityLabel, value: object.accessibilityValue,
            hint: object.accessibilityHint, traits: object.accessibilityTraits,
            identifier: object.accessibilityIdentifier,
            frame: Self.frame(of: object),
            container: container?.accessibility.id, index: siblings?.index(object), count: siblings?.count,
            actions: object.offeredActions(in: around).map(\.name), language: object.accessibilityLanguage,
            bound: object.accessibilityBound, details: ElementDetails(of: object, in: around))
        takeAttributes(of: object)
        if let cell = object as? any AccessibilityContainerDataTableCell, cell.isHeader { traits.insert(.header) }
    }

    /// An attributed text takes the place of the plain one.
    @MainActor
    private mutating func takeAttributes(of object: any AccessibilityObject) {
        if let text = object.accessibilityAttributedLabel {
            let speech = AttributedSpeech(text)
            (label, details.labelSSML) = (speech.text, speech.ssml)
            if details.headingLevel == nil { details.headingLevel = speech.headingLevel }
            if details.textualContext == nil { details.textualContext = speech.textualContext?.rawValue }
        }
        if let text = object.accessibilityAttributedValue {
            let speech = AttributedSpeech(text)
            (value, details.valueSSML) = (speech.text, speech.ssml)
        }
        if let text = object.accessibilityAttributedHint {
            let speech = AttributedSpeech(text)
            (hint, details.hintSSML) = (speech.text, speech.ssml)
        }
    }

    /// The frame in the window; nil if the object has no valid frame.
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
