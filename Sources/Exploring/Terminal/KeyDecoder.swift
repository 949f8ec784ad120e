// SPDX-License-Identifier: MIT

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
