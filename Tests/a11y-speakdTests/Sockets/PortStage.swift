// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOEmbedded

@testable import a11y_speakd

/// A connection without a socket: a port and the handler of its protocol, bytes both ways, and time by hand.
final class PortStage {
    private let channel = EmbeddedChannel()

    /// One that is open holds itself, and with it the whole daemon.
    deinit {
        _ = try? channel.finish()
        // One that was closed lets go of its handlers in the next turn.
        channel.embeddedEventLoop.run()
    }

    var isOpen: Bool { channel.isActive }

    func connect(_ open: @escaping (ChannelPort) -> (any ConnectionHandler)?) throws {
        try channel.pipeline.syncOperations.addHandler(ChannelPort(journal: nil, open: open))
        channel.connect(to: try SocketAddress(unixDomainSocketPath: "/client.sock"), promise: nil)
    }

    func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    /// The client has sent its last; it still reads.
    func endInput() { channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }

    /// What the client got since the last call.
    func take() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let buffer = try channel.readOutbound(as: ByteBuffer.self) { bytes += Array(buffer.readableBytesView) }
        return bytes
    }

    /// The client reads what it is sent, or does not.
    func setWritable(_ isWritable: Bool) {
        channel.isWritable = isWritable
        channel.pipeline.fireChannelWritabilityChanged()
        channel.embeddedEventLoop.run()
    }

    func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    func close() throws { try channel.close().wait() }
}
