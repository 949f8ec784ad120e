// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The server's events that a window uses.
enum XEvent: Equatable {
    case key(keycode: UInt8, isShifted: Bool)
    case pressed(Point)
    case keysCame
    case keysWent
    case exposed
    /// The window's size. Its place must be asked for.
    case configured(width: Double, height: Double)
    case closed
    /// The place of the window's content on the screen, as an answer.
    case place(Point)
    case failed(code: UInt8, request: UInt8)
    case other

    /// The number of bytes after the first 32 of a message.
    static func rest(after head: [UInt8]) -> Int { head[0] == 1 ? Int(head.word(at: 4)) * 4 : 0 }

    /// - Parameters:
    ///   - head: 32 bytes.
    ///   - deletion: the atom that a window manager sends when the user closes the window.
    init(_ head: [UInt8], deletion: UInt32) {
        switch head[0] & 0x7f {
        case 0: self = .failed(code: head[1], request: head[10])
        case 1: self = .place(Point(x: head.place(at: 12), y: head.place(at: 14)))
        case 2: self = .key(keycode: head[1], isShifted: head.half(at: 28) & 1 != 0)
        case 4: self = .pressed(Point(x: head.place(at: 24), y: head.place(at: 26)))
        // When another program grabs the keys for a moment, the focus stays.
        case 9: self = [0, 3].contains(head[8]) && head[1] != 5 ? .keysCame : .other
        case 10: self = [0, 3].contains(head[8]) && head[1] != 5 ? .keysWent : .other
        case 12: self = .exposed
        case 22: self = .configured(width: Double(head.half(at: 20)), height: Double(head.half(at: 22)))
        case 33: self = head.word(at: 12) == deletion ? .closed : .other
        default: self = .other
        }
    }
}
