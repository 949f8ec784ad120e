// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("Weak references")
struct WeakReferenceTests {
    @Test func `an item with strategies of itself is deallocated when it is no longer used`() {
        var item: Owner? = Owner()
        item?.useItself()
        item?.modifySelf()
        #expect(item?.accessibilityLabel == "owner, owner, owner")
        #expect(item?.accessibilityTraits == .button)
        weak let gone = item
        item = nil
        #expect(gone == nil)
    }

    @Test func `a strategy of a deallocated object has no value`() {
        var title: AccessibilityElement? = label("title", traits: .button)
        let strings = title.map {
            [
                AccessibilityStringStrategy.from($0), .from(object: $0), .from($0, keyPath: \.accessibilityLabel),
                .joined([.just("a"), .from($0)]),
            ]
        }
        let traits = title.map { [AccessibilityTraitsStrategy.from($0), .from(object: $0), .merge([$0])] }
        weak let gone = title
        title = nil
        #expect(gone == nil)
        #expect(strings?.map(\.value) == [nil, nil, nil, "a"])
        #expect(traits?.map(\.value) == [nil, nil, []])
    }

    @Test func `an object known only by a protocol is not kept alive`() {
        var named: (any Named)? = Name()
        let strategies = named.map {
            [AccessibilityStringStrategy.from($0, keyPath: \.name), .from(object: $0, keyPath: \.name)]
        }
        #expect(strategies?.map(\.value) == ["name", "name"])
        weak let gone = named
        named = nil
        #expect(gone == nil)
        #expect(strategies?.map(\.value) == [nil, nil])
    }

    @Test func `a list keeps displayed items alive, and neither its items nor its plugins keep the list`() {
        var item: Cell? = Cell("row")
        weak let row = item
        var list: AccessibleList? = AccessibleList(sections: [
            ListSection(rows: [ItemGenerator { [weak item] in item ?? Cell("late") }])
        ])
        weak let gone = list
        list?.display(row: 0)
        item = nil
        #expect(row != nil)
        list?.endDisplay(row: 0)
        #expect(row == nil)
        list?.display(row: 0)
        list = nil
        #expect(gone == nil)
    }

    @Test func `a displayed item is not kept alive by plugin, invalidator or listener`() {
        let stage = ListStage()
        let plugin = AccessibilityDisplayPlugin()
        let manager = Nobody()
        var item: Cell? = Cell("row")
        weak let gone = item
        if let item { plugin.process(.willDisplay(.header(0), item), in: manager) }
        item = nil
        #expect(gone == nil)
        #expect(stage.events == ["willDisplay row"])
    }

    private final class Owner: AccessibilityView, AccessibilityInvalidatable {
        var labelStrategy: AccessibilityStringStrategy = .ignored
        var traitsStrategy: AccessibilityTraitsStrategy = .ignored
        var actionsStrategy: AccessibilityActionsStrategy = .ignored
        var accessibilityInvalidator: (any AccessibilityItemInvalidator)?
        let name: String? = "owner"
        let unit = "owner"

        func useItself() {
            accessibilityTraits = .button
            labelStrategy = .joined([
                .from(self, keyPath: \.name), .just(", "), .from(object: self, keyPath: \.unit), .just(", "),
                .from { [weak self] in self?.name },
            ])
            traitsStrategy = .merge([self])
            actionsStrategy = .just([AccessibilityAction(name: "Go", target: self, method: Owner.go)])
            setBasicInvalidator()
        }

        func go() {}
    }

    private final class Nobody: DisplayManager {
        func generator(for kind: AccessibilityItemKind) -> Any? { nil }
        var accessibilityDelegate: (any AccessibilityItemDelegate)? { nil }
    }
}

private protocol Named: AnyObject {
    var name: String { get }
}

private final class Name: Named {
    let name = "name"
}
