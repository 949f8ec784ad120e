// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// Overrides in subclasses of the library's classes are used.
@MainActor
@Suite("Strategies of subclasses")
struct SubclassStrategyTests {
    private static func action(_ name: String) -> AccessibilityActionsStrategy {
        .just([AccessibilityAction(name: name, handler: nil)])
    }

    private final class Row: CellGenerator {
        override var labelStrategy: AccessibilityStringStrategy { .just("label") }
        override var valueStrategy: AccessibilityStringStrategy { .just("value") }
        override var traitsStrategy: AccessibilityTraitsStrategy { .just(.link) }
        override var actionsStrategy: AccessibilityActionsStrategy { action("Share") }
        override var isAccessibilityIgnored: Bool { true }
    }

    private final class Folder: FoldableCellGenerator {
        override var labelStrategy: AccessibilityStringStrategy { .just("label") }
        override var valueStrategy: AccessibilityStringStrategy { .just("value") }
        override var traitsStrategy: AccessibilityTraitsStrategy { .just(.link) }
        override var actionsStrategy: AccessibilityActionsStrategy { action("Share") }
        override var isAccessibilityIgnored: Bool { true }
    }

    private final class Head: HeaderGenerator {
        override var labelStrategy: AccessibilityStringStrategy {
            get { .just("label") }
            set {}
        }
        override var valueStrategy: AccessibilityStringStrategy {
            get { .just("value") }
            set {}
        }
        override var traitsStrategy: AccessibilityTraitsStrategy {
            get { .just(.link) }
            set {}
        }
        override var actionsStrategy: AccessibilityActionsStrategy {
            get { action("Share") }
            set {}
        }
        override var isAccessibilityIgnored: Bool { true }
    }

    private final class Wrapper: AccessibilityItemWrapper {
        override var labelStrategy: AccessibilityStringStrategy {
            get { .just("label") }
            set {}
        }
        override var valueStrategy: AccessibilityStringStrategy {
            get { .just("value") }
            set {}
        }
        override var traitsStrategy: AccessibilityTraitsStrategy {
            get { .just(.link) }
            set {}
        }
        override var actionsStrategy: AccessibilityActionsStrategy {
            get { action("Share") }
            set {}
        }
        override var isAccessibilityIgnored: Bool { labelStrategy.isIgnored }
        override func accessibilityActions() -> [AccessibilityCustomAction] {
            [AccessibilityCustomAction(name: "Move") { true }]
        }
        override func accessibilityStrategyConflictResolver(
            itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
        ) -> String? { "\(itemStrategy.value ?? "-") of \(generatorStrategy.value ?? "-")" }
    }

    private func told(_ provider: any AccessibilityStrategyProvider) -> [String] {
        [
            provider.labelStrategy.value ?? "-", provider.valueStrategy.value ?? "-",
            "\(provider.traitsStrategy.value?.names ?? [])", "\(provider.actionsStrategy.value?.map(\.name) ?? [])",
            "\(provider.isAccessibilityIgnored)",
        ]
    }

    @Test func `a generator's subclass overrides every strategy and whether it is ignored`() {
        let expected = ["label", "value", #"["link"]"#, #"["Share"]"#, "true"]
        #expect(told(Row { Cell() }) == expected)
        #expect(told(Folder { Cell() }) == expected)
        #expect(told(Head { Cell() }) == expected)
    }

    @Test func `a generator without a subclass keeps its default strategies`() {
        let row = CellGenerator { Cell() }
        #expect(told(row) == ["-", "-", "[]", "[]", "true"])
        row.didSelectEvent += {}
        #expect(told(row) == ["-", "-", #"["button"]"#, "[]", "false"])
        #expect(told(FoldableCellGenerator { Cell() }) == ["-", "-", "[]", "[]", "true"])
        #expect(told(HeaderGenerator { Cell() }) == ["-", "-", #"["header"]"#, "[]", "false"])
    }

    @Test func `a list applies the strategies of a generator's subclass`() {
        final class Price: CellGenerator {
            override var valueStrategy: AccessibilityStringStrategy { .just("3 €") }
        }
        let cell = Cell("Tea")
        let list = AccessibleList(sections: [ListSection(rows: [Price { cell }])])
        list.reload()
        #expect(cell.told == Told(label: "Tea", value: "3 €"))
    }

    @Test func `a wrapper's subclass overrides everything`() {
        let parent = AccessibilityView()
        let wrapper = Wrapper(parentView: parent)
        #expect(told(wrapper) == ["label", "value", #"["link"]"#, #"["Share"]"#, "false"])
        wrapper.modifySelf(with: Strategies(labelStrategy: .just("generator")))
        #expect(wrapper.accessibilityLabel == "label of generator")
        #expect(wrapper.accessibilityCustomActions?.map(\.name) == ["Share", "Move"])
    }
}
