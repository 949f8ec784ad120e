// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// The server's description of itself and its first screen, sent when a connection opens.
struct XScreen: Equatable {
    let root: UInt32
    let depth: UInt8
    /// The first of the identifiers that this connection may use.
    let firstID: UInt32
    let keycodes: ClosedRange<UInt8>

    /// The first bytes of a connection.
    static func greeting(cookie: [UInt8]) -> [UInt8] {
        let name = cookie.isEmpty ? "" : "MIT-MAGIC-COOKIE-1"
        var bytes: [UInt8] = [UInt8(ascii: "l"), 0]
        for half in [11, 0, UInt16(name.utf8.count), UInt16(cookie.count), 0] { XField.half(half).write(to: &bytes) }
        func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
        return bytes + padded(name.latin1) + padded(cookie)
    }

    /// Opens a connection.
    init(over socket: XSocket, cookie: [UInt8]) throws {
        try socket.send(Self.greeting(cookie: cookie))
        let head = try socket.receive(8)
        let rest = try socket.receive(Int(head.half(at: 6)) * 4)
        guard head[0] == 1 else {
            let reason = String(decoding: rest.prefix(Int(head[1])), as: UTF8.self)
            // The sentence ends with a line feed.
            let sentence = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
            throw WindowError("The X server refuses: \(sentence).")
        }
        guard let screen = XScreen(rest) else { throw WindowError("The X server has no screen.") }
        self = screen
    }

    /// Reads the answer to the greeting, after its first eight bytes.
    init?(_ answer: [UInt8]) {
        guard answer.count >= 32 else { return nil }
        let vendor = (Int(answer.half(at: 16)) + 3) / 4 * 4
        let screen = 32 + vendor + Int(answer[21]) * 8
        guard answer[20] > 0, answer.count >= screen + 40, answer[26] <= answer[27] else { return nil }
        firstID = answer.word(at: 4)
        keycodes = answer[26]...answer[27]
        root = answer.word(at: screen)
        depth = answer[screen + 38]
    }
}

/// The permission to use the server, from `~/.Xauthority`.
enum XAuthority {
    /// The cookie for a screen of this machine. Without one it is empty, and the server decides by the user.
    static func cookie(display: Int, environment: [String: String]) -> [UInt8] {
        let path = environment["XAUTHORITY"] ?? environment["HOME"].map { "\($0)/.Xauthority" } ?? ""
        guard let file = try? Data(contentsOf: URL(filePath: path)) else { return [] }
        return cookie(display: display, in: [UInt8](file)) ?? []
    }

    /// Entries follow each other: a family, then address, number, name and data, each with its length in big-endian
    /// order.
    static func cookie(display: Int, in file: [UInt8]) -> [UInt8]? {
        var rest = file[...]
        func half() -> Int? {
            guard rest.count >= 2 else { return nil }
            defer { rest = rest.dropFirst(2) }
            return Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
        }
        func field() -> [UInt8]? {
            guard let count = half(), rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        while half() != nil, field() != nil, let number = field(), let name = field(), let data = field() {
            let isMeant = number.isEmpty || number == Array("\(display)".utf8)
            if isMeant, name == "MIT-MAGIC-COOKIE-1".latin1 { return data }
        }
        return nil
    }
}
