// SPDX-License-Identifier: MIT

/// An element of the user interface: UIKit's `UIAccessibilityElement`. Every member may be overridden.
@MainActor
open class AccessibilityElement: AccessibilityObject {
    public final var accessibility = AccessibilityProperties()

    /// - Parameter container: the object that contains the element; held weakly.
    public init(accessibilityContainer container: (any AccessibilityObject)? = nil) {
        accessibility.container = container
        accessibility.isElement = true
    }

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    open var accessibilityTraits: AccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    open var accessibilityFrame: Rect {
        get { accessibility.frameInContainer.map { $0.moved(by: containerOrigin) } ?? accessibility.frame }
        set { (accessibility.frame, accessibility.frameInContainer) = (newValue, nil) }
    }
    /// The frame in the coordinates of the container. An element whose frame is set here moves with its container.
    open var accessibilityFrameInContainerSpace: Rect {
        get {
            let origin = containerOrigin
            return accessibilityFrame.moved(by: Point(x: -origin.x, y: -origin.y))
        }
        set { accessibility.frameInContainer = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    open var accessibilityActivationPoint: Point {
        get { accessibility.activationPoint ?? accessibilityFrame.center }
        set { accessibility.activationPoint = newValue }
    }
    open var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    open var accessibilityElements: [any AccessibilityObject]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityContainer: (any AccessibilityObject)? { accessibility.container }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The origin of the container's coordinates on the screen.
    final var containerOrigin: Point {
        guard let container = accessibilityContainer else { return .zero }
        let place = (container as? AccessibilityView)?.convertToScreen(.zero) ?? container.accessibilityFrame
        return Point(x: place.x, y: place.y)
    }
    open var accessibilityBound: AccessibilityBound? { nil }
    open var accessibilityChildren: [any AccessibilityObject] { [] }

    open func accessibilityActivate() -> Bool { isActivatedByContainer() }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
}
