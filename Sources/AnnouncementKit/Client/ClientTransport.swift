// SPDX-License-Identifier: MIT

/// A connection's bytes, both ways. The seam at which a client is tested without a socket.
package protocol ClientTransport: Sendable {
    /// The bytes from the daemon, in order, cut anywhere; ends when the connection does.
    var bytes: AsyncStream<[UInt8]> { get }
    /// Sends in the order of the calls; returns at once. After the connection has ended, sent bytes are lost.
    func send(_ bytes: [UInt8])
    /// Closes when everything is sent.
    func close()
}

extension UnixSocketTransport: ClientTransport {}
