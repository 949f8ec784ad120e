// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// Handles a connection that speaks Speech Dispatcher's protocol.
final class SSIPHandler: ConnectionHandler {
    let smallestPortion = 512
    private let session: SSIPSession

    /// Nil for a refused peer: the protocol has no error for that, so the connection is closed.
    init?(clients: SSIPClients, port: ChannelPort, refusal: WireError?) {
        guard refusal == nil else {
            port.close()
            return nil
        }
        weak var opened: SSIPSession?
        let alarm = port.alarm { opened?.advance() }
        let connection = SSIPConnection(
            send: { [weak port] in port?.write($0) }, flush: { [weak port] in port?.flush() },
            isWritable: { [weak port] in port?.isWritable ?? false }, wake: { alarm?.set(after: $0) },
            finish: { [weak port] in port?.finish() })
        session = SSIPSession(clients: clients, connection: connection)
        opened = session
        port.findProcess { [weak client = session.client] in client?.process = $0 }
    }

    var backlog: Backlog { session.backlog }

    func take(_ bytes: ByteBufferView, now: Duration) { session.received(bytes, now: now) }

    func inputEnded() { session.inputEnded() }

    func proceed() { session.proceed() }

    func resumed(now: Duration) { session.resumed(now: now) }

    func expire(now: Duration) { session.expire(now: now) }

    func closed() { session.close() }
}
