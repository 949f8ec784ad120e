// SPDX-License-Identifier: MIT

import ClientConnection

/// The look of a part of a row. Color is never the only sign of a fact.
struct ScreenStyle: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = Self(rawValue: 1)
    static let dim = Self(rawValue: 2)
    static let reverse = Self(rawValue: 4)
    static let underline = Self(rawValue: 8)

    /// The number of colors.
    static let colors = 6

    /// - Parameter number: from 0; numbers beyond the last color start again with the first.
    static func color(_ number: Int) -> Self { Self(rawValue: UInt8(number % colors + 1) << 4) }

    /// The number of the color; nil for the terminal's default.
    var color: Int? { rawValue >> 4 == 0 ? nil : Int(rawValue >> 4) - 1 }
}

/// A row of a screen: texts, each in one style.
package struct ScreenText: Sendable, Hashable {
    struct Run: Sendable, Hashable {
        var text: String
        var style: ScreenStyle
    }

    private(set) var runs: [Run] = []

    init(_ text: String = "", _ style: ScreenStyle = []) {
        append(text, style)
    }

    /// The whole text, without its styles.
    var text: String { runs.map(\.text).joined() }

    /// The number of terminal cells.
    var cells: Int { runs.reduce(0) { $0 + $1.text.cells } }

    /// Joins the text to the last run, if that has the same style.
    mutating func append(_ text: String, _ style: ScreenStyle = []) {
        guard !text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    /// Appends spaces up to a column.
    mutating func pad(to columns: Int, _ style: ScreenStyle = []) {
        append(String(repeating: " ", count: max(0, columns - cells)), style)
    }
}

/// A terminal's whole screen as a value.
package protocol TerminalScreen: Equatable {
    var rows: [ScreenText] { get }
    /// The position of the terminal's own cursor.
    var cursor: (column: Int, row: Int) { get }
}

/// The size of a terminal in cells.
package struct ScreenSize: Sendable, Hashable {
    var columns: Int
    var rows: Int
}
