// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("Items in items")
struct ItemContainerTests {
    @Test func `a container is not an element, and its items are modified in order`() {
        var order: [String] = []
        let children = ["a", "b"].map { name in
            Cell(
                .from {
                    order.append(name)
                    return name
                })
        }
        let container = Container(children)
        container.accessibility.isElement = true
        container.modifySelf()
        #expect(!container.isAccessibilityElement)
        #expect(children.map(\.told) == [Told(label: "a"), Told(label: "b")])
        #expect(order == ["a", "b"])
        #expect(container.accessibilityElements == nil)
    }

    @Test func `a container with its own strategy is an element, without the strategy's text`() {
        let container = Container([])
        container.valueStrategy = .just("value")
        container.modifySelf()
        #expect(container.isAccessibilityElement)
        #expect(container.accessibilityValue == nil)
    }

    @Test func `a container ignores a generator`() {
        let container = Container([Cell("child")])
        container.modifySelf(with: Strategies(labelStrategy: .just("generator")))
        #expect(container.accessibilityLabel == nil)
        #expect(container.items.map(\.accessibilityLabel) == ["child"])
    }

    @Test func `a container that contains itself is modified once`() {
        let container = Container([])
        container.items = [container, Cell("child")]
        container.modifySelf()
        #expect(container.items.map(\.accessibilityLabel) == [nil, "child"])
    }

    @Test func `the listener receives a container's items`() {
        let stage = ListStage()
        let items = [Cell("Open"), Cell("Delete")]
        let row = Container(items)
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { row }])])
        list.display(row: 0)
        row.items = [items[1]]
        row.accessibilityInvalidator?.invalidateParameters()
        list.endDisplay(row: 0)
        #expect(
            stage.events == [
                "willDisplay Open", "willDisplay Delete", "didEndDisplay Open", "invalidated Delete",
                "didEndDisplay Delete",
            ])
    }

    @Test func `a wrapper is an item for a view that cannot be changed`() {
        let view = AccessibilityView()
        let wrapper = AccessibilityItemWrapper(parentView: view)
        #expect(wrapper.isAccessibilityIgnored)
        wrapper.labelStrategy = .just("Play")
        wrapper.traitsStrategy = .just(.button)
        wrapper.modifySelf()
        #expect(wrapper.accessibilityLabel == "Play")
        #expect(wrapper.accessibilityTraits == .button)
        #expect(wrapper.accessibilityContainer === view)
        let other = AccessibilityItemWrapper(parentView: view, labelStrategy: .just("Stop"))
        #expect([other.valueStrategy.isIgnored, other.traitsStrategy.isIgnored] == [true, true])
        #expect(other.actionsStrategy.isIgnored)
    }
}

private final class Container: AccessibilityView, AccessibilityItemContainer, AccessibilityInvalidatable {
    var items: [any AccessibilityItem]
    var valueStrategy: AccessibilityStringStrategy = .ignored
    var accessibilityInvalidator: (any AccessibilityItemInvalidator)?

    init(_ items: [any AccessibilityItem]) {
        self.items = items
        super.init()
    }

    var accessibilityChildItems: [any AccessibilityItem] { items }
}
