// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import NIOCore

/// Serving Speech Dispatcher's clients too, when that is wanted: systemd passes a socket, or an option asks for it.
extension Daemon {
    /// The state of Speech Dispatcher's place, as found at the start.
    struct PlaceClaim {
        var place: SpeechDispatcherPlace
        /// Listening; nil when somebody else is there.
        var descriptor: Int32?
        var problem: String?
    }

    /// Binds at once, so that a client may connect before the voices are loaded.
    /// - Returns: nil when SSIP is not wanted.
    /// - Throws: who has the place, only when the daemon was started for it.
    func claimPlace(passed: Int32?) throws(ListenError) -> PlaceClaim? {
        guard var place = try wantedPlace(passed) else { return nil }
        do {
            let own = try place.claim()
            if own != nil, let passed { close(passed) }
            return PlaceClaim(place: place, descriptor: own ?? passed)
        } catch {
            guard !options.speechDispatcher.spawned else { throw error }
            warn(error.description)
            return PlaceClaim(place: place, descriptor: place.isReachable ? passed : nil, problem: error.description)
        }
    }

    private func wantedPlace(_ passed: Int32?) throws(ListenError) -> SpeechDispatcherPlace? {
        if let passed { return try SpeechDispatcherPlace(passed: passed, environment: environment) }
        let path = try options.speechDispatcher.socketPath(environment: environment)
        return path.map { SpeechDispatcherPlace(path: $0, environment: environment) }
    }

    /// Serves there from now on.
    func keep(
        _ claim: PlaceClaim?, for clients: NIOLoopBound<Clients>, on loop: any EventLoop
    ) async throws -> NIOLoopBound<PlaceKeeper>? {
        guard let claim else { return nil }
        return try await loop.submit {
            let folder = claim.place.path.lastIndex(of: "/").map { claim.place.path[..<$0] } ?? "."
            let ssip = SSIPClients(of: clients.value, debugFolder: "\(folder)/debug")
            let handler = NIOLoopBound<SocketListener.Handler>(
                { refusal in
                    ChannelPort(journal: clients.value.ledger.journal) {
                        SSIPHandler(clients: ssip, port: $0, refusal: refusal)
                    }
                },
                eventLoop: loop)
            let listener = SocketListener(loop: loop, handler: handler)
            let keeper = PlaceKeeper(
                claim.place, problem: claim.problem, loop: loop, listener: listener, tell: warn)
            clients.value.facts.ssipProblem = { keeper.findProblem() }
            keeper.start(on: claim.descriptor)
            return NIOLoopBound(keeper, eventLoop: loop)
        }.get()
    }
}
