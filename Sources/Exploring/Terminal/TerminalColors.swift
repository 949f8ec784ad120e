// SPDX-License-Identifier: MIT

/// Which colours a terminal is given, by its environment.
struct TerminalColors: Sendable, Equatable {
    /// Numbers of the terminal's colours, in the order of ``ScreenStyle/color(_:)``; empty for none.
    let numbers: [Int16]

    /// - Parameters:
    ///   - environment: `NO_COLOR` with any value means none.
    ///   - count: how many colours the terminal has by its description.
    init(environment: [String: String], count: Int) {
        let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        numbers = isUnwanted || count < 8 ? [] : count < 256 ? Self.few : Self.many
    }

    /// Told apart by those who see few colours (after Okabe and Ito), and by their lightness on black and on white.
    private static let many: [Int16] = [33, 208, 35, 169, 37, 136]
    /// Cyan, yellow, green, magenta, blue, red.
    private static let few: [Int16] = [6, 3, 2, 5, 4, 1]

    /// The description of a terminal to be tried first: `COLORTERM` says more than an old name.
    static func betterName(environment: [String: String]) -> String? {
        guard let name = environment["TERM"], ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? ""),
            !name.hasSuffix("color"), !name.isEmpty
        else { return nil }
        return name + "-256color"
    }
}
