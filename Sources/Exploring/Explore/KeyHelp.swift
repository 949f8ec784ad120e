// SPDX-License-Identifier: MIT

import ClientConnection
import Wording

/// Help: the user moves through the list of keys, or types a key to hear its action.
struct KeyHelp: Sendable {
    enum Answer: Sendable, Equatable {
        case line(WordedText)
        case redraw
        case left
    }

    private let bindings: [KeyBindings.Binding]
    private let wording: Wording
    /// The index of the described binding.
    private(set) var index = 0

    init(_ layout: KeyLayout = KeyLayout(), _ wording: Wording = Wording()) {
        bindings = layout.all
        self.wording = wording
    }

    private var book: Phrasebook { Phrasebook[wording.language] }

    /// The first sentence.
    var opening: WordedText {
        let ways = book.words("help.opening", numbers: ["n": bindings.count])
        return book.words("join.sentences", ["a": ways, "b": wording.words(for: bindings[0])])
    }

    /// Whether a key moves through the list; such keys repeat while held.
    static func walks(_ key: Key) -> Bool { [.up, .down, .pageUp, .pageDown].contains(key) }

    mutating func press(_ key: Key) -> Answer {
        switch key {
        case .down: go(to: index + 1)
        case .up: go(to: index - 1)
        case .pageDown: go(to: index + 10)
        case .pageUp: go(to: index - 10)
        case .home: go(to: 0)
        case .end: go(to: .max)
        case .escape, .controlQ, .f1: return .left
        case .redraw: return .redraw
        default:
            guard let found = bindings.firstIndex(where: { $0.keys.contains(key) }) else {
                let name = wording.name(of: key)
                let shown = wording.language.isEnglish ? WordedText(display: name.speech, speech: name.speech) : name
                return .line(book.words("key.unknown", ["key": shown]))
            }
            index = found
        }
        return .line(wording.words(for: bindings[index]))
    }

    /// Moves to an index, within the list.
    private mutating func go(to place: Int) { index = min(max(0, place), bindings.count - 1) }

    /// The bindings around the described one, a row each.
    func rows(in size: ScreenSize) -> [ScreenText] {
        let first = min(max(0, index - size.rows / 2), max(0, bindings.count - size.rows))
        let width = bindings.map(\.names.cells).max() ?? 0
        return bindings.indices.dropFirst(first).prefix(size.rows).map { place in
            let binding = bindings[place]
            let style: ScreenStyle = place == index ? .reverse : []
            var row = ScreenText(binding.names.cut(to: size.columns), style)
            row.pad(to: min(width + 2, size.columns / 2), style)
            row.append(wording.action(of: binding).display.cut(to: max(0, size.columns - row.cells)), style)
            return row
        }
    }
}
