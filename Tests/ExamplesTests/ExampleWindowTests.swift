// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import ExampleWindow

/// The bytes to and from an X server: X Window System Protocol, version 11, appendix B.
@Suite("Example: a window")
struct ExampleWindowTests {
    @Test(
        arguments: [(":0", 0), (":12.1", 12), ("unix:3", 3), ("host:0", nil), ("", nil), (":", nil), (":-1", nil)]
            as [(String, Int?)])
    func `the name of a screen of this machine has its number`(display: String, number: Int?) {
        #expect(XSocket.number(of: display) == number)
    }

    @Test func `a request has its length in units of four bytes, and is padded with zeros`() {
        let request = XRequest(16, 1, .half(5), .unused(2), .text("hélló"))
        #expect(request.bytes == [16, 1, 4, 0, 5, 0, 0, 0, 0x68, 0xe9, 0x6c, 0x6c, 0xf3, 0, 0, 0])
        #expect(XRequest(8, 0, .word(0x0102_0304)).bytes == [8, 0, 2, 0, 4, 3, 2, 1])
        #expect("Größe → 5".latin1 == [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x3f, 0x20, 0x35])
        #expect(XRequest(65, 0, .place(-1), .place(1e9)).bytes == [65, 0, 2, 0, 0xff, 0xff, 0xff, 0x7f])
    }

    @Test func `a connection begins with the version and the cookie`() {
        let name = Array("MIT-MAGIC-COOKIE-1".utf8)
        #expect(XScreen.greeting(cookie: []) == [0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(
            XScreen.greeting(cookie: [1, 2, 3, 4, 5])
                == [0x6c, 0, 11, 0, 0, 0, 18, 0, 5, 0, 0, 0] + name + [0, 0] + [1, 2, 3, 4, 5, 0, 0, 0])
    }

    @Test func `the first screen is read, and an incomplete answer gives none`() throws {
        var answer = [UInt8](repeating: 0, count: 32)
        answer.replaceSubrange(4..<8, with: [0, 0, 0x40, 0])
        (answer[16], answer[20], answer[21], answer[26], answer[27]) = (3, 1, 1, 8, 255)
        answer += Array("Me.".utf8) + [0] + [UInt8](repeating: 9, count: 8)
        var screen = [UInt8](repeating: 0, count: 40)
        (screen[0], screen[1], screen[38]) = (0x21, 0x02, 24)
        let read = try #require(XScreen(answer + screen))
        #expect((read.root, read.depth, read.firstID, read.keycodes) == (0x221, 24, 0x40_0000, 8...255))
        for length in 0..<(answer.count + 40) { #expect(XScreen(Array((answer + screen).prefix(length))) == nil) }
    }

    @Test func `the cookie is that of the screen's number`() {
        func entry(_ number: String, _ name: String, _ data: [UInt8]) -> [UInt8] {
            func field(_ bytes: [UInt8]) -> [UInt8] { [0, UInt8(bytes.count)] + bytes }
            return [1, 0] + field(Array("host".utf8)) + field(Array(number.utf8)) + field(Array(name.utf8))
                + field(data)
        }
        let file =
            entry("1", "MIT-MAGIC-COOKIE-1", [1]) + entry("2", "XDM-AUTHORIZATION-1", [2])
            + entry("2", "MIT-MAGIC-COOKIE-1", [3, 4])
        #expect(XAuthority.cookie(display: 2, in: file) == [3, 4])
        #expect(XAuthority.cookie(display: 3, in: file) == nil)
        for length in file.indices { #expect(XAuthority.cookie(display: 2, in: Array(file.prefix(length))) == nil) }
        #expect(XAuthority.cookie(display: 5, environment: ["XAUTHORITY": "/nonexistent"]) == [])
    }

    @Test func `events of the user and the window manager are decoded`() {
        func event(_ bytes: [Int: UInt8]) -> XEvent {
            var head = [UInt8](repeating: 0, count: 32)
            for (place, byte) in bytes { head[place] = byte }
            return XEvent(head, deletion: 0x1ff)
        }
        #expect(event([0: 2, 1: 23, 28: 1]) == .key(keycode: 23, isShifted: true))
        #expect(event([0: 4, 24: 10, 25: 1, 26: 0xff, 27: 0xff]) == .pressed(Point(x: 266, y: -1)))
        #expect(
            [event([0: 9]), event([0: 10]), event([0: 9, 8: 1]), event([0: 10, 8: 2])] == [
                .keysCame, .keysWent, .other, .other,
            ])
        #expect(event([0: 0x80 | 12]) == .exposed)
        #expect(event([0: 22, 20: 0x40, 21: 1, 22: 7]) == .configured(width: 320, height: 7))
        #expect(event([0: 1, 12: 5, 14: 0xfe, 15: 0xff]) == .place(Point(x: 5, y: -2)))
        #expect([event([0: 33, 12: 0xff, 13: 1]), event([0: 33, 12: 0xff])] == [.closed, .other])
        #expect(event([0: 0, 1: 9, 10: 70]) == .failed(code: 9, request: 70))
        #expect(XEvent.rest(after: [1, 0, 0, 0, 3, 0, 0, 0]) == 12)
    }

    @Test func `a keycode gives a key by the keyboard's layout`() {
        let bytes = [0xff09, 0xfe20, 0x61, 0x41, 0x2b, 0, 0xff55, 0].flatMap { (keysym: UInt32) in
            [UInt8(keysym & 0xff), UInt8(keysym >> 8), 0, 0]
        }
        let keyboard = Keyboard(first: 23, columns: 2, bytes: bytes)
        let keys = [23, 24, 25, 26, 27, 3].flatMap { code in
            [keyboard.key(code, isShifted: false), keyboard.key(code, isShifted: true)]
        }
        #expect(
            keys == [
                .tab, .backTab, .character("a"), .character("A"), .character("+"), .character("+"), nil, nil, nil, nil,
                nil,
                nil,
            ])
        #expect(Keyboard(first: 8, columns: 0, bytes: []).key(9, isShifted: false) == nil)
    }

    @Test func `a drawing is scaled to pixels`() {
        let rect = Drawing.fill(Rect(x: 1, y: 2, width: 3, height: 4), 0x0a0b0c)
        #expect(
            rect.requests(on: 7, with: 8, scale: 2).map(\.bytes) == [
                [56, 0, 5, 0, 8, 0, 0, 0, 0x14, 0, 0, 0, 0x0c, 0x0b, 0x0a, 0, 1, 0, 0, 0],
                [70, 0, 5, 0, 7, 0, 0, 0, 8, 0, 0, 0, 2, 0, 4, 0, 6, 0, 8, 0],
            ])
        let text = Drawing.text("Hi", Point(x: 1, y: 1), 0)
        #expect(
            text.requests(on: 7, with: 8, scale: 1).last?.bytes
                == [74, 0, 5, 0, 7, 0, 0, 0, 8, 0, 0, 0, 1, 0, 1, 0, 2, 0, 0x48, 0x69])
    }

    @Test @MainActor func `without a screen the error is a sentence`() {
        func reason(_ environment: [String: String]) -> String {
            do {
                _ = try ExampleWindow("x", size: Point(x: 1, y: 1), environment: environment)
                return "none"
            } catch {
                return "\(error)"
            }
        }
        #expect(reason([:]) == "DISPLAY is not set: a window needs an X server, such as XWayland.")
        #expect(reason(["DISPLAY": "far:0"]) == "DISPLAY is \"far:0\", which is no screen of this machine, such as :0.")
        #expect(reason(["DISPLAY": ":99999"]) == "No X server answers at :99999: No such file or directory.")
    }
}
