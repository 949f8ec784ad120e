// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Handles a connection that speaks JSON lines: an intake splits bytes into lines, and a session carries them out.
final class SessionHandler: ConnectionHandler {
    let smallestPortion = 4096
    private let clients: Clients
    private let refusal: WireError?
    private var session: Session?
    private var intake = LineIntake()
    private weak var port: ChannelPort?
    private var eventsDropped = 0

    /// - Parameter refusal: why this peer is refused; nil when it is not.
    init(clients: Clients, refusal: WireError?) {
        self.clients = clients
        self.refusal = refusal
    }

    func opened(_ port: ChannelPort) {
        self.port = port
        let connection = LineConnection(
            reply: { [weak self] in self?.reply($0) }, notify: { [weak self] in self?.notify($0) },
            finish: { [weak port] in port?.finish() })
        let session = Session(client: clients.connect(), connection: connection)
        self.session = session
        port.findProcess { [weak client = session.client] in client?.process = $0 }
        guard let refusal else { return }
        session.refuseLine(refusal)
        port.finish()
    }

    func closed() {
        session?.close()
        session = nil
    }

    var backlog: Backlog { intake.backlog }

    func take(_ bytes: ByteBufferView, now: Duration) {
        guard refusal == nil else { return }
        intake.add(bytes, now: now)
        proceed()
    }

    func inputEnded() {
        if refusal == nil { intake.end() }
    }

    func resumed(now: Duration) { intake.resumed(now: now) }

    func expire(now: Duration) { intake.expire(now: now) }

    func proceed() {
        while port?.isWritable ?? false, let step = intake.next() {
            switch step {
            case .line(let line): session?.received(line)
            case .tooLong(let limit):
                session?.refuseLine(.tooLong(limit: limit))
                port?.finish()
            case .unfinished: session?.refuseLine(.unfinished)
            case .end: session?.inputEnded()
            }
        }
    }

    /// Sends the answer to a lone request before its effects are performed, unless the effect is the first sound after
    /// silence, which is more urgent.
    private func reply(_ line: [UInt8]) {
        guard let port else { return }
        port.write(line)
        if port.isReading, intake.isEmpty, clients.announcer.speaking != nil, port.isJournaled { port.flush() }
    }

    /// A client that does not read loses events, and gets their number when it reads again.
    private func notify(_ line: [UInt8]) {
        guard let port, port.isWritable, eventsDropped == 0 else { return eventsDropped += 1 }
        port.write(line)
    }

    func becameWritable() {
        guard eventsDropped > 0 else { return }
        let count = eventsDropped
        eventsDropped = 0
        session?.complain(.slowReader(eventsDropped: count))
    }
}
