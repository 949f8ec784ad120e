// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Handles a connection that speaks JSON lines: an intake splits bytes into lines, and a session carries them out.
final class SessionHandler: ConnectionHandler {
    let smallestPortion = 4096
    private let clients: Clients
    private weak var port: ChannelPort?
    private var intake = LineIntake()
    private var eventsDropped = 0
    private lazy var session = Session(
        client: clients.connect(),
        connection: LineConnection(
            reply: { [weak self] in self?.reply($0) }, notify: { [weak self] in self?.notify($0) },
            finish: { [weak self] in self?.port?.finish() }))

    /// Nil for a refused peer, which gets the reason before the connection closes.
    init?(clients: Clients, port: ChannelPort, refusal: WireError?) {
        (self.clients, self.port) = (clients, port)
        if let refusal {
            port.write(WireCoder().line(ServerEvent.rejected(RejectedEvent(line: 1, error: refusal))))
            port.finish()
            return nil
        }
        port.findProcess { [weak client = session.client] in client?.process = $0 }
    }

    var backlog: Backlog { intake.backlog }

    func take(_ bytes: ByteBufferView, now: Duration) {
        intake.add(bytes, now: now)
        proceed()
    }

    func inputEnded() { intake.end() }

    func resumed(now: Duration) { intake.resumed(now: now) }

    func expire(now: Duration) { intake.expire(now: now) }

    func closed() { session.close() }

    func proceed() {
        while port?.isWritable ?? false, let step = intake.next() { session.take(step) }
    }

    /// Sends the answer to a lone request before its effects are performed, unless the effect is the first sound after
    /// silence, which is more urgent.
    private func reply(_ line: [UInt8]) {
        guard let port else { return }
        port.write(line)
        if port.isReading, intake.isEmpty, clients.isSpeaking, port.isJournaled { port.flush() }
    }

    /// Drops events for a client that does not read. Their number is sent when the client reads again.
    private func notify(_ line: [UInt8]) {
        guard let port, port.isWritable, eventsDropped == 0 else { return eventsDropped += 1 }
        port.write(line)
    }

    func becameWritable() {
        guard eventsDropped > 0 else { return }
        let count = eventsDropped
        eventsDropped = 0
        session.complain(.slowReader(eventsDropped: count))
    }
}
