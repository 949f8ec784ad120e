// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// What a watcher wakes for.
enum WatchWake: WakeReason {
    case event(WatchEvent)
    /// The daemon has not done what was asked.
    case refused(String)
    /// Some have been struck.
    case keys
    case signal(Int32)
    case timer
    case reconnect
}

/// The way to the daemon: requests out, what becomes of all announcements in.
final class WatchLink: Sendable {
    private static let status: RequestID = "status"
    /// More than a screen has rows.
    private static let mostListed = 100
    private let transport: UnixSocketTransport
    private let coder = WireCoder()
    private let isClosed = Mutex(false)
    private let tell: @Sendable (WatchWake) -> Void

    /// - Throws: a ``ClientError`` when nothing listens.
    init(path: String, tell: @escaping @Sendable (WatchWake) -> Void) throws(ClientError) {
        transport = try UnixSocketTransport(path: path)
        self.tell = tell
        send(.hello(HelloRequest(client: "a11y-speak watch", version: ClientProgram.version)), as: "hello")
        send(.subscribe(SubscribeRequest([.announcements, .captions, .pauses], scope: .all)), as: "subscribe")
        askStatus()
        Task { await receive() }
    }

    /// The answer comes as an event.
    func askStatus() { send(.status(StatusRequest(limit: Self.mostListed)), as: Self.status) }

    func ask(_ request: Request) { send(request, as: "key") }

    func close() {
        isClosed.withLock { $0 = true }
        transport.close()
    }

    private func send(_ request: Request, as id: RequestID) {
        transport.send(coder.line(RequestMessage(id: id, request)))
    }

    private func receive() async {
        var framer = LineFramer(limit: .max - 1)
        for await bytes in transport.bytes {
            for line in (try? framer.lines(adding: bytes)) ?? [] { received(line) }
        }
        if !isClosed.withLock({ $0 }) { tell(.event(.lost)) }
    }

    private func received(_ line: [UInt8]) {
        switch try? coder.daemonMessage(line) {
        case .reply(Self.status, let line):
            if let status = try? coder.reply(line, as: StatusReply.self).result { tell(.event(.status(status))) }
        case .reply(_, let line):
            if let error = try? coder.reply(line, as: NoResult.self).error { tell(.refused(error.message)) }
        case .event(.announcement(let event)): tell(.event(.announcement(event)))
        case .event(.caption(let word)): tell(.event(.word(word)))
        case .event(.pause(let event)): tell(.event(.paused(event.paused)))
        default: break
        }
    }
}
