// SPDX-License-Identifier: MIT

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
