// SPDX-License-Identifier: MIT

import ClientConnection
import Wording

/// The hearing test as rows of a screen: what was said last, and the keys.
package struct HearTestScreen: TerminalScreen, Sendable {
    package let rows: [ScreenText]
    package let cursor: (column: Int, row: Int)

    package static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

    init(_ test: HearTest, size: ScreenSize) {
        let columns = max(1, size.columns)
        let hints = Phrasebook[test.wording.language].words("hint.row.hear").display
        let all = [
            ScreenText("a11y-speak hear-test".cut(to: columns), .bold), ScreenText(),
            ScreenText(test.shown.display.printable.cut(to: columns)), ScreenText(),
            ScreenText(hints.cut(to: columns), .dim),
        ]
        rows = Array(all.prefix(max(1, size.rows)))
        cursor = (0, min(2, max(0, size.rows - 1)))
    }
}
