// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOEmbedded

@testable import a11y_speakd

/// A connection without a socket: a port and its protocol's handler. The test sends and takes bytes and advances time.
final class PortStage {
    private let channel = EmbeddedChannel()

    /// Closes the channel, because an open channel retains itself and the daemon.
    deinit {
        _ = try? channel.finish()
        // A closed channel releases its handlers in the next turn of the loop.
        channel.embeddedEventLoop.run()
    }

    var isOpen: Bool { channel.isActive }

    func connect(_ open: @escaping (ChannelPort) -> (any ConnectionHandler)?) throws {
        try channel.pipeline.syncOperations.addHandler(ChannelPort(journal: nil, open: open))
        channel.connect(to: try SocketAddress(unixDomainSocketPath: "/client.sock"), promise: nil)
    }

    func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    /// The client closes its sending side and still reads.
    func endInput() { channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }

    /// The bytes that the client got since the last call.
    func take() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let buffer = try channel.readOutbound(as: ByteBuffer.self) { bytes += Array(buffer.readableBytesView) }
        return bytes
    }

    /// Whether the client reads the bytes that the daemon sends.
    func setWritable(_ isWritable: Bool) {
        channel.isWritable = isWritable
        channel.pipeline.fireChannelWritabilityChanged()
        channel.embeddedEventLoop.run()
    }

    func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    func close() throws { try channel.close().wait() }
}
