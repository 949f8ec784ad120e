// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// The way to the daemon: utterances out, what becomes of them in.
final class ExploreLink: Sendable {
    private struct State {
        var utterances: [AnnouncementID: Int] = [:]
        var isClosed = false
    }

    private static let settings: RequestID = "settings"
    private static let cancellation: RequestID = "cancel"
    private let transport: UnixSocketTransport
    private let coder = WireCoder()
    private let state = Mutex(State())
    private let tell: @Sendable (ExploreEvent) -> Void
    private let silenced: AsyncStream<Void>.Continuation
    private let silence: AsyncStream<Void>

    /// - Throws: a ``ClientError`` when nothing listens.
    init(path: String, tell: @escaping @Sendable (ExploreEvent) -> Void) throws(ClientError) {
        transport = try UnixSocketTransport(path: path)
        self.tell = tell
        (silence, silenced) = AsyncStream.makeStream(of: Void.self)
        send("hello", .hello(HelloRequest(client: "a11y-speak explore", version: ClientProgram.version)))
        send("subscribe", .subscribe(SubscribeRequest([.announcements, .captions])))
        send(Self.settings, .configure(ConfigureRequest()))
        Task { await receive() }
    }

    func say(_ utterance: ExploreUtterance) {
        send(.number(utterance.number), .announce(utterance.request))
    }

    /// What was said through this connection ends.
    func beSilent() { send(Self.cancellation, .cancel(.own)) }

    /// Ends the connection when all is silent; waits for that, but not for long.
    func leave() async {
        state.withLock { $0.isClosed = true }
        beSilent()
        let limit = Task {
            try? await Task.sleep(for: .seconds(1))
            silenced.finish()
        }
        for await _ in silence { break }
        limit.cancel()
        transport.close()
    }

    private func send(_ id: RequestID, _ request: Request) {
        transport.send(coder.line(RequestMessage(id: id, request)))
    }

    private func receive() async {
        var framer = LineFramer(limit: .max - 1)
        for await bytes in transport.bytes {
            for line in (try? framer.lines(adding: bytes)) ?? [] { received(line) }
        }
        silenced.finish()
        if !state.withLock({ $0.isClosed }) { tell(.daemonLost) }
    }

    private func received(_ line: [UInt8]) {
        switch try? coder.daemonMessage(line) {
        case .reply(Self.settings, let line):
            if let settings = try? coder.reply(line, as: SettingsReply.self).result { tell(.daemonFound(settings)) }
        case .reply(Self.cancellation, _): silenced.yield()
        case .reply(.number(let number), let line):
            if let id = try? coder.reply(line, as: AnnouncementReply.self).result?.announcement {
                state.withLock { $0.utterances[id] = number }
            }
        case .event(.announcement(let event)): happened(event)
        case .event(.caption(let event)):
            if let number = state.withLock({ $0.utterances[event.id] }) {
                tell(.utterance(.word(number, offset: event.offset)))
            }
        default: break
        }
    }

    private func happened(_ event: AnnouncementEvent) {
        let hasEnded = AnnouncementState(name: event.state)?.outcome != nil
        let number = state.withLock { state in
            hasEnded ? state.utterances.removeValue(forKey: event.id) : state.utterances[event.id]
        }
        guard let number else { return }
        if hasEnded {
            tell(.utterance(.ended(number)))
        } else if event.state == "began" {
            tell(.utterance(.began(number)))
        }
    }
}
