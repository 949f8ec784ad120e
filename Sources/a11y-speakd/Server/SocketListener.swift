// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import NIOCore
import NIOPosix

/// Accepts connections on a listening descriptor and gives each its session.
struct SocketListener {
    private let loop: any EventLoop
    private let daemon: NIOLoopBound<DaemonState>

    init(loop: any EventLoop, daemon: NIOLoopBound<DaemonState>) {
        self.loop = loop
        self.daemon = daemon
    }

    /// - Parameter descriptor: bound and listening; the returned channel owns it.
    func start(on descriptor: Int32) async throws -> any Channel {
        try await ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: 1024)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
            .childChannelInitializer { [daemon] channel in
                Self.refusal(of: channel).map { refusal in
                    let handler = SessionHandler(daemon: daemon.value, refusal: refusal)
                    try? channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .withBoundSocket(descriptor)
            .get()
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
