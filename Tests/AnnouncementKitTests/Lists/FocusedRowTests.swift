// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("The focused row")
struct FocusedRowTests {
    @Test func `the focused row announces its changing value, and other rows are silent`() {
        let stage = ListStage()
        let rows = ["ls", "make", "swift"].map { Cell($0) }
        let list = AccessibleList(sections: [ListSection(rows: rows.map { row in ItemGenerator { row } })])
        list.reload()
        Accessibility.focus(rows[1])
        for percent in [10, 20, 20, 30] {
            for row in rows {
                row.valueStrategy = .just("\(percent) %")
                row.accessibilityInvalidator?.invalidateParameters()
            }
        }
        #expect(stage.said == ["make, 2 of 3", "10 %", "20 %", "30 %"])
        #expect(stage.events.filter { $0.hasPrefix("invalidated") }.count == 12)
    }

    @Test func `a value that changes with a reload is spoken once`() {
        let stage = ListStage()
        let rows = ["ls", "make", "swift"].map { Cell($0) }
        let list = AccessibleList(sections: [ListSection(rows: rows.map { row in ItemGenerator { row } })])
        list.reload()
        Accessibility.focus(rows[0])
        for row in rows { row.valueStrategy = .just("5 %") }
        list.reload()
        #expect(stage.said == ["ls, 1 of 3", "5 %"])
    }

    @Test func `a focused row that disappears loses the focus, and announces nothing further`() {
        let stage = ListStage()
        let rows = ["ls", "make", "swift"].map { Cell($0) }
        let list = AccessibleList(sections: [ListSection(rows: rows.map { row in ItemGenerator { row } })])
        list.reload()
        Accessibility.focus(rows[2])
        list.endDisplay(row: 2)
        rows[2].valueStrategy = .just("99 %")
        rows[2].accessibilityInvalidator?.invalidateParameters()
        list.display(row: 2)
        #expect(Accessibility.focusedElement == nil)
        #expect(stage.said == ["swift, 3 of 3"])
    }

    @Test func `a focused row announces a state that the user changes`() {
        let stage = ListStage()
        let rows = ["ls", "make", "swift"].map { Cell($0) }
        let list = AccessibleList(sections: [ListSection(rows: rows.map { row in ItemGenerator { row } })])
        rows[0].shouldOverrideStateTraits = true
        rows[0].traitsStrategy = .just([])
        list.reload()
        Accessibility.focus(rows[0])
        rows[0].traitsStrategy.insert(.selected)
        rows[0].accessibilityInvalidator?.invalidateParameters()
        rows[0].traitsStrategy.remove(.selected)
        rows[0].accessibilityInvalidator?.invalidateParameters()
        #expect(stage.said == ["ls, 1 of 3", "selected", "not selected"])
    }
}
