// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import ProcessTable

@MainActor
@Suite("The process table")
struct ProcessListTests {
    @Test func `the table shows the busiest processes, and rows appear and disappear`() {
        let stage = ListStage()
        let processes = ProcessList(limit: 2)
        processes.update(with: reading(10, ("ls", 1), ("make", 3), ("init", 0)))
        processes.update(with: reading(20, ("ls", 1), ("make", 8), ("init", 9)))
        #expect(
            stage.events == [
                "willDisplay Busiest processes", "willDisplay make", "willDisplay ls", "layoutChanged", "focused make",
                "didEndDisplay ls", "willDisplay Busiest processes", "willDisplay init", "willDisplay make",
                "layoutChanged",
            ])
        #expect(
            processes.text == """
                      PID  CPU %    MEMORY  COMMAND
                        3     90      0 MB  init
                >       2     50      0 MB  make
                """)
    }

    @Test func `a change of the focused row's value is announced, and other rows are silent`() {
        let stage = ListStage()
        let processes = ProcessList(limit: 3)
        processes.update(with: reading(10, ("ls", 0), ("make", 5), ("init", 2)))
        processes.update(with: reading(20, ("ls", 0), ("make", 14), ("init", 6)))
        processes.update(with: reading(30, ("ls", 0), ("make", 23), ("init", 11)))
        processes.update(with: reading(40, ("ls", 9), ("make", 24), ("init", 15)))
        #expect(stage.said == ["make, CPU 50%, 2 of 4. process 2, 0 MB", "CPU 90%", "CPU 10%"])
        #expect(stage.events.filter { $0 == "invalidated make" }.count == 1)
    }

    @Test func `an update without changes sends no event`() {
        let stage = ListStage()
        let processes = ProcessList(limit: 3)
        processes.update(with: reading(10, ("ls", 0), ("make", 5)))
        stage.forget()
        processes.update(with: reading(20, ("ls", 0), ("make", 10)))
        #expect(stage.events == [])
    }

    @Test func `the chosen process is shown, however idle`() {
        _ = ListStage()
        let processes = ProcessList(limit: 1, focus: ProcessChoice("init"))
        processes.update(with: reading(10, ("ls", 1), ("make", 3), ("init", 0)))
        #expect(processes.rows.map(\.usage.command) == ["make", "init"])
        #expect(processes.focused?.usage.command == "init")
        #expect(processes.focused?.accessibilityIdentifier == "process-3")
    }

    @Test func `the end of the focused process is announced, and its successor is focused`() {
        let stage = ListStage()
        let processes = ProcessList(limit: 2, focus: ProcessChoice("make"))
        processes.update(with: reading(10, ("ls", 1), ("make", 3)))
        processes.update(with: reading(20, ("ls", 1)))
        processes.update(with: reading(30, ("ls", 1)))
        #expect(processes.focused == nil)
        processes.update(with: reading(40, makeStart: 36, ("ls", 1), ("make", 2)))
        #expect(
            stage.said == [
                "make, CPU 30%, 2 of 3. process 2, 0 MB", "make has ended", "make, CPU 50%, 2 of 3. process 2, 0 MB",
            ])
    }

    @Test func `the table keeps the row that the user has focused`() {
        let stage = ListStage()
        let processes = ProcessList(limit: 2)
        processes.update(with: reading(10, ("ls", 1), ("make", 3)))
        Accessibility.focus(processes.rows[1])
        processes.update(with: reading(20, ("ls", 2), ("make", 9), ("init", 8)))
        #expect(processes.focused?.usage.command == "ls")
        #expect(processes.rows.map(\.usage.command) == ["make", "init", "ls"])
        #expect(stage.said == ["make, CPU 30%, 2 of 3. process 2, 0 MB", "ls, CPU 10%, 3 of 3. process 1, 0 MB"])
    }

    @Test func `the reading order is a heading and the rows`() {
        _ = ListStage()
        let processes = ProcessList(limit: 2)
        processes.update(with: reading(10, ("ls", 1), ("make", 3)))
        let order = ReadingOrder(of: processes.list).elements
        #expect(order.map(\.accessibilityLabel) == ["Busiest processes", "make", "ls"])
        #expect(order.first?.accessibilityTraits == .header)
    }
}
