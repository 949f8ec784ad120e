// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Strategy providers")
struct StrategyProviderTests {
    @Test func `a provider needs a label strategy, and ignores the others by default`() {
        struct OnlyLabel: AccessibilityStrategyProvider {
            var labelStrategy: AccessibilityStringStrategy { .just("label") }
        }
        let provider = OnlyLabel()
        #expect([provider.valueStrategy.isIgnored, provider.traitsStrategy.isIgnored] == [true, true])
        #expect(provider.actionsStrategy.isIgnored)
    }

    @Test func `a provider is ignored when all four of its strategies are`() {
        let providers = [
            Strategies(), Strategies(labelStrategy: .just(nil)), Strategies(valueStrategy: .joined([])),
            Strategies(traitsStrategy: .just([])), Strategies(actionsStrategy: .just([])),
        ]
        #expect(providers.map(\.isAccessibilityIgnored) == [true, false, false, false, false])
    }

    @Test func `an item that reports itself ignored stays a container`() {
        final class Container: AccessibilityView, AccessibilityItem {
            var labelStrategy: AccessibilityStringStrategy { .just("never") }
            var isAccessibilityIgnored: Bool { true }
        }
        let item = Container()
        item.modifySelf()
        #expect(!item.isAccessibilityElement)
        #expect(item.accessibilityLabel == nil)
    }

    @Test func `a header's item is a heading`() {
        let header = HeaderGenerator { Cell("Processes") }
        #expect(header.traitsStrategy.value == .header)
        #expect([header.labelStrategy.isIgnored, header.valueStrategy.isIgnored] == [true, true])
        header.labelStrategy = .just("Busy")
        #expect(header.labelStrategy.value == "Busy")
    }

    @Test func `a selectable row is a button only when it has a listener`() {
        let row = CellGenerator { Cell("row") }
        #expect(row.traitsStrategy.isIgnored)
        #expect(row.isAccessibilityIgnored)
        row.didSelectEvent += {}
        #expect(row.traitsStrategy.value == .button)
        #expect(row.labelStrategy.isIgnored)
    }

    @Test func `a foldable row is a button only when it has content`() {
        let row = FoldableCellGenerator { Cell("row") }
        #expect(row.traitsStrategy.isIgnored)
        row.childGenerators = [CellGenerator { Cell("child") }]
        #expect(row.traitsStrategy.value == .button)
    }

    @Test func `a footer provides no strategies`() {
        #expect(!(FooterGenerator { Cell("end") } is any AccessibilityStrategyProvider))
    }
}
