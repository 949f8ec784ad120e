// SPDX-License-Identifier: MIT

/// A base class for cells, headers and footers: the part of `UITableViewCell` that accessibility needs, with RDDM's
/// strategies.
///
/// All strategies are ignored until a subclass overrides them, so the cell is not an element at first. Every member may
/// be overridden, also in a subclass of a subclass. If a cell class conforms to ``AccessibilityItem`` itself, its
/// subclasses can only change the members that it declares.
///
///     final class TitleCell: AccessibleCell {
///         let title = AccessibilityView()
///         override var labelStrategy: AccessibilityStringStrategy { .from(title) }
///     }
@MainActor
open class AccessibleCell: AccessibilityView, AccessibilityCell, AccessibilityInvalidatable {
    /// The view that contains the other views of the cell.
    public final let contentView = AccessibilityView()
    open var accessibilityInvalidator: (any AccessibilityItemInvalidator)?

    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    open var textLabel: AccessibilityView? { nil }
    open var detailTextLabel: AccessibilityView? { nil }
    open var imageView: AccessibilityView? { nil }

    open var labelStrategy: AccessibilityStringStrategy { .ignored }
    open var valueStrategy: AccessibilityStringStrategy { .ignored }
    open var traitsStrategy: AccessibilityTraitsStrategy { .ignored }
    open var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    open var isAccessibilityIgnored: Bool { ignoresEverything }
    open var shouldOverrideStateTraits: Bool { false }
    open var modifierType: AccessibilityModifierType { standardModifierType }

    open func accessibilityActions() -> [AccessibilityCustomAction] { [] }

    open func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String? {
        .resolved(itemStrategy, generatorStrategy)
    }

    open func setInvalidator(invalidator: any AccessibilityItemInvalidator) { accessibilityInvalidator = invalidator }

    open func removeInvalidator() { accessibilityInvalidator = nil }
}
