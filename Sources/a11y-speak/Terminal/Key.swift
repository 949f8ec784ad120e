// SPDX-License-Identifier: MIT

/// A key as a terminal reports it.
enum Key: Sendable, Hashable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case shiftUp, shiftDown, shiftLeft, shiftRight
    case controlLeft, controlRight
    case enter, escape, backspace, f1
    /// Control-L: the screen is to be redrawn.
    case redraw

    /// - Parameter cursesName: as ncurses' `keyname` has it: `KEY_LEFT`, `kRIT5`, `^M`. Nil for a key that means nothing here.
    init?(cursesName name: String) {
        guard let key = Self.curses[name] else { return nil }
        self = key
    }

    /// - Parameter character: as typed; control characters are keys.
    init?(typed character: Character) {
        switch character {
        case "\r", "\n", "\r\n": self = .enter
        case "\u{1B}": self = .escape
        case "\u{7F}", "\u{8}": self = .backspace
        case "\u{C}": self = .redraw
        default:
            guard let first = character.unicodeScalars.first, first.properties.generalCategory != .control else {
                return nil
            }
            self = .character(character)
        }
    }

    private static let curses: [String: Self] = [
        "KEY_UP": .up, "KEY_DOWN": .down, "KEY_LEFT": .left, "KEY_RIGHT": .right, "KEY_HOME": .home, "KEY_FIND": .home,
        "KEY_A1": .home, "KEY_END": .end, "KEY_SELECT": .end, "KEY_C1": .end, "KEY_PPAGE": .pageUp, "KEY_A3": .pageUp,
        "KEY_NPAGE": .pageDown, "KEY_C3": .pageDown, "KEY_SR": .shiftUp, "kUP": .shiftUp, "KEY_SF": .shiftDown,
        "kDN": .shiftDown, "KEY_SLEFT": .shiftLeft, "KEY_SRIGHT": .shiftRight, "kLFT5": .controlLeft,
        "kRIT5": .controlRight, "KEY_ENTER": .enter, "KEY_BACKSPACE": .backspace, "KEY_DC": .backspace,
        "KEY_F(1)": .f1,
    ]
}

extension Key: CustomStringConvertible {
    /// The key's name on a keyboard, for help.
    var description: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .shiftUp: "Shift+Up"
        case .shiftDown: "Shift+Down"
        case .shiftLeft: "Shift+Left"
        case .shiftRight: "Shift+Right"
        case .controlLeft: "Ctrl+Left"
        case .controlRight: "Ctrl+Right"
        case .enter: "Enter"
        case .escape: "Escape"
        case .backspace: "Backspace"
        case .f1: "F1"
        case .redraw: "Ctrl+L"
        }
    }

    /// The key's name for speech: signs have their names.
    var spoken: String {
        guard case .character(let character) = self else {
            return description.split(separator: "+").joined(separator: " ")
        }
        if let name = Self.signs[character] { return name }
        return character.isUppercase ? "Shift \(character)" : String(character)
    }

    private static let signs: [Character: String] = [
        " ": "Space", "[": "left bracket", "]": "right bracket", "{": "left brace", "}": "right brace", "+": "plus",
        "=": "equals", "-": "minus", "<": "less than", ">": "greater than", ",": "comma", ".": "full stop",
        "'": "apostrophe", "\"": "quotation mark", "?": "question mark",
    ]
}

/// The keys to press, the action they perform, and its description for help.
struct KeyBinding<Action: Sendable>: Sendable {
    let keys: [Key]
    let action: Action
    /// The action's description, in a few words.
    let text: String

    init(_ text: String, _ action: Action, _ keys: Key...) {
        self.keys = keys
        self.action = action
        self.text = text
    }

    /// "Page Down", "+ or =".
    var names: String { keys.map(\.description).joined(separator: " or ") }

    /// "plus or equals: zoom in".
    var sentence: String { keys.map(\.spoken).joined(separator: " or ") + ": " + text }
}
