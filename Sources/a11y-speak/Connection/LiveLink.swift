// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// The connection of a command that stays: requests out by their ids; replies, events and cuts in, in their order. A daemon
/// that has gone is looked for again for as long as the command runs.
final class LiveLink: Sendable {
    private let client: AnnouncementClient
    private let opening: [Opening]
    private let coder = WireCoder()
    private let isConnected = Mutex(true)

    /// What is asked first on each connection.
    struct Opening: Sendable {
        let id: RequestID
        let request: Request
    }

    /// - Parameters:
    ///   - daemon: the way there.
    ///   - name: what the daemon is told.
    ///   - received: called with each reply, event and cut, one after the other. Replies have the ids of ``send(_:as:)``.
    /// - Throws: a ``ClientError`` when there is no daemon.
    init(
        to daemon: DaemonLink, as name: String, opening: [Opening],
        received: @escaping @Sendable (ClientNews) -> Void
    ) async throws {
        var daemon = daemon
        daemon.isPersistent = true
        client = try await AnnouncementClient.connect(through: daemon, as: name, version: ClientProgram.version)
        self.opening = opening
        let news = await client.news()
        await open()
        Task { [self] in
            for await item in news where await take(item) { received(item) }
        }
    }

    /// Asked again on each connection: the daemon may be another one.
    private func open() async {
        for first in opening { await send(first.request, as: first.id) }
    }

    /// - Returns: whether it is news: a cut is reported once, however often the daemon is not found.
    private func take(_ news: ClientNews) async -> Bool {
        let isConnected = news != .lost
        let wasConnected = self.isConnected.withLock { connected in
            defer { connected = isConnected }
            return connected
        }
        if news == .found { await open() }
        return isConnected || wasConnected
    }

    /// Asks the daemon. Without a connection nothing is asked: what the user wanted then is of no use later.
    /// - Parameter id: which the reply has; it may be used again.
    func send(_ request: Request, as id: RequestID) async {
        guard isConnected.withLock({ $0 }) else { return }
        try? await client.relay(Array(coder.line(RequestMessage(id: id, request)).dropLast()), number: 0)
    }

    /// What was accepted is still said.
    func close() async { await client.close() }

    /// Silences what was said through this connection, and closes it. Waits for the silence, but for a second at most.
    func leave() async {
        guard isConnected.withLock({ $0 }) else { return await close() }
        let limit = Task { [client] in
            try? await Task.sleep(for: .seconds(1))
            await client.close()
        }
        _ = try? await client.cancel(.own)
        limit.cancel()
        await close()
    }
}
