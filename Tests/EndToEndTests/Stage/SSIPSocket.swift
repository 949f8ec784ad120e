// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// A client that writes Speech Dispatcher's protocol byte for byte.
final class SSIPSocket: Sendable {
    private let transport: UnixSocketTransport
    private let inbox = Inbox()

    /// Received bytes that do not make a line yet, and lines without their line feeds.
    private final class Inbox: Sendable {
        let rest = Mutex<[UInt8]>([])
        let lines = Mutex<[String]>([])
        let hasEnded = Mutex(false)

        func take(_ bytes: [UInt8]) {
            let fresh = rest.withLock { rest in
                rest += bytes
                guard let end = rest.lastIndex(of: 10) else { return [String]() }
                let whole = rest[..<end].split(separator: 10, omittingEmptySubsequences: false)
                defer { rest.removeFirst(end + 1) }
                return whole.map { String(decoding: $0, as: UTF8.self) }
            }
            lines.withLock { $0 += fresh }
        }
    }

    init(_ path: String) throws {
        transport = try UnixSocketTransport(path: path)
        Task { [transport, inbox] in
            for await bytes in transport.bytes { inbox.take(bytes) }
            inbox.hasEnded.withLock { $0 = true }
        }
    }

    deinit { transport.close() }

    func close() { transport.close() }

    /// Whether the server has closed the connection.
    var hasEnded: Bool { inbox.hasEnded.withLock { $0 } }

    func send(_ bytes: [UInt8]) { transport.send(bytes) }

    /// Sends text unchanged: each line needs its CR and LF.
    func send(_ text: String) { send(Array(text.utf8)) }

    /// All received lines, each with the CR that the protocol requires.
    var lines: [String] { inbox.lines.withLock { $0 } }

    /// The lines that are replies, without their CR.
    var replies: [String] { lines.filter { !$0.hasPrefix("7") }.map(Self.content) }

    /// The events, each on one line: "701 1 4 BEGIN" for message 1 of client 4.
    var events: [String] {
        var events: [String] = []
        var data: [String] = []
        for line in lines.filter({ $0.hasPrefix("7") }).map(Self.content) {
            guard line.dropFirst(3).first == " " else {
                data.append(String(line.dropFirst(4)))
                continue
            }
            events.append(([String(line.prefix(3))] + data + [String(line.dropFirst(4))]).joined(separator: " "))
            data = []
        }
        return events
    }

    private static func content(_ line: String) -> String {
        line.hasSuffix("\r") ? String(line.dropLast()) : line + " (no CR)"
    }

    /// Waits until `count` lines of replies have arrived since the connection began.
    func replies(count: Int) async throws -> [String] {
        try await eventually(
            "\(count) lines of replies; there came \(replies.count), at last \(lines.suffix(6))", within: .seconds(180)
        ) {
            let replies = replies
            return replies.count >= count ? replies : nil
        }
    }

    /// Sends a command, and waits for a reply with this number of lines.
    func ask(_ command: String, lines: Int = 1) async throws -> String {
        let count = replies.count
        send("\(command)\r\n")
        return try await replies(count: count + lines)[count...].joined(separator: "\n")
    }
}
