// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// The daemon's own place: its socket, systemd's or one that it makes.
extension Daemon {
    /// - Returns: the place, nil when the socket has no path; and its listening descriptor.
    func claimOwnPlace(_ passed: [String: Int32]) throws(ListenError) -> (DaemonPlace?, Int32) {
        // Any name but the other's: systemd-socket-activate gives none.
        if let passed = passed.first(where: { $0.key != "ssip" })?.value {
            return (SocketPath(of: passed).map { DaemonPlace(passed: $0) }, passed)
        }
        var place = DaemonPlace(own: SocketPath(path: try options.socketPath(environment: environment)))
        guard let descriptor = try place.claim() else { preconditionFailure("nobody listens there yet") }
        return (place, descriptor)
    }

    /// Accepts clients from now on.
    func serve(
        _ place: DaemonPlace?, on descriptor: Int32, _ loop: any EventLoop, _ clients: NIOLoopBound<Clients>
    ) async throws -> NIOLoopBound<SocketKeeper> {
        let (keeper, started) = try await loop.submit {
            let journal = clients.value.ledger.journal
            let handler = NIOLoopBound<SocketListener.Handler>(
                { refusal in
                    ChannelPort(journal: clients.value.ledger.journal) {
                        SessionHandler(clients: clients.value, port: $0, refusal: refusal)
                    }
                }, eventLoop: loop)
            let listener = SocketListener(loop: loop, handler: handler)
            let keeper = SocketKeeper(
                place, loop: loop, listener: listener, restoreJournal: { journal?.restore() ?? false }, tell: warn)
            return (NIOLoopBound(keeper, eventLoop: loop), keeper.start(on: descriptor))
        }.get()
        try await started.get()
        return keeper
    }
}
