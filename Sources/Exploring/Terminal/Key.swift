// SPDX-License-Identifier: MIT

/// A key as a terminal reports it.
package enum Key: Sendable, Hashable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case shiftUp, shiftDown, shiftLeft, shiftRight
    case controlLeft, controlRight
    case enter, escape, backspace, f1
    /// Control-L, which redraws the screen.
    case redraw
    case controlQ
    case tab
    /// A key without a meaning here, by its name, such as F5.
    case other(String)

    /// - Parameter cursesName: a name from ncurses' `keyname`: `KEY_LEFT`, `kRIT5`, `^M`. Nil for a key that is not
    ///   supported.
    init?(cursesName name: String) {
        if let key = Self.curses[name] {
            self = key
        } else if name.hasPrefix("KEY_F("), let number = Int(name.dropFirst(6).dropLast()) {
            self = .other("F\(number)")
        } else {
            return nil
        }
    }

    /// - Parameter character: a typed character; some control characters are keys.
    init?(typed character: Character) {
        switch character {
        case "\r", "\n", "\r\n": self = .enter
        case "\u{1B}": self = .escape
        case "\u{7F}", "\u{8}": self = .backspace
        case "\u{C}": self = .redraw
        case "\u{11}": self = .controlQ
        case "\t": self = .tab
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
        "KEY_F(1)": .f1, "KEY_IC": .other("Insert"), "KEY_BTAB": .other("Shift+Tab"),
    ]
}

extension Key: CustomStringConvertible {
    /// The key's name on a keyboard, for help.
    package var description: String {
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
        case .controlQ: "Ctrl+Q"
        case .tab: "Tab"
        case .other(let name): name
        }
    }

    /// The key's name for speech: punctuation characters are spelled out.
    var spoken: String {
        guard case .character(let character) = self else {
            return description.split(separator: "+").joined(separator: " ")
        }
        if let name = Self.signs[character] { return name }
        return character.isUppercase ? "Shift \(character)" : String(character)
    }

    /// The key with this ``description``; only single letters are case sensitive. Nil for an unknown name.
    package init?(named name: String) {
        if let key = Self.named[name.lowercased()] {
            self = key
        } else if let character = name.first, name.count == 1, let key = Self(typed: character) {
            self = key
        } else {
            return nil
        }
    }

    /// The keys with a name of more than one character, and Space.
    package static let withNames: [Self] = [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .shiftUp, .shiftDown, .shiftLeft, .shiftRight,
        .controlLeft, .controlRight, .enter, .escape, .backspace, .f1, .redraw, .controlQ, .tab, .character(" "),
    ]

    private static let named: [String: Self] = withNames.reduce(into: [:]) { $0[$1.description.lowercased()] = $1 }

    /// Converts a key for a table, whose rows are points and whose columns are series, to the chart's key for this
    /// move.
    var acrossTable: Self {
        switch self {
        case .down: .right
        case .up: .left
        case .right: .down
        case .left: .up
        default: self
        }
    }

    private static let signs: [Character: String] = [
        " ": "Space", "[": "left bracket", "]": "right bracket", "{": "left brace", "}": "right brace",
        "(": "left parenthesis", ")": "right parenthesis", "+": "plus",
        "=": "equals", "-": "minus", "<": "less than", ">": "greater than", ",": "comma", ".": "full stop",
        "'": "apostrophe", "\"": "quotation mark", "?": "question mark",
    ]
}

/// Decodes keys from a terminal's bytes without ncurses. Recognizes the sequences that nearly all terminals send.
struct KeyDecoder: Sendable {
    private var rest: [UInt8] = []

    init() {}

    /// Takes bytes, wherever they are cut, and returns the complete keys.
    mutating func keys(adding bytes: some Sequence<UInt8>) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        while let (length, key) = next() {
            rest.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Ends the wait for more bytes: a lone escape byte is the Escape key.
    mutating func settle() -> [Key] {
        defer { rest = [] }
        return rest == [0x1B] ? [.escape] : []
    }

    /// The number of bytes consumed, and their key; nil when more bytes are needed.
    private func next() -> (Int, Key?)? {
        guard let first = rest.first else { return nil }
        guard first == 0x1B else { return character(first) }
        guard rest.count > 1 else { return nil }
        guard rest[1] == UInt8(ascii: "[") || rest[1] == UInt8(ascii: "O") else { return (1, .escape) }
        guard let end = rest.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else {
            return rest.count > 16 ? (rest.count, nil) : nil
        }
        return (end + 1, Self.sequences[String(decoding: rest[2...end], as: UTF8.self)])
    }

    /// The first byte of UTF-8 gives the number of bytes that follow.
    private func character(_ first: UInt8) -> (Int, Key?)? {
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard rest.count >= length else { return nil }
        let text = String(decoding: rest.prefix(length), as: UTF8.self)
        return (length, text.first.flatMap(Key.init(typed:)))
    }

    /// The keys by the characters after an escape and `[` or `O`.
    static let sequences: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end,
        "8~": .end, "5~": .pageUp, "6~": .pageDown, "3~": .backspace, "P": .f1, "11~": .f1, "1;2A": .shiftUp,
        "1;2B": .shiftDown, "1;2C": .shiftRight, "1;2D": .shiftLeft, "1;5C": .controlRight, "1;5D": .controlLeft,
        "2~": .other("Insert"), "Z": .other("Shift+Tab"), "15~": .other("F5"),
    ]
}
