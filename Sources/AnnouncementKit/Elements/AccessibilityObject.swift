// SPDX-License-Identifier: MIT

/// The requirements of UIKit's informal protocol `UIAccessibility`. Most classes inherit from ``AccessibilityElement``.
/// Any other class conforms with one stored property, and overrides the members that it computes.
@MainActor
public protocol AccessibilityObject: AnyObject {
    /// The stored values of the members below.
    var accessibility: AccessibilityProperties { get set }

    /// True if the object can take the focus and is read. Its children are then not read.
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityHint: String? { get set }
    /// A name for automation; never spoken.
    var accessibilityIdentifier: String? { get set }
    var accessibilityTraits: AccessibilityTraits { get set }
    /// The frame in screen coordinates. Computed on each read, so that an object that has moved reports its new
    /// position.
    var accessibilityFrame: Rect { get set }
    /// A BCP 47 tag; nil for the user's language.
    var accessibilityLanguage: String? { get set }
    /// The point of the screen that an activation touches; by default the center of the frame.
    var accessibilityActivationPoint: Point { get set }
    var accessibilityCustomActions: [AccessibilityCustomAction]? { get set }
    /// The user's paths through the object's content.
    var accessibilityCustomRotors: [AccessibilityCustomRotor]? { get set }
    /// The children of a container that lists them; nil for other objects.
    var accessibilityElements: [any AccessibilityObject]? { get set }
    /// The enclosing object.
    var accessibilityContainer: (any AccessibilityObject)? { get }
    /// True to hide the object and its content from the user.
    var accessibilityElementsHidden: Bool { get set }
    /// True if the siblings are not read while the object is displayed.
    var accessibilityViewIsModal: Bool { get set }
    /// True if all children are read before the next object, wherever they are on the screen.
    var shouldGroupAccessibilityChildren: Bool { get set }
    /// The end of the range that an adjustable element's value has reached; nil in between.
    var accessibilityBound: AccessibilityBound? { get }
    /// The subviews. They are read if the object is neither an element nor a container.
    var accessibilityChildren: [any AccessibilityObject] { get }

    /// Handles an activation, such as a double tap. Returns false if the object does nothing. The default
    /// implementation asks the enclosing containers: a list selects the row, for example.
    func accessibilityActivate() -> Bool
    /// Raises the value of an adjustable element.
    func accessibilityIncrement()
    /// Lowers the value of an adjustable element.
    func accessibilityDecrement()
    /// Scrolls by a page. Returns false if it cannot; then the enclosing container is asked.
    func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
    /// Closes an open part of the screen. Returns false if there is nothing to close.
    func accessibilityPerformEscape() -> Bool
    /// Called when the object has received the focus.
    func accessibilityElementDidBecomeFocused()
    /// Called when the focus has moved to another object, or this object is no longer displayed.
    func accessibilityElementDidLoseFocus()
}

/// The end of a range that an adjustable element's value has reached.
public enum AccessibilityBound: String, Sendable, Hashable, CaseIterable {
    case minimum, maximum
}

/// The stored values that an object returns for the members that it does not compute.
public struct AccessibilityProperties {
    /// The object's id, unique in its process.
    public let id: String
    public var isElement = false
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: AccessibilityTraits = []
    public var frame = Rect.zero
    /// The frame in the coordinates of the container, if it was set in these.
    var frameInContainer: Rect?
    public var language: String?
    public var activationPoint: Point?
    public var customActions: [AccessibilityCustomAction]?
    public var customRotors: [AccessibilityCustomRotor]?
    /// True if the actions were set by a list's strategies, which may remove them. Other actions are the program's own.
    var hasGivenActions = false
    public var elements: [any AccessibilityObject]?
    /// True while the object's own list is asked for, so that it is not asked again.
    var isListing = false
    public weak var container: (any AccessibilityObject)?
    public var elementsHidden = false
    public var isModal = false
    public var groupsChildren = false

    @MainActor private static var lastID = 0

    @MainActor
    public init() {
        Self.lastID += 1
        id = "element-\(Self.lastID)"
    }
}

/// The default implementations, which use ``AccessibilityObject/accessibility``.
extension AccessibilityObject {
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    public var accessibilityTraits: AccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    public var accessibilityFrame: Rect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    public var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    public var accessibilityActivationPoint: Point {
        get { accessibility.activationPoint ?? accessibilityFrame.center }
        set { accessibility.activationPoint = newValue }
    }
    public var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    public var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    public var accessibilityElements: [any AccessibilityObject]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    public var accessibilityContainer: (any AccessibilityObject)? { accessibility.container }
    public var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    public var accessibilityBound: AccessibilityBound? { nil }
    public var accessibilityChildren: [any AccessibilityObject] { [] }

    public func accessibilityActivate() -> Bool { isActivatedByContainer() }
    public func accessibilityIncrement() {}
    public func accessibilityDecrement() {}
    public func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
    public func accessibilityPerformEscape() -> Bool { false }
    public func accessibilityElementDidBecomeFocused() {}
    public func accessibilityElementDidLoseFocus() {}
}
