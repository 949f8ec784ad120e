// SPDX-License-Identifier: MIT

/// A connection's bytes, both ways. The seam at which a client is tested without a socket.
package protocol ClientTransport: Sendable {
    /// What the daemon sends, in order, cut anywhere; ends when the connection does.
    var bytes: AsyncStream<[UInt8]> { get }
    /// Sends in the order of the calls; returns at once. Once the connection is gone, what is sent is lost.
    func send(_ bytes: [UInt8])
    /// Closes when everything is sent.
    func close()
}

extension UnixSocketTransport: ClientTransport {}
