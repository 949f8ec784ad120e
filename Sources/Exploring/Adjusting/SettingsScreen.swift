// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// The settings as rows of a screen; the terminal's cursor is in the row of the current setting.
package struct SettingsScreen: TerminalScreen, Sendable {
    package let rows: [ScreenText]
    package let cursor: (column: Int, row: Int)

    package static func == (left: Self, right: Self) -> Bool { left.rows == right.rows && left.cursor == right.cursor }

    init(_ walk: SettingsWalk, size: ScreenSize) {
        let columns = max(1, size.columns)
        let settings = SettingsValues.Setting.allCases
        let width = settings.map { walk.name($0).display.cells }.max() ?? 0
        var rows = [ScreenText("a11y-speak settings".cut(to: columns), .bold), ScreenText()]
        var row = 0
        for setting in settings {
            let isCurrent = setting == walk.setting
            if isCurrent { row = rows.count }
            let style: ScreenStyle = isCurrent ? .reverse : []
            var line = ScreenText(walk.name(setting).display.cut(to: columns), style)
            line.pad(to: min(width + 2, columns), style)
            line.append(walk.value(of: setting).display.printable.cut(to: max(0, columns - line.cells)), style)
            rows.append(line)
        }
        rows += [ScreenText(), ScreenText(walk.hints.cut(to: columns), .dim)]
        self.rows = Array(rows.prefix(max(1, size.rows)))
        cursor = (0, min(row, max(0, size.rows - 1)))
    }
}
