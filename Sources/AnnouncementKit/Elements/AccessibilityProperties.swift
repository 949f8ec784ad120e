// SPDX-License-Identifier: MIT

/// The stored values that an object returns for the members that it does not compute. A value with a block is computed
/// by the block on each use.
@MainActor
public struct AccessibilityProperties {
    /// The object's id, unique in its process.
    public let id: String
    public var isElement: Bool {
        get { blocks.isElement?() ?? stored.isElement }
        set { stored.isElement = newValue }
    }
    public var label: String? {
        get { blocks.label?() ?? stored.label }
        set { stored.label = newValue }
    }
    public var value: String? {
        get { blocks.value?() ?? stored.value }
        set { stored.value = newValue }
    }
    public var hint: String? {
        get { blocks.hint?() ?? stored.hint }
        set { stored.hint = newValue }
    }
    public var identifier: String? {
        get { blocks.identifier?() ?? stored.identifier }
        set { stored.identifier = newValue }
    }
    public var traits: AccessibilityTraits {
        get { blocks.traits?() ?? stored.traits }
        set { stored.traits = newValue }
    }
    public var frame: Rect {
        get { blocks.frame?() ?? stored.frame }
        set { stored.frame = newValue }
    }
    public var language: String? {
        get { blocks.language?() ?? stored.language }
        set { stored.language = newValue }
    }
    public var activationPoint: Point? {
        get { blocks.activationPoint?() ?? stored.activationPoint }
        set { stored.activationPoint = newValue }
    }
    public var customActions: [AccessibilityCustomAction]? {
        get { blocks.customActions?() ?? stored.customActions }
        set { stored.customActions = newValue }
    }
    public var customRotors: [AccessibilityCustomRotor]? {
        get { blocks.customRotors?() ?? stored.customRotors }
        set { stored.customRotors = newValue }
    }
    public var elements: [any AccessibilityObject]? {
        get { blocks.elements?() ?? stored.elements }
        set { stored.elements = newValue }
    }
    public var elementsHidden: Bool {
        get { blocks.elementsHidden?() ?? stored.elementsHidden }
        set { stored.elementsHidden = newValue }
    }
    public var isModal: Bool {
        get { blocks.isModal?() ?? stored.isModal }
        set { stored.isModal = newValue }
    }
    public var groupsChildren: Bool {
        get { blocks.groupsChildren?() ?? stored.groupsChildren }
        set { stored.groupsChildren = newValue }
    }
    public var customContent: [AccessibilityCustomContent]? {
        get { blocks.customContent?() ?? stored.customContent }
        set { stored.customContent = newValue }
    }
    public var userInputLabels: [String]? {
        get { blocks.userInputLabels?() ?? stored.userInputLabels }
        set { stored.userInputLabels = newValue }
    }
    public var respondsToUserInteraction: Bool? {
        get { blocks.respondsToUserInteraction?() ?? stored.respondsToUserInteraction }
        set { stored.respondsToUserInteraction = newValue }
    }
    public var expandedStatus: AccessibilityExpandedStatus {
        get { blocks.expandedStatus?() ?? stored.expandedStatus }
        set { stored.expandedStatus = newValue }
    }
    public var containerType: AccessibilityContainerType {
        get { blocks.containerType?() ?? stored.containerType }
        set { stored.containerType = newValue }
    }
    public var textualContext: AccessibilityTextualContext? {
        get { blocks.textualContext?() ?? stored.textualContext }
        set { stored.textualContext = newValue }
    }
    /// The frame in the coordinates of the container, if it was set in these.
    var frameInContainer: Rect?
    public var directTouchOptions: AccessibilityDirectTouchOptions = []
    /// True if the actions were set by a list's strategies, which may remove them. Other actions are the program's own.
    var hasGivenActions = false
    /// True while the object's own list is asked for, so that it is not asked again.
    var isListing = false
    public weak var container: (any AccessibilityObject)?
    /// The values that few objects have.
    var details = ElementDetails()
    /// The closures that compute values and perform actions.
    public var blocks = AccessibilityBlocks()
    private var stored = StoredProperties()

    private static var lastID = 0

    public init() {
        Self.lastID += 1
        id = "element-\(Self.lastID)"
    }
}

@MainActor
private struct StoredProperties {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits = AccessibilityTraits()
    var frame = Rect.zero
    var language: String?
    var activationPoint: Point?
    var customActions: [AccessibilityCustomAction]?
    var customRotors: [AccessibilityCustomRotor]?
    var elements: [any AccessibilityObject]?
    var elementsHidden = false
    var isModal = false
    var groupsChildren = false
    var customContent: [AccessibilityCustomContent]?
    var userInputLabels: [String]?
    var respondsToUserInteraction: Bool?
    var expandedStatus = AccessibilityExpandedStatus.unsupported
    var containerType = AccessibilityContainerType.none
    var textualContext: AccessibilityTextualContext?
}

/// Closures in place of members, for objects without an own class: the block properties of iOS 17. Shared by the copies
/// of an object's properties.
@MainActor
public final class AccessibilityBlocks {
    public init() {}

    public var isElement: (@MainActor () -> Bool)?
    public var label: (@MainActor () -> String?)?
    public var value: (@MainActor () -> String?)?
    public var hint: (@MainActor () -> String?)?
    public var identifier: (@MainActor () -> String?)?
    public var traits: (@MainActor () -> AccessibilityTraits)?
    public var frame: (@MainActor () -> Rect)?
    public var language: (@MainActor () -> String?)?
    public var activationPoint: (@MainActor () -> Point?)?
    public var customActions: (@MainActor () -> [AccessibilityCustomAction]?)?
    public var customRotors: (@MainActor () -> [AccessibilityCustomRotor]?)?
    public var elements: (@MainActor () -> [any AccessibilityObject]?)?
    public var elementsHidden: (@MainActor () -> Bool)?
    public var isModal: (@MainActor () -> Bool)?
    public var groupsChildren: (@MainActor () -> Bool)?
    public var customContent: (@MainActor () -> [AccessibilityCustomContent]?)?
    public var userInputLabels: (@MainActor () -> [String]?)?
    public var respondsToUserInteraction: (@MainActor () -> Bool?)?
    public var expandedStatus: (@MainActor () -> AccessibilityExpandedStatus)?
    public var containerType: (@MainActor () -> AccessibilityContainerType)?
    public var textualContext: (@MainActor () -> AccessibilityTextualContext?)?
    public var activate: (@MainActor () -> Bool)?
    public var increment: (@MainActor () -> Void)?
    public var decrement: (@MainActor () -> Void)?
    public var scroll: (@MainActor (AccessibilityScrollDirection) -> Bool)?
    public var performEscape: (@MainActor () -> Bool)?
    public var magicTap: (@MainActor () -> Bool)?
    public var zoomIn: (@MainActor (Point) -> Bool)?
    public var zoomOut: (@MainActor (Point) -> Bool)?
}

/// UIKit's names of the blocks.
extension AccessibilityObject {
    public var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.isElement }
        set { accessibility.blocks.isElement = newValue }
    }
    public var accessibilityLabelBlock: (@MainActor () -> String?)? {
        get { accessibility.blocks.label }
        set { accessibility.blocks.label = newValue }
    }
    public var accessibilityValueBlock: (@MainActor () -> String?)? {
        get { accessibility.blocks.value }
        set { accessibility.blocks.value = newValue }
    }
    public var accessibilityHintBlock: (@MainActor () -> String?)? {
        get { accessibility.blocks.hint }
        set { accessibility.blocks.hint = newValue }
    }
    public var accessibilityIdentifierBlock: (@MainActor () -> String?)? {
        get { accessibility.blocks.identifier }
        set { accessibility.blocks.identifier = newValue }
    }
    public var accessibilityTraitsBlock: (@MainActor () -> AccessibilityTraits)? {
        get { accessibility.blocks.traits }
        set { accessibility.blocks.traits = newValue }
    }
    public var accessibilityFrameBlock: (@MainActor () -> Rect)? {
        get { accessibility.blocks.frame }
        set { accessibility.blocks.frame = newValue }
    }
    public var accessibilityLanguageBlock: (@MainActor () -> String?)? {
        get { accessibility.blocks.language }
        set { accessibility.blocks.language = newValue }
    }
    public var accessibilityActivationPointBlock: (@MainActor () -> Point?)? {
        get { accessibility.blocks.activationPoint }
        set { accessibility.blocks.activationPoint = newValue }
    }
    public var accessibilityCustomActionsBlock: (@MainActor () -> [AccessibilityCustomAction]?)? {
        get { accessibility.blocks.customActions }
        set { accessibility.blocks.customActions = newValue }
    }
    public var accessibilityCustomRotorsBlock: (@MainActor () -> [AccessibilityCustomRotor]?)? {
        get { accessibility.blocks.customRotors }
        set { accessibility.blocks.customRotors = newValue }
    }
    public var accessibilityElementsBlock: (@MainActor () -> [any AccessibilityObject]?)? {
        get { accessibility.blocks.elements }
        set { accessibility.blocks.elements = newValue }
    }
    public var accessibilityElementsHiddenBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.elementsHidden }
        set { accessibility.blocks.elementsHidden = newValue }
    }
    public var accessibilityViewIsModalBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.isModal }
        set { accessibility.blocks.isModal = newValue }
    }
    public var shouldGroupAccessibilityChildrenBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.groupsChildren }
        set { accessibility.blocks.groupsChildren = newValue }
    }
    public var accessibilityCustomContentBlock: (@MainActor () -> [AccessibilityCustomContent]?)? {
        get { accessibility.blocks.customContent }
        set { accessibility.blocks.customContent = newValue }
    }
    public var accessibilityUserInputLabelsBlock: (@MainActor () -> [String]?)? {
        get { accessibility.blocks.userInputLabels }
        set { accessibility.blocks.userInputLabels = newValue }
    }
    public var accessibilityRespondsToUserInteractionBlock: (@MainActor () -> Bool?)? {
        get { accessibility.blocks.respondsToUserInteraction }
        set { accessibility.blocks.respondsToUserInteraction = newValue }
    }
    public var accessibilityExpandedStatusBlock: (@MainActor () -> AccessibilityExpandedStatus)? {
        get { accessibility.blocks.expandedStatus }
        set { accessibility.blocks.expandedStatus = newValue }
    }
    public var accessibilityContainerTypeBlock: (@MainActor () -> AccessibilityContainerType)? {
        get { accessibility.blocks.containerType }
        set { accessibility.blocks.containerType = newValue }
    }
    public var accessibilityTextualContextBlock: (@MainActor () -> AccessibilityTextualContext?)? {
        get { accessibility.blocks.textualContext }
        set { accessibility.blocks.textualContext = newValue }
    }
    public var accessibilityActivateBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.activate }
        set { accessibility.blocks.activate = newValue }
    }
    public var accessibilityIncrementBlock: (@MainActor () -> Void)? {
        get { accessibility.blocks.increment }
        set { accessibility.blocks.increment = newValue }
    }
    public var accessibilityDecrementBlock: (@MainActor () -> Void)? {
        get { accessibility.blocks.decrement }
        set { accessibility.blocks.decrement = newValue }
    }
    public var accessibilityScrollBlock: (@MainActor (AccessibilityScrollDirection) -> Bool)? {
        get { accessibility.blocks.scroll }
        set { accessibility.blocks.scroll = newValue }
    }
    public var accessibilityPerformEscapeBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.performEscape }
        set { accessibility.blocks.performEscape = newValue }
    }
    public var accessibilityMagicTapBlock: (@MainActor () -> Bool)? {
        get { accessibility.blocks.magicTap }
        set { accessibility.blocks.magicTap = newValue }
    }
    public var accessibilityZoomInAtPointBlock: (@MainActor (Point) -> Bool)? {
        get { accessibility.blocks.zoomIn }
        set { accessibility.blocks.zoomIn = newValue }
    }
    public var accessibilityZoomOutAtPointBlock: (@MainActor (Point) -> Bool)? {
        get { accessibility.blocks.zoomOut }
        set { accessibility.blocks.zoomOut = newValue }
    }
}
