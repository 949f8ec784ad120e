// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// The samples of RDDM's page "Advanced Usage" (7.4), with `UI` deleted.
@MainActor
@Suite("RDDM: Advanced Usage")
struct AdvancedUsageDocumentTests {
    @Test func `a custom modifier sets more than the base one`() {
        let item = HintedCell()
        item.modifySelf()
        #expect(item.accessibilityLabel == "Row")
        #expect(item.accessibilityIdentifier == "row-1")
        #expect(item.accessibilityHint == "Opens the row")
    }

    @Test func `a list uses the custom modifier, with the row's generator`() {
        let item = HintedCell()
        let list = AccessibleList(sections: [ListSection(header: HeaderGenerator { item })])
        list.display(.header(0))
        #expect(item.accessibilityTraits == .header)
        #expect(item.accessibilityHint == "Opens the row")
    }

    @Test func `a builder takes a block that makes invalidators`() {
        let screen = Screen()
        screen.adapter.display(row: 0)
        #expect(screen.adapter === screen.collectionView)
        #expect(screen.adapter.plugins.count == 1)
        let invalidator = screen.cell.accessibilityInvalidator as? CustomInvalidator
        screen.cell.labelStrategy = .just("after")
        invalidator?.invalidateParameters()
        #expect(invalidator?.count == 1)
        #expect(screen.cell.accessibilityLabel == "after")
    }

    @Test func `any view may be an item and modify itself`() {
        let view = Cell("view")
        view.setBasicInvalidator()
        view.modifySelf()
        view.labelStrategy = .just("changed")
        view.accessibilityInvalidator?.invalidateParameters()
        #expect(view.accessibilityLabel == "changed")
        view.removeInvalidator()
        #expect(view.accessibilityInvalidator == nil)
    }
}

enum CustomAccessibilityModifier: AccessibilityModifier {
    static func modify(item: any AccessibilityItem) {
        // set base parameters
        BaseAccessibilityModifier.modify(item)

        // additional logic for custom item
        guard let item = item as? any CustomAccessibilityItem else { return }
        item.accessibilityIdentifier = item.identifier.value
        item.accessibilityHint = item.hintStrategy.value
    }

    // corresponding method implementation with generator
    static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        BaseAccessibilityModifier.modify(item, generator: generator)
        guard let item = item as? any CustomAccessibilityItem else { return }
        item.accessibilityIdentifier = item.identifier.value
        item.accessibilityHint = item.hintStrategy.value
    }
}

protocol CustomAccessibilityItem: AccessibilityItem {
    // expand base accessibility item with new parameters using string strategy
    var identifier: AccessibilityStringStrategy { get }
    var hintStrategy: AccessibilityStringStrategy { get }
}

extension CustomAccessibilityItem {
    var modifierType: AccessibilityModifierType { CustomAccessibilityModifier.self }
}

private final class HintedCell: AccessibilityView, CustomAccessibilityItem {
    var labelStrategy: AccessibilityStringStrategy { .just("Row") }
    var identifier: AccessibilityStringStrategy { .just("row-1") }
    var hintStrategy: AccessibilityStringStrategy { .just("Opens the row") }
}

@MainActor
private final class Screen {
    let cell = Cell("before")
    lazy var collectionView = AccessibleList(sections: [ListSection(rows: [ItemGenerator { [cell] in cell }])])

    lazy var adapter = collectionView.rddm.baseBuilder
        .add(
            plugin: .accessibility({ item, kind, delegate in
                return CustomInvalidator(item, kind, delegate)
            })
        )
        .build()
}

private final class CustomInvalidator: DelegatedAccessibilityItemInvalidator {
    private(set) var count = 0

    init(
        _ item: any AccessibilityItem, _ kind: AccessibilityItemKind, _ delegate: any AccessibilityItemDelegate
    ) {
        super.init(item: item, accessibilityItemKind: kind, accessibilityDelegate: delegate)
    }

    override func invalidateParameters() {
        count += 1
        super.invalidateParameters()
    }
}
