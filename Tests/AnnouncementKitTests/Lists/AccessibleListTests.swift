// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import TestSupport
import Testing

@MainActor
@Suite("A list")
struct AccessibleListTests {
    @Test func `a list has one place for each element, and finds only displayed elements`() {
        let rows = ["a", "b", "c"].map { Cell($0) }
        let list = AccessibleList(sections: [
            ListSection(header: HeaderGenerator { Cell("head") }, rows: rows.map(generator)),
            ListSection(rows: [generator(Cell("d"))], footer: FooterGenerator { Cell("foot") }),
        ])
        list.display(row: 1)
        #expect(list.accessibilityElementCount() == 6)
        #expect((-1...6).map { list.accessibilityElement(at: $0) === rows[1] } == (-1...6).map { $0 == 2 })
        #expect(list.index(ofAccessibilityElement: rows[1]) == 2)
        #expect(list.index(ofAccessibilityElement: rows[0]) == nil)
        #expect(
            list.places == [
                .header(0), .cell(IndexPath(row: 0, section: 0)), .cell(IndexPath(row: 1, section: 0)),
                .cell(IndexPath(row: 2, section: 0)), .cell(IndexPath(row: 0, section: 1)), .footer(1),
            ])
        #expect(list.places.reversed().sorted() == list.places)
    }

    @Test func `a place outside the list is neither displayed nor requested`() {
        let stage = ListStage()
        let list = AccessibleList(sections: [ListSection(rows: [generator(Cell("a"))])])
        let kinds: [AccessibilityItemKind] = [
            .header(0), .footer(0), .header(-1), .cell(IndexPath(row: 1, section: 0)),
            .cell(IndexPath(row: 0, section: 9)),
            .cell(IndexPath(row: -1, section: 0)), .cell(IndexPath()), .cell(IndexPath(index: 0)),
        ]
        for kind in kinds {
            list.display(kind)
            list.endDisplay(kind)
            #expect(list.generator(for: kind) == nil)
        }
        list.select(row: 7)
        #expect(stage.events == [])
    }

    @Test func `reload reports removed items, then displayed items, then one layoutChanged`() {
        let stage = ListStage()
        let (a, b, c) = (Cell("a"), Cell("b"), Cell("c"))
        let list = AccessibleList(sections: [ListSection(rows: [a, b].map(generator))])
        list.reload()
        list.sections = [ListSection(rows: [c, b].map(generator))]
        stage.forget()
        list.reload()
        #expect(stage.events == ["didEndDisplay a", "willDisplay c", "willDisplay b", "layoutChanged"])
        #expect([a, b, c].map { $0.superview === list } == [false, true, true])
        #expect(list.item(at: .cell(IndexPath(row: 0, section: 0))) === c)
    }

    @Test func `a reload shows only rows on the screen`() {
        let stage = ListStage()
        let list = AccessibleList(sections: [
            ListSection(rows: (0..<100_000).map { row in ItemGenerator { Cell("\(row)") } })
        ])
        list.reload(showing: [.cell(IndexPath(row: 5, section: 0)), .cell(IndexPath(row: 99_999, section: 0))])
        #expect(stage.events == ["willDisplay 5", "willDisplay 99999", "layoutChanged"])
    }

    @Test func `a row that moves keeps the focus, and its invalidator knows the new place`() {
        let stage = ListStage()
        let rows = ["a", "b"].map { Cell($0) }
        let list = AccessibleList(sections: [ListSection(rows: rows.map(generator))])
        list.reload()
        Accessibility.focus(rows[1])
        list.sections = [ListSection(rows: rows.reversed().map(generator))]
        list.reload()
        let place = (rows[1].accessibilityInvalidator as? DelegatedAccessibilityItemInvalidator)?.accessibilityItemKind
        #expect(place == .cell(IndexPath(row: 0, section: 0)))
        #expect(Accessibility.focusedElement === rows[1])
        #expect(stage.said == ["b, 2 of 2"])
    }

    @Test func `an item that is displayed in a second place is removed from the first`() {
        let stage = ListStage()
        let (cell, other) = (Cell("cell"), Cell("other"))
        let list = AccessibleList(sections: [ListSection(rows: [generator(cell), generator(cell)])])
        list.display(row: 0)
        list.display(row: 1)
        #expect(list.item(at: .cell(IndexPath(row: 0, section: 0))) == nil)
        list.sections[0].rows[1] = generator(other)
        list.display(row: 1)
        #expect(
            stage.events == ["willDisplay cell", "willDisplay cell", "didEndDisplay cell", "willDisplay other"])
    }

    @Test func `plugins are called in the order of adding, and one added twice is called twice`() {
        let (one, two) = (Recorder("one"), Recorder("two"))
        let list = AccessibleList(sections: [ListSection(rows: [generator(Cell("a"))])])
        Recorder.log = []
        list.add(plugin: one).add(plugin: two).add(plugin: one)
        list.display(row: 0)
        #expect(Recorder.log == ["one", "two", "one"])
    }

    @Test func `a list applies strategies automatically until a plugin does`() {
        let list = AccessibleList()
        #expect(list.plugins.count == 1)
        let own = AccessibilityDisplayPlugin()
        list.add(plugin: .selectable()).add(plugin: own)
        #expect(list.plugins.map { $0 === own } == [false, true])
        list.add(plugin: TableAccessibilityPlugin())
        #expect(list.plugins.count == 3)
    }

    @Test func `selecting a row calls its handlers, and opens a folding row`() {
        let stage = ListStage()
        var calls = 0
        let row = CellGenerator { Cell("row") }
        row.didSelectEvent += { calls += 1 }
        let child = FoldableCellGenerator { Cell("child") }
        child.childGenerators = [generator(Cell("grandchild"))]
        let folder = FoldableCellGenerator { Cell("folder") }
        folder.childGenerators = [child]
        let list = AccessibleList(sections: [ListSection(rows: [row, folder])])
        list.add(plugin: .selectable()).add(plugin: .foldable())
        [0, 1, 2].forEach { list.select(row: $0) }
        #expect(
            list.sections[0].rows.map { ($0.displayedItem() as? Cell)?.labelStrategy.value } == [
                "row", "folder", "child", "grandchild",
            ])
        list.select(row: 1)
        #expect(list.sections[0].rows.count == 2)
        list.select(row: 1)
        #expect(list.sections[0].rows.count == 4)
        #expect(calls == 1)
        #expect(stage.events.last == "layoutChanged")
    }

    private func generator(_ cell: Cell) -> any ListGenerator { ItemGenerator { cell } }
}

private final class Recorder: DisplayPlugin {
    static var log: [String] = []
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func process(_ event: DisplayEvent, in manager: any DisplayManager) {
        Self.log.append(name)
    }
}
