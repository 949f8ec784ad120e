// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import TestSupport
import Testing

@MainActor
@Suite("The display plugin")
struct DisplayPluginTests {
    private let manager = Manager()
    private let plugin = AccessibilityDisplayPlugin()
    private let first = IndexPath(row: 0, section: 0)

    @Test func `willDisplay leaves a view that is not an item unchanged`() {
        let stage = ListStage()
        let view = AccessibilityView()
        plugin.process(.willDisplay(.cell(first), view), in: manager)
        plugin.process(.didEndDisplay(.cell(first), view), in: manager)
        #expect(!view.isAccessibilityElement)
        #expect(stage.events == [])
    }

    @Test func `willDisplay modifies with the generator of that place when it provides strategies`() {
        manager.generators = [
            .header(0): Strategies(labelStrategy: .just("header")),
            .cell(first): Strategies(labelStrategy: .just("cell")),
            .footer(0): Strategies(labelStrategy: .just("footer")), .cell(IndexPath(row: 1, section: 0)): "no provider",
        ]
        let kinds: [AccessibilityItemKind] = [
            .header(0), .cell(first), .cell(IndexPath(row: 1, section: 0)), .footer(0), .header(1),
        ]
        let items = kinds.map { kind in
            let item = Cell("item")
            plugin.process(.willDisplay(kind, item), in: manager)
            return item.accessibilityLabel
        }
        #expect(items == ["header item", "cell item", "item", "footer item", "item"])
    }

    @Test func `willDisplay installs a new invalidator for the current place each time`() {
        let item = Cell("item")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        item.accessibilityInvalidator?.invalidateParameters()
        plugin.process(.willDisplay(.cell(IndexPath(row: 7, section: 2)), item), in: manager)
        item.accessibilityInvalidator?.invalidateParameters()
        #expect(manager.invalidated == [.cell(first), .cell(IndexPath(row: 7, section: 2))])
    }

    @Test func `an item without a delegate gets no invalidator`() {
        manager.hasDelegate = false
        let item = Cell("item")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        #expect(item.accessibilityInvalidator == nil)
        #expect(item.accessibilityLabel == "item")
    }

    @Test func `didEndDisplay removes the invalidator and leaves the values`() {
        let item = Cell("item")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        plugin.process(.didEndDisplay(.cell(first), item), in: manager)
        #expect(item.accessibilityInvalidator == nil)
        #expect(item.told == Told(label: "item"))
        item.labelStrategy = .just("off the screen")
        item.accessibilityInvalidator?.invalidateParameters()
        #expect(item.accessibilityLabel == "item")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        #expect(item.accessibilityLabel == "off the screen")
    }

    @Test func `invalidated applies the strategies again and installs nothing`() {
        manager.generators = [.cell(first): Strategies(labelStrategy: .just("cell"))]
        let item = Cell("before")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        item.accessibilityInvalidator = nil
        item.labelStrategy = .just("after")
        plugin.process(.invalidatedAccessibility(.cell(first), item), in: manager)
        #expect(item.accessibilityLabel == "cell after")
        #expect(item.accessibilityInvalidator == nil)
    }

    @Test func `a collection's headers and footers belong to a section, and its other views are left alone`() {
        manager.generators = [
            .header(3): Strategies(labelStrategy: .just("header")),
            .footer(3): Strategies(labelStrategy: .just("footer")),
        ]
        let path = IndexPath(row: 5, section: 3)
        let items = [Cell("a"), Cell("b"), Cell("c")]
        let names = [AccessibilityItemKind.sectionHeader, AccessibilityItemKind.sectionFooter, "badge"]
        for (item, name) in zip(items, names) {
            plugin.process(.willDisplaySupplementary(name, path, item), in: manager)
            item.accessibilityInvalidator?.invalidateParameters()
        }
        #expect(items.map(\.accessibilityLabel) == ["header a", "footer b", nil])
        #expect(manager.invalidated == [.header(3), .footer(3)])
        for (item, name) in zip(items, names) {
            plugin.process(.didEndDisplaySupplementary(name, path, item), in: manager)
        }
        #expect(items.map { $0.accessibilityInvalidator == nil } == [true, true, true])
    }

    @Test func `other events are ignored`() {
        let stage = ListStage()
        plugin.process(.didSelect(first), in: manager)
        #expect(stage.events == [])
    }

    @Test func `the listener receives each event once`() {
        let stage = ListStage()
        let item = Cell("item")
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        plugin.process(.invalidatedAccessibility(.cell(first), item), in: manager)
        plugin.process(.didEndDisplay(.cell(first), item), in: manager)
        plugin.process(.invalidatedAccessibility(.cell(first), item), in: manager)
        plugin.process(.didEndDisplay(.cell(first), item), in: manager)
        #expect(stage.events == ["willDisplay item", "invalidated item", "didEndDisplay item"])
    }

    @Test func `an element that left a displayed item is removed, also when it is deallocated`() {
        let stage = ListStage()
        let item = Cell(.ignored)
        item.addSubview(shown("a"))
        item.addSubview(shown("b"))
        plugin.process(.willDisplay(.cell(first), item), in: manager)
        item.subviews[0].removeFromSuperview()
        plugin.process(.invalidatedAccessibility(.cell(first), item), in: manager)
        item.labelStrategy = .just("whole")
        plugin.process(.invalidatedAccessibility(.cell(first), item), in: manager)
        #expect(
            stage.events == [
                "willDisplay a", "willDisplay b", "didEndDisplay a", "invalidated b", "didEndDisplay b",
                "willDisplay whole",
            ])
    }

    private func shown(_ label: String) -> AccessibilityView {
        let view = AccessibilityView()
        view.accessibility.isElement = true
        view.accessibilityLabel = label
        return view
    }
}

/// A list that is not the library's.
@MainActor
private final class Manager: DisplayManager, AccessibilityItemDelegate {
    var generators: [AccessibilityItemKind: Any] = [:]
    var hasDelegate = true
    var invalidated: [AccessibilityItemKind] = []

    func generator(for kind: AccessibilityItemKind) -> Any? { generators[kind] }

    var accessibilityDelegate: (any AccessibilityItemDelegate)? { hasDelegate ? self : nil }

    func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind) {
        invalidated.append(kind)
    }
}
