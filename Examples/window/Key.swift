// SPDX-License-Identifier: MIT

/// A key of the keyboard, as a window gets it.
public enum Key: Sendable, Hashable {
    case tab, backTab, left, right, up, down, home, end, enter, escape
    case character(Character)

    private static let named: [UInt32: Key] = [
        0xff09: .tab, 0xfe20: .backTab, 0xff51: .left, 0xff53: .right, 0xff52: .up, 0xff54: .down, 0xff50: .home,
        0xff57: .end, 0xff0d: .enter, 0xff8d: .enter, 0xff1b: .escape,
    ]

    /// Nil for keys that the examples do not use.
    /// - Parameter keysym: the number of the key in the keyboard's layout.
    init?(keysym: UInt32, isShifted: Bool) {
        if let named = Self.named[keysym] {
            self = named == .tab && isShifted ? .backTab : named
        } else if (0x20..<0x7f).contains(keysym), let scalar = Unicode.Scalar(keysym) {
            self = .character(Character(scalar))
        } else {
            return nil
        }
    }
}

/// The layout of the keyboard: the keysyms of each key, without and with Shift.
struct Keyboard {
    private let keysyms: [UInt32]
    private let first: UInt8
    private let columns: Int

    /// - Parameters:
    ///   - columns: the number of keysyms of each key.
    ///   - bytes: the keysyms of each key from the first on, four bytes each.
    init(first: UInt8, columns: Int, bytes: [UInt8]) {
        (self.first, self.columns) = (first, columns)
        keysyms = stride(from: 0, to: bytes.count - 3, by: 4).map { bytes.word(at: $0) }
    }

    func key(_ keycode: UInt8, isShifted: Bool) -> Key? {
        guard columns > 0, keycode >= first else { return nil }
        let place = Int(keycode - first) * columns
        guard keysyms.indices.contains(place) else { return nil }
        let shifted = columns > 1 && keysyms.indices.contains(place + 1) ? keysyms[place + 1] : 0
        let keysym = isShifted && shifted != 0 ? shifted : keysyms[place]
        return Key(keysym: keysym, isShifted: isShifted)
    }
}
