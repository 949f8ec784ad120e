// SPDX-License-Identifier: MIT

/// The requirements of UIKit's informal protocol `UIAccessibility`. ``AccessibilityElement`` is the class to inherit
/// from; an object of another class conforms with one stored property, and overrides the members that it computes.
@MainActor
public protocol AccessibilityObject: AnyObject {
    /// Where the defaults of all that follows are kept.
    var accessibility: AccessibilityProperties { get set }

    /// Whether it can take the focus and is read. Then its children are not.
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityHint: String? { get set }
    /// For automation; never spoken.
    var accessibilityIdentifier: String? { get set }
    var accessibilityTraits: AccessibilityTraits { get set }
    /// In screen coordinates. Computed on each read, so that an object that has moved reports its new place.
    var accessibilityFrame: Rect { get set }
    /// BCP 47; nil for the user's language.
    var accessibilityLanguage: String? { get set }
    /// Where activating it touches the screen; the middle of its frame unless set.
    var accessibilityActivationPoint: Point { get set }
    var accessibilityCustomActions: [AccessibilityCustomAction]? { get set }
    /// The user's ways through what is in it.
    var accessibilityCustomRotors: [AccessibilityCustomRotor]? { get set }
    /// Its children, when it is a container by a list; nil when it is not.
    var accessibilityElements: [any AccessibilityObject]? { get set }
    /// The object that it belongs to.
    var accessibilityContainer: (any AccessibilityObject)? { get }
    /// Neither it nor what is in it is read.
    var accessibilityElementsHidden: Bool { get set }
    /// While it is shown, its siblings are not read.
    var accessibilityViewIsModal: Bool { get set }
    /// Its children are read all before what follows, wherever they stand.
    var shouldGroupAccessibilityChildren: Bool { get set }
    /// The end of an adjustable element's range that its value is at.
    var accessibilityBound: AccessibilityBound? { get }
    /// Its subviews, which are read when it is neither an element nor a container.
    var accessibilityChildren: [any AccessibilityObject] { get }

    /// The user activates it, as by a double tap. False when it does nothing with that. Unless it does something itself,
    /// the containers that it is in are asked: a list selects the row.
    func accessibilityActivate() -> Bool
    /// The user raises the value of an adjustable element.
    func accessibilityIncrement()
    /// The user lowers the value of an adjustable element.
    func accessibilityDecrement()
    /// The user scrolls by a page. False when it cannot: its container is asked then.
    func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
    /// The user leaves what is open. False when there is nothing to leave.
    func accessibilityPerformEscape() -> Bool
    /// The focus has come to it.
    func accessibilityElementDidBecomeFocused()
    /// The focus has moved to another object, or this one is no longer displayed.
    func accessibilityElementDidLoseFocus()
}

/// The end of its range that an adjustable element is at.
public enum AccessibilityBound: String, Sendable, Hashable, CaseIterable {
    case minimum, maximum
}

/// The stored values that an object returns when it does not compute them.
public struct AccessibilityProperties {
    /// The object's name among those of its process: never given twice.
    public let id: String
    public var isElement = false
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: AccessibilityTraits = []
    public var frame = Rect.zero
    /// In the coordinates of the container, when it was set so.
    var frameInContainer: Rect?
    public var language: String?
    public var activationPoint: Point?
    public var customActions: [AccessibilityCustomAction]?
    public var customRotors: [AccessibilityCustomRotor]?
    /// They came from a list's strategies, which may take them back; others are the program's own.
    var hasGivenActions = false
    public var elements: [any AccessibilityObject]?
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

/// The default implementations, backed by ``AccessibilityObject/accessibility``.
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
