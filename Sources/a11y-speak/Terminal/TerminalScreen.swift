// SPDX-License-Identifier: MIT

/// A terminal's whole screen as a value.
protocol TerminalScreen: Equatable {
    var rows: [ScreenText] { get }
    /// Where the terminal's own cursor stands.
    var cursor: (column: Int, row: Int) { get }
}

/// In cells.
struct ScreenSize: Sendable, Hashable {
    var columns: Int
    var rows: Int
}
