// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Closures in place of members, for objects without an own class: the block properties of iOS 17. Shared by the copies
/// of an object's properties.
@MainActor
public final class AccessibilityBlocks {
    public init() {}

    public var isElement: (() -> Bool)?
    public var label: (() -> String?)?
    public var value: (() -> String?)?
    public var hint: (() -> String?)?
    public var attributedLabel: (() -> AttributedString?)?
    public var attributedValue: (() -> AttributedString?)?
    public var attributedHint: (() -> AttributedString?)?
    public var identifier: (() -> String?)?
    public var traits: (() -> AccessibilityTraits)?
    public var frame: (() -> Rect)?
    public var language: (() -> String?)?
    public var path: (() -> AccessibilityPath?)?
    public var textInputResponder: (() -> (any AccessibilityTextInput)?)?
    public var nextTextNavigationElement: (() -> (any AccessibilityObject)?)?
    public var previousTextNavigationElement: (() -> (any AccessibilityObject)?)?
    public var activationPoint: (() -> Point?)?
    public var customActions: (() -> [AccessibilityCustomAction]?)?
    public var customRotors: (() -> [AccessibilityCustomRotor]?)?
    public var elements: (() -> [any AccessibilityObject]?)?
    public var elementsHidden: (() -> Bool)?
    public var isModal: (() -> Bool)?
    public var groupsChildren: (() -> Bool)?
    public var customContent: (() -> [AccessibilityCustomContent]?)?
    public var userInputLabels: (() -> [String]?)?
    public var respondsToUserInteraction: (() -> Bool?)?
    public var expandedStatus: (() -> AccessibilityExpandedStatus)?
    public var containerType: (() -> AccessibilityContainerType)?
    public var textualContext: (() -> AccessibilityTextualContext?)?
    public var activate: (() -> Bool)?
    public var increment: (() -> Void)?
    public var decrement: (() -> Void)?
    public var scroll: ((AccessibilityScrollDirection) -> Bool)?
    public var performEscape: (() -> Bool)?
    public var magicTap: (() -> Bool)?
    public var zoomIn: ((Point) -> Bool)?
    public var zoomOut: ((Point) -> Bool)?
}

/// UIKit's names of the blocks.
extension AccessibilityObject {
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { accessibility.blocks.isElement }
        set { accessibility.blocks.isElement = newValue }
    }
    public var accessibilityLabelBlock: (() -> String?)? {
        get { accessibility.blocks.label }
        set { accessibility.blocks.label = newValue }
    }
    public var accessibilityValueBlock: (() -> String?)? {
        get { accessibility.blocks.value }
        set { accessibility.blocks.value = newValue }
    }
    public var accessibilityHintBlock: (() -> String?)? {
        get { accessibility.blocks.hint }
        set { accessibility.blocks.hint = newValue }
    }
    public var accessibilityAttributedLabelBlock: (() -> AttributedString?)? {
        get { accessibility.blocks.attributedLabel }
        set { accessibility.blocks.attributedLabel = newValue }
    }
    public var accessibilityAttributedValueBlock: (() -> AttributedString?)? {
        get { accessibility.blocks.attributedValue }
        set { accessibility.blocks.attributedValue = newValue }
    }
    public var accessibilityAttributedHintBlock: (() -> AttributedString?)? {
        get { accessibility.blocks.attributedHint }
        set { accessibility.blocks.attributedHint = newValue }
    }
    public var accessibilityAttributedUserInputLabelsBlock: (() -> [AttributedString]?)? {
        get {
            guard let labels = accessibility.blocks.userInputLabels else { return nil }
            return { labels()?.map { text in AttributedString(text) } }
        }
        set {
            guard let newValue else { return accessibility.blocks.userInputLabels = nil }
            accessibility.blocks.userInputLabels = { newValue()?.map { text in String(text.characters) } }
        }
    }
    public var accessibilityIdentifierBlock: (() -> String?)? {
        get { accessibility.blocks.identifier }
        set { accessibility.blocks.identifier = newValue }
    }
    public var accessibilityTraitsBlock: (() -> AccessibilityTraits)? {
        get { accessibility.blocks.traits }
        set { accessibility.blocks.traits = newValue }
    }
    public var accessibilityFrameBlock: (() -> Rect)? {
        get { accessibility.blocks.frame }
        set { accessibility.blocks.frame = newValue }
    }
    public var accessibilityPathBlock: (() -> AccessibilityPath?)? {
        get { accessibility.blocks.path }
        set { accessibility.blocks.path = newValue }
    }
    public var accessibilityTextInputResponderBlock: (() -> (any AccessibilityTextInput)?)? {
        get { accessibility.blocks.textInputResponder }
        set { accessibility.blocks.textInputResponder = newValue }
    }
    public var accessibilityNextTextNavigationElementBlock: (() -> (any AccessibilityObject)?)? {
        get { accessibility.blocks.nextTextNavigationElement }
        set { accessibility.blocks.nextTextNavigationElement = newValue }
    }
    public var accessibilityPreviousTextNavigationElementBlock: (() -> (any AccessibilityObject)?)? {
        get { accessibility.blocks.previousTextNavigationElement }
        set { accessibility.blocks.previousTextNavigationElement = newValue }
    }
    public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
        get { accessibility.blocks.groupsChildren }
        set { accessibility.blocks.groupsChildren = newValue }
    }
    public var accessibilityLanguageBlock: (() -> String?)? {
        get { accessibility.blocks.language }
        set { accessibility.blocks.language = newValue }
    }
    public var accessibilityActivationPointBlock: (() -> Point?)? {
        get { accessibility.blocks.activationPoint }
        set { accessibility.blocks.activationPoint = newValue }
    }
    public var accessibilityCustomActionsBlock: (() -> [AccessibilityCustomAction]?)? {
        get { accessibility.blocks.customActions }
        set { accessibility.blocks.customActions = newValue }
    }
    public var accessibilityCustomRotorsBlock: (() -> [AccessibilityCustomRotor]?)? {
        get { accessibility.blocks.customRotors }
        set { accessibility.blocks.customRotors = newValue }
    }
    public var accessibilityElementsBlock: (() -> [any AccessibilityObject]?)? {
        get { accessibility.blocks.elements }
        set { accessibility.blocks.elements = newValue }
    }
    public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { accessibility.blocks.elementsHidden }
        set { accessibility.blocks.elementsHidden = newValue }
    }
    public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { accessibility.blocks.isModal }
        set { accessibility.blocks.isModal = newValue }
    }
    public var shouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
        get { accessibility.blocks.groupsChildren }
        set { accessibility.blocks.groupsChildren = newValue }
    }
    public var accessibilityCustomContentBlock: (() -> [AccessibilityCustomContent]?)? {
        get { accessibility.blocks.customContent }
        set { accessibility.blocks.customContent = newValue }
    }
    public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
        get { accessibility.blocks.userInputLabels }
        set { accessibility.blocks.userInputLabels = newValue }
    }
    public var accessibilityRespondsToUserInteractionBlock: (() -> Bool?)? {
        get { accessibility.blocks.respondsToUserInteraction }
        set { accessibility.blocks.respondsToUserInteraction = newValue }
    }
    public var accessibilityExpandedStatusBlock: (() -> AccessibilityExpandedStatus)? {
        get { accessibility.blocks.expandedStatus }
        set { accessibility.blocks.expandedStatus = newValue }
    }
    public var accessibilityContainerTypeBlock: (() -> AccessibilityContainerType)? {
        get { accessibility.blocks.containerType }
        set { accessibility.blocks.containerType = newValue }
    }
    public var accessibilityTextualContextBlock: (() -> AccessibilityTextualContext?)? {
        get { accessibility.blocks.textualContext }
        set { accessibility.blocks.textualContext = newValue }
    }
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { accessibility.blocks.activate }
        set { accessibility.blocks.activate = newValue }
    }
    public var accessibilityIncrementBlock: (() -> Void)? {
        get { accessibility.blocks.increment }
        set { accessibility.blocks.increment = newValue }
    }
    public var accessibilityDecrementBlock: (() -> Void)? {
        get { accessibility.blocks.decrement }
        set { accessibility.blocks.decrement = newValue }
    }
    public var accessibilityScrollBlock: ((AccessibilityScrollDirection) -> Bool)? {
        get { accessibility.blocks.scroll }
        set { accessibility.blocks.scroll = newValue }
    }
    public var accessibilityPerformEscapeBlock: (() -> Bool)? {
        get { accessibility.blocks.performEscape }
        set { accessibility.blocks.performEscape = newValue }
    }
    public var accessibilityMagicTapBlock: (() -> Bool)? {
        get { accessibility.blocks.magicTap }
        set { accessibility.blocks.magicTap = newValue }
    }
    public var accessibilityZoomInAtPointBlock: ((Point) -> Bool)? {
        get { accessibility.blocks.zoomIn }
        set { accessibility.blocks.zoomIn = newValue }
    }
    public var accessibilityZoomOutAtPointBlock: ((Point) -> Bool)? {
        get { accessibility.blocks.zoomOut }
        set { accessibility.blocks.zoomOut = newValue }
    }
}
