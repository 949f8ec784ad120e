// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore
import NIOPosix

/// Accepts connections on a listening descriptor and gives each its handler.
struct SocketListener {
    /// - Parameter refusal: why the peer may not be heard, when that is so.
    typealias Handler = (_ refusal: String?) -> any ChannelHandler

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
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
            .childChannelInitializer { [handler] channel in
                Self.refusal(of: channel).map { refusal in
                    try? channel.pipeline.syncOperations.addHandler(handler.value(refusal))
                }
            }
            .withBoundSocket(descriptor)
    }

    /// Why the peer of a connection may not be heard; nil when it may.
    private static func refusal(of channel: any Channel) -> EventLoopFuture<String?> {
        guard let socket = channel as? any SocketOptionProvider else {
            return channel.eventLoop.makeSucceededFuture("This is no socket.")
        }
        let option = NIOBSDSocket.Option(rawValue: SO_PEERCRED)
        let credentials: EventLoopFuture<PeerCredentials> = socket.unsafeGetSocketOption(level: .socket, name: option)
        return credentials.map { $0.refusal(for: geteuid()) }
    }
}
