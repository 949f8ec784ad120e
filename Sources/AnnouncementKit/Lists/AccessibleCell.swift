// SPDX-License-Identifier: MIT

/// A cell, header or footer to inherit from: `UITableViewCell` as far as accessibility goes, with RDDM's strategies.
///
/// It ignores every strategy until a subclass overrides it, and so is no element. Every member may be overridden, and what
/// a subclass of a subclass overrides counts, too: of a cell that conforms to ``AccessibilityItem`` itself, a subclass can
/// change only what that cell declares.
///
///     final class TitleCell: AccessibleCell {
///         let title = AccessibilityView()
///         override var labelStrategy: AccessibilityStringStrategy { .from(title) }
///     }
@MainActor
open class AccessibleCell: AccessibilityView, AccessibilityCell, AccessibilityInvalidatable {
    /// The view that holds the rest of the cell.
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
