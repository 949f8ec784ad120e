// SPDX-License-Identifier: MIT

import AnnouncementKit
import Dispatch

/// A window of an X server, with a picture that is drawn completely and then shown at once.
///
/// The caller writes requests; a separate thread reads the server's messages.
final class XWindow: Sendable {
    private let socket: XSocket
    private let screen: XScreen
    let keyboard: Keyboard
    private let deletion: UInt32
    /// The server's events, until the window is closed or the server has disconnected.
    let events: AsyncStream<XEvent>
    private let telling: AsyncStream<XEvent>.Continuation

    private var id: UInt32 { screen.firstID }
    private var context: UInt32 { screen.firstID + 1 }
    private var font: UInt32 { screen.firstID + 2 }
    private var picture: UInt32 { screen.firstID + 3 }
    /// Keys, buttons, exposure, structure and focus.
    private static let wanted: UInt32 = 0x1 | 0x4 | 0x8000 | 0x2_0000 | 0x20_0000

    /// Opens a window, and does not show it yet.
    init(_ title: String, width: Double, height: Double, environment: [String: String]) throws {
        guard let display = environment["DISPLAY"], !display.isEmpty else {
            throw WindowError("DISPLAY is not set: a window needs an X server, such as XWayland.")
        }
        socket = try XSocket(display: display)
        let number = XSocket.number(of: display) ?? 0
        screen = try XScreen(over: socket, cookie: XAuthority.cookie(display: number, environment: environment))
        keyboard = try Self.keyboard(over: socket, screen.keycodes)
        let protocols = try Self.atom("WM_PROTOCOLS", over: socket)
        deletion = try Self.atom("WM_DELETE_WINDOW", over: socket)
        (events, telling) = AsyncStream.makeStream(of: XEvent.self)
        try send([
            XRequest(
                1, 0, .word(id), .word(screen.root), .place(0), .place(0), .place(width), .place(height), .half(0),
                .half(1), .word(0), .word(0x800), .word(Self.wanted)),
            XRequest(18, 0, .word(id), .word(39), .word(31), .byte(8), .unused(3), .word(title.length), .text(title)),
            XRequest(18, 0, .word(id), .word(protocols), .word(4), .byte(32), .unused(3), .word(1), .word(deletion)),
            XRequest(45, 0, .word(font), .half(UInt16(Self.fontName.utf8.count)), .unused(2), .text(Self.fontName)),
            // Without events about the copy.
            XRequest(55, 0, .word(context), .word(id), .word(0x1_4000), .word(font), .word(0)),
        ])
    }

    private static let fontName = "fixed"

    /// Shows the window, and begins to read the server's messages.
    func show() throws {
        try send([XRequest(8, 0, .word(id))])
        DispatchQueue(label: "window.reader").async { [self] in
            while let event = try? next() { telling.yield(event) }
            telling.finish()
        }
    }

    private func next() throws -> XEvent {
        let head = try socket.receive(32)
        let rest = XEvent.rest(after: head)
        if rest > 0 { _ = try socket.receive(rest) }
        return XEvent(head, deletion: deletion)
    }

    /// Asks for the place of the window's content on the screen. The event ``XEvent/place(_:)`` answers.
    func askForPlace() throws {
        try send([XRequest(40, 0, .word(id), .word(screen.root), .place(0), .place(0))])
    }

    /// - Parameters:
    ///   - width: the width of the picture, in pixels.
    ///   - scale: the pixels for each point of the drawings.
    func show(_ drawings: [Drawing], width: Double, height: Double, scale: Double) throws {
        let size: [XField] = [.place(max(1, width)), .place(max(1, height))]
        try send(
            [XRequest(53, screen.depth, fields: [.word(picture), .word(id)] + size)]
                + drawings.flatMap { $0.requests(on: picture, with: context, scale: scale) } + [
                    XRequest(
                        62, 0,
                        fields: [.word(picture), .word(id), .word(context)] + [
                            .place(0), .place(0), .place(0), .place(0),
                        ]
                            + size),
                    XRequest(54, 0, .word(picture)),
                ])
    }

    func close() { socket.shutDown() }

    private func send(_ requests: [XRequest]) throws { try socket.send(requests.flatMap(\.bytes)) }
}

/// Requests before events begin: the next message is the answer.
extension XWindow {
    private static func atom(_ name: String, over socket: XSocket) throws -> UInt32 {
        try socket.send(XRequest(16, 0, .half(UInt16(name.utf8.count)), .unused(2), .text(name)).bytes)
        return try socket.receive(32).word(at: 8)
    }

    private static func keyboard(over socket: XSocket, _ keycodes: ClosedRange<UInt8>) throws -> Keyboard {
        try socket.send(XRequest(101, 0, .byte(keycodes.lowerBound), .byte(UInt8(keycodes.count)), .unused(2)).bytes)
        let head = try socket.receive(32)
        let keysyms = try socket.receive(Int(head.word(at: 4)) * 4)
        return Keyboard(first: keycodes.lowerBound, columns: Int(head[1]), bytes: keysyms)
    }
}

extension String {
    fileprivate var length: UInt32 { UInt32(latin1.count) }
}
