// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore
import NIOPosix

/// Accepts connections on a listening descriptor, and creates a handler for each.
struct SocketListener {
    /// - Parameter refusal: why the peer is refused; nil when it is not.
    typealias Handler = (_ refusal: WireError?) -> any ChannelHandler

    private let loop: any EventLoop
    private let handler: NIOLoopBound<Handler>

    init(loop: any EventLoop, handler: NIOLoopBound<Handler>) {
        self.loop = loop
        self.handler = handler
    }

    /// - Parameter descriptor: bound and listening; the returned channel owns it.
    func start(on descriptor: Int32) -> EventLoopFuture<any Channel> {
        ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptPause())
                }
            }
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
            .childChannelInitializer { [handler] channel in
                channel.eventLoop.makeCompletedFuture {
                    let operations = channel.pipeline.syncOperations
                    try operations.addHandler(handler.value(Self.refusal(of: operations)))
                }
            }
            .withBoundSocket(descriptor)
    }

    /// Why the peer of a connection is refused; nil when it is not.
    private static func refusal(of operations: ChannelPipeline.SynchronousOperations) throws -> WireError? {
        let descriptor = try operations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { $0 }
        guard let descriptor, let peer = PeerCredentials(of: descriptor) else {
            return WireError(.forbidden, "This is not a Unix socket.")
        }
        return peer.refusal(for: geteuid()).map { WireError(.forbidden, $0) }
            ?? DescriptorReserve.refusal(of: descriptor)
    }
}

/// Pauses a listening socket when the system has no descriptor for another connection. NIO's own handler does not
/// pause: after an error it still polls the socket, so it would retry without end.
final class AcceptPause: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private static let length = TimeAmount.milliseconds(100)
    private static let shortages = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let shortage = error as? IOError, Self.shortages.contains(shortage.errnoCode) else {
            return context.fireErrorCaught(error)
        }
        let channel = context.channel
        channel.setOption(.autoRead, value: false).whenFailure { _ in }
        channel.eventLoop.scheduleTask(in: Self.length) {
            channel.setOption(.autoRead, value: true).whenFailure { _ in }
        }
    }
}
