// SPDX-License-Identifier: MIT

import FoundationEssentials

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
    /// The label with attributes, such as the language of a part or its pitch. Nil for a plain label.
    var accessibilityAttributedLabel: AttributedString? { get set }
    /// The value with attributes; nil for a plain value.
    var accessibilityAttributedValue: AttributedString? { get set }
    /// The hint with attributes; nil for a plain hint.
    var accessibilityAttributedHint: AttributedString? { get set }
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

    /// Whether changes of the object, and of the elements in it, are announced without the focus. An object that is
    /// `off` follows the nearest object around it that is not.
    var accessibilityLiveRegion: AccessibilityLiveRegion { get set }
    /// True if the whole live region is announced after a change.
    var accessibilityLiveRegionIsAtomic: Bool { get set }
    /// The kinds of changes of the live region that are announced.
    var accessibilityLiveRegionRelevant: AccessibilityLiveRelevance { get set }
    /// True while the live region changes and is not complete. Its changes are announced when it no longer is.
    var accessibilityIsBusy: Bool { get set }
    /// The level of a heading, from 1; nil for none.
    var accessibilityHeadingLevel: Int? { get set }
    /// Details that are announced on demand.
    var accessibilityCustomContent: [AccessibilityCustomContent]! { get set }
    /// Other names by which a user may call the element, for example by voice.
    var accessibilityUserInputLabels: [String]! { get set }
    /// True if the user can act on the element. The default follows from the traits and the actions.
    var accessibilityRespondsToUserInteraction: Bool { get set }
    var accessibilityExpandedStatus: AccessibilityExpandedStatus { get set }
    var accessibilityContainerType: AccessibilityContainerType { get set }
    /// The kind of text that the element shows.
    var accessibilityTextualContext: AccessibilityTextualContext? { get set }
    /// How a touch reaches an element with the trait `allowsDirectInteraction`. Kept for ported code: Linux has no
    /// screen reader with touch gestures.
    var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions { get set }

    /// The outline of an element that is not a rectangle; its frame is then the rectangle around it.
    var accessibilityPath: AccessibilityPath? { get set }
    /// The model whose text the element shows and edits.
    var accessibilityTextInputResponder: (any AccessibilityTextInput)? { get set }
    /// The element whose text follows this element's; held weakly.
    var accessibilityNextTextNavigationElement: (any AccessibilityObject)? { get set }
    /// The element whose text precedes this element's; held weakly.
    var accessibilityPreviousTextNavigationElement: (any AccessibilityObject)? { get set }

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
    /// Performs the most important action of the screen, such as play or pause. Returns false if there is none; then
    /// the enclosing object is asked.
    func accessibilityPerformMagicTap() -> Bool
    /// Shows the content around a point of the screen larger. Returns false if it cannot be zoomed.
    func accessibilityZoomIn(at point: Point) -> Bool
    /// Shows the content around a point of the screen smaller. Returns false if it cannot be zoomed.
    func accessibilityZoomOut(at point: Point) -> Bool
    /// Called when the object has received the focus.
    func accessibilityElementDidBecomeFocused()
    /// Called when the focus has moved to another object, or this object is no longer displayed.
    func accessibilityElementDidLoseFocus()
}

/// The end of a range that an adjustable element's value has reached.
public enum AccessibilityBound: String, Sendable, Hashable, CaseIterable {
    case minimum, maximum
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
    public var accessibilityAttributedLabel: AttributedString? {
        get { accessibility.attributedLabel }
        set { accessibility.attributedLabel = newValue }
    }
    public var accessibilityAttributedValue: AttributedString? {
        get { accessibility.attributedValue }
        set { accessibility.attributedValue = newValue }
    }
    public var accessibilityAttributedHint: AttributedString? {
        get { accessibility.attributedHint }
        set { accessibility.attributedHint = newValue }
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
        get { accessibilityPath?.bounds ?? accessibility.frame }
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
    public var accessibilityLiveRegion: AccessibilityLiveRegion {
        get { accessibility.details.live ?? .off }
        set { accessibility.details.live = newValue == .off ? nil : newValue }
    }
    public var accessibilityLiveRegionIsAtomic: Bool {
        get { accessibility.details.isAtomic }
        set { accessibility.details.isAtomic = newValue }
    }
    public var accessibilityLiveRegionRelevant: AccessibilityLiveRelevance {
        get { accessibility.details.relevant ?? .standard }
        set { accessibility.details.relevant = newValue == .standard ? nil : newValue }
    }
    public var accessibilityIsBusy: Bool {
        get { accessibility.details.isBusy }
        set { accessibility.details.isBusy = newValue }
    }
    public var accessibilityHeadingLevel: Int? {
        get { accessibility.details.headingLevel }
        set { accessibility.details.headingLevel = newValue }
    }
    public var accessibilityCustomContent: [AccessibilityCustomContent]! {
        get { accessibility.customContent }
        set { accessibility.customContent = newValue }
    }
    public var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }
    public var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? isInteractive }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    public var accessibilityExpandedStatus: AccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { accessibility.expandedStatus = newValue }
    }
    public var accessibilityContainerType: AccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    public var accessibilityTextualContext: AccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    public var accessibilityDirectTouchOptions: AccessibilityDirectTouchOptions {
        get { accessibility.directTouchOptions }
        set { accessibility.directTouchOptions = newValue }
    }
    public var accessibilityPath: AccessibilityPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    public var accessibilityTextInputResponder: (any AccessibilityTextInput)? {
        get { accessibility.textInputResponder }
        set { accessibility.textInputResponder = newValue }
    }
    public var accessibilityNextTextNavigationElement: (any AccessibilityObject)? {
        get { accessibility.nextTextNavigationElement }
        set { accessibility.nextTextNavigationElement = newValue }
    }
    public var accessibilityPreviousTextNavigationElement: (any AccessibilityObject)? {
        get { accessibility.previousTextNavigationElement }
        set { accessibility.previousTextNavigationElement = newValue }
    }
    public var accessibilityBound: AccessibilityBound? { nil }
    public var accessibilityChildren: [any AccessibilityObject] { [] }

    public func accessibilityActivate() -> Bool { accessibility.blocks.activate?() ?? isActivatedByContainer() }
    public func accessibilityIncrement() { accessibility.blocks.increment?() }
    public func accessibilityDecrement() { accessibility.blocks.decrement?() }
    public func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        accessibility.blocks.scroll?(direction) ?? false
    }
    public func accessibilityPerformEscape() -> Bool { accessibility.blocks.performEscape?() ?? false }
    public func accessibilityPerformMagicTap() -> Bool { accessibility.blocks.magicTap?() ?? false }
    public func accessibilityZoomIn(at point: Point) -> Bool { accessibility.blocks.zoomIn?(point) ?? false }
    public func accessibilityZoomOut(at point: Point) -> Bool { accessibility.blocks.zoomOut?(point) ?? false }
    public func accessibilityElementDidBecomeFocused() {}
    public func accessibilityElementDidLoseFocus() {}
}
