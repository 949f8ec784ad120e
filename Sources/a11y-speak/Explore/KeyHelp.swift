// SPDX-License-Identifier: MIT

/// Help: the user walks through the table of keys one by one. Its sentences are English, as the table is.
struct KeyHelp: Sendable, Equatable {
    enum Answer: Sendable, Equatable {
        case line(String)
        case redraw
        case left
    }

    /// The index of the key that is described.
    private(set) var index = 0

    /// The first sentence.
    static var opening: String {
        "Help. Up and Down go through the keys, Escape leaves. \(KeyBindings.all[0].sentence)"
    }

    mutating func press(_ key: Key) -> Answer {
        switch key {
        case .down, .right: go(to: index + 1)
        case .up, .left: go(to: index - 1)
        case .pageDown: go(to: index + 10)
        case .pageUp: go(to: index - 10)
        case .home: go(to: 0)
        case .end: go(to: .max)
        case .escape, .enter, .f1, .character("q"), .character("?"), .character("h"): return .left
        case .redraw: return .redraw
        default: break
        }
        return .line(KeyBindings.all[index].sentence)
    }

    /// Moves to the place, or to the nearest key.
    private mutating func go(to place: Int) { index = min(max(0, place), KeyBindings.all.count - 1) }

    /// The keys around the described one, a row each.
    func rows(in size: ScreenSize) -> [ScreenText] {
        let first = min(max(0, index - size.rows / 2), max(0, KeyBindings.all.count - size.rows))
        let width = KeyBindings.all.map(\.names.cells).max() ?? 0
        return KeyBindings.all.indices.dropFirst(first).prefix(size.rows).map { place in
            let binding = KeyBindings.all[place]
            let style: ScreenStyle = place == index ? .reverse : []
            var row = ScreenText(binding.names.cut(to: size.columns), style)
            row.pad(to: min(width + 2, size.columns / 2), style)
            row.append(binding.text.cut(to: max(0, size.columns - row.cells)), style)
            return row
        }
    }
}
