// SPDX-License-Identifier: MIT

import FoundationEssentials

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
        set {
            stored.label = newValue
            stored.attributed?.label = nil
        }
    }
    public var value: String? {
        get { blocks.value?() ?? stored.value }
        set {
            stored.value = newValue
            stored.attributed?.value = nil
        }
    }
    public var hint: String? {
        get { blocks.hint?() ?? stored.hint }
        set {
            stored.hint = newValue
            stored.attributed?.hint = nil
        }
    }
    /// The label with attributes; nil for a plain label.
    public var attributedLabel: AttributedString? {
        get { blocks.attributedLabel?() ?? stored.attributed?.label }
        set { (stored.label, attributed.label) = (newValue.map { String($0.characters) }, newValue) }
    }
    /// The value with attributes; nil for a plain value.
    public var attributedValue: AttributedString? {
        get { blocks.attributedValue?() ?? stored.attributed?.value }
        set { (stored.value, attributed.value) = (newValue.map { String($0.characters) }, newValue) }
    }
    /// The hint with attributes; nil for a plain hint.
    public var attributedHint: AttributedString? {
        get { blocks.attributedHint?() ?? stored.attributed?.hint }
        set { (stored.hint, attributed.hint) = (newValue.map { String($0.characters) }, newValue) }
    }
    private var attributed: AttributedTexts {
        get { stored.attributed ?? AttributedTexts() }
        set { stored.attributed = newValue }
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
    /// The outline; nil for that of the frame.
    public var path: AccessibilityPath? {
        get { blocks.path?() ?? stored.path }
        set { stored.path = newValue }
    }
    /// The model whose text the element shows and edits; nil for an element that is one itself, or has no text.
    public var textInputResponder: (any AccessibilityTextInput)? {
        get { blocks.textInputResponder?() ?? stored.textInputResponder }
        set { stored.textInputResponder = newValue }
    }
    public var nextTextNavigationElement: (any AccessibilityObject)? {
        get { blocks.nextTextNavigationElement?() ?? stored.nextTextNavigationElement }
        set { stored.nextTextNavigationElement = newValue }
    }
    public var previousTextNavigationElement: (any AccessibilityObject)? {
        get { blocks.previousTextNavigationElement?() ?? stored.previousTextNavigationElement }
        set { stored.previousTextNavigationElement = newValue }
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
    var attributed: AttributedTexts?
    var path: AccessibilityPath?
    weak var textInputResponder: (any AccessibilityTextInput)?
    weak var nextTextNavigationElement: (any AccessibilityObject)?
    weak var previousTextNavigationElement: (any AccessibilityObject)?
}

/// The texts that were given with attributes.
private struct AttributedTexts {
    var label: AttributedString?
    var value: AttributedString?
    var hint: AttributedString?
}
