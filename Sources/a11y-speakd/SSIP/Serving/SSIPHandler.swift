// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Handles a connection that speaks Speech Dispatcher's protocol.
final class SSIPHandler: ConnectionHandler {
    let smallestPortion = 512
    private let clients: SSIPClients
    private let refusal: WireError?
    private var session: SSIPSession?

    /// - Parameter refusal: why this peer is refused; nil when it is not. The protocol has no error for it.
    init(clients: SSIPClients, refusal: WireError?) {
        self.clients = clients
        self.refusal = refusal
    }

    func opened(_ port: ChannelPort) {
        guard refusal == nil else { return port.close() }
        let alarm = port.alarm { [weak self] in self?.session?.advance() }
        let connection = SSIPConnection(
            send: { [weak port] in port?.write($0) }, flush: { [weak port] in port?.flush() },
            isWritable: { [weak port] in port?.isWritable ?? false }, wake: { alarm?.set(after: $0) },
            finish: { [weak port] in port?.finish() })
        let session = SSIPSession(clients: clients, connection: connection)
        self.session = session
        port.findProcess { [weak client = session.client] in client?.process = $0 }
    }

    func closed() {
        session?.close()
        session = nil
    }

    var backlog: Backlog { session?.backlog ?? Backlog() }

    func take(_ bytes: ByteBufferView, now: Duration) { session?.received(bytes, now: now) }

    func inputEnded() { session?.inputEnded() }

    func proceed() { session?.proceed() }

    func resumed(now: Duration) { session?.resumed(now: now) }

    func expire(now: Duration) { session?.expire(now: now) }
}
