// SPDX-License-Identifier: MIT

import FoundationEssentials

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
    open var accessibilityAttributedLabel: AttributedString? {
        get { accessibility.attributedLabel }
        set { accessibility.attributedLabel = newValue }
    }
    open var accessibilityAttributedValue: AttributedString? {
        get { accessibility.attributedValue }
        set { accessibility.attributedValue = newValue }
    }
    open var accessibilityAttributedHint: AttributedString? {
        get { accessibility.attributedHint }
        set { accessibility.attributedHint = newValue }
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
        get {
            if let place = accessibility.frameInContainer { return place.moved(by: containerOrigin) }
            return accessibilityPath?.bounds ?? accessibility.frame
        }
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
    open var accessibilityLiveRegion: AccessibilityLiveRegion {
        get { accessibility.details.live ?? .off }
        set { accessibility.details.live = newValue == .off ? nil : newValue }
    }
    open var accessibilityLiveRegionIsAtomic: Bool {
        get { accessibility.details.isAtomic }
        set { accessibility.details.isAtomic = newValue }
    }
    open var accessibilityLiveRegionRelevant: AccessibilityLiveRelevance {
        get { accessibility.details.relevant ?? .standard }
        set { accessibility.details.relevant = newValue == .standard ? nil : newValue }
    }
    open var accessibilityIsBusy: Bool {
        get { accessibility.details.isBusy }
        set { accessibility.details.isBusy = newValue }
    }
    open var accessibilityHeadingLevel: Int? {
        get { accessibility.details.headingLevel }
        set { accessibility.details.headingLevel = newValue }
    }
    open var accessibilityCustomContent: [AccessibilityCustomContent]! {
        get { accessibility.customContent }
        set { accessibility.customContent = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? isInteractive }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    open var accessibilityExpandedStatus: AccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { accessibility.expandedStatus = newValue }
    }
    open var accessibilityContainerType: AccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    open var accessibilityTextualContext: AccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    open var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions {
        get { accessibility.directTouchOptions }
        set { accessibility.directTouchOptions = newValue }
    }
    open var accessibilityPath: AccessibilityPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    open var accessibilityTextInputResponder: (any AccessibilityTextInput)? {
        get { accessibility.textInputResponder }
        set { accessibility.textInputResponder = newValue }
    }
    open var accessibilityNextTextNavigationElement: (any AccessibilityObject)? {
        get { accessibility.nextTextNavigationElement }
        set { accessibility.nextTextNavigationElement = newValue }
    }
    open var accessibilityPreviousTextNavigationElement: (any AccessibilityObject)? {
        get { accessibility.previousTextNavigationElement }
        set { accessibility.previousTextNavigationElement = newValue }
    }
    open var accessibilityBound: AccessibilityBound? { nil }
    open var accessibilityChildren: [any AccessibilityObject] { [] }

    open func accessibilityActivate() -> Bool { accessibility.blocks.activate?() ?? isActivatedByContainer() }
    open func accessibilityIncrement() { accessibility.blocks.increment?() }
    open func accessibilityDecrement() { accessibility.blocks.decrement?() }
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        accessibility.blocks.scroll?(direction) ?? false
    }
    open func accessibilityPerformEscape() -> Bool { accessibility.blocks.performEscape?() ?? false }
    open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks.magicTap?() ?? false }
    open func accessibilityZoomIn(at point: Point) -> Bool { accessibility.blocks.zoomIn?(point) ?? false }
    open func accessibilityZoomOut(at point: Point) -> Bool { accessibility.blocks.zoomOut?(point) ?? false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
}
