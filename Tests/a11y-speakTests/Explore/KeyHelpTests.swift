// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Explore: going through the keys")
struct KeyHelpTests {
    private let all = KeyBindings.all.map(\.sentence)

    @Test func `keys go through the table and stop at its ends`() {
        var help = KeyHelp()
        let keys: [Key] = [.down, .right, .up, .left, .left, .pageDown, .end, .down, .pageUp, .home]
        let last = all.count - 1
        #expect(
            keys.map { help.press($0) }
                == [1, 2, 1, 0, 0, 10, last, last, last - 10, 0].map { KeyHelp.Answer.line(all[$0]) })
    }

    @Test func `any other key says the line again, and those of help leave it`() {
        var help = KeyHelp()
        _ = help.press(.down)
        #expect(help.press(.character("x")) == .line(all[1]) && help.press(.shiftUp) == .line(all[1]))
        #expect(help.press(.redraw) == .redraw)
        let leaving: [Key] = [.escape, .enter, .f1, .character("q"), .character("?"), .character("h")]
        #expect(leaving.map { help.press($0) } == Array(repeating: .left, count: 6))
        #expect(help.index == 1)
    }

    @Test func `the rows around the line are shown, as many as there are`() {
        var help = KeyHelp()
        #expect(help.rows(in: ScreenSize(columns: 80, rows: 5)).map(\.text).first?.hasPrefix("Right  ") == true)
        _ = help.press(.end)
        let rows = help.rows(in: ScreenSize(columns: 80, rows: 5))
        #expect(rows.count == 5 && rows[4].text.hasSuffix("quit"))
        #expect(rows.map { $0.runs.allSatisfy { $0.style == .reverse } } == [false, false, false, false, true])
        #expect(help.rows(in: ScreenSize(columns: 7, rows: 1)).allSatisfy { $0.cells <= 7 })
    }
}
