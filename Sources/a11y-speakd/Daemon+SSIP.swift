// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// The second socket, for clients that speak Speech Dispatcher's protocol.
extension Daemon {
    /// - Parameters:
    ///   - descriptor: bound and listening; nil when they are not served.
    ///   - server: with it ends this socket too.
    func serveSpeechDispatcherClients(
        on descriptor: Int32?, _ loop: any EventLoop, _ state: NIOLoopBound<DaemonState>, until server: any Channel
    ) async throws {
        guard let descriptor else { return }
        let handler = try await loop.submit {
            let clients = SSIPClients(daemon: state.value)
            return NIOLoopBound<SocketListener.Handler>(
                { SSIPHandler(clients: clients, refusal: $0) }, eventLoop: loop)
        }.get()
        let channel = try await SocketListener(loop: loop, handler: handler).start(on: descriptor)
        server.closeFuture.whenComplete { _ in channel.close(promise: nil) }
    }
}
