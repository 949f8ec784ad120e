// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// The connection of a command that stays: requests out by their ids; replies, events and cuts in, in their order. A daemon
/// that has disconnected is looked for again for as long as the command runs.
package final class LiveLink: Sendable {
    private let client: AnnouncementClient
    private let isConnected = Mutex(true)

    /// - Parameters:
    ///   - daemon: the way there.
    ///   - name: the client name that is sent to the daemon.
    ///   - opening: requests that are sent first on each connection.
    ///   - received: called with each reply, event and cut, one after the other. Replies have the ids of ``send(_:as:)``.
    /// - Throws: a ``ClientError`` when there is no daemon.
    package init(
        to daemon: DaemonLink, as name: String, opening: [OpeningRequest],
        received: @escaping @Sendable (ClientNews) -> Void
    ) async throws {
        var daemon = daemon
        daemon.isPersistent = true
        let (news, continuation) = AsyncStream.makeStream(of: ClientNews.self)
        client = try await AnnouncementClient.connect(
            through: daemon, as: name, version: ClientProgram.version, opening: opening, news: continuation)
        Task { [self] in
            for await item in news where take(item) { received(item) }
        }
    }

    /// - Returns: whether it is news: a cut is reported once, however often the daemon is not found.
    private func take(_ news: ClientNews) -> Bool {
        if case .message = news { return true }
        return isConnected.withLock { connected in
            defer { connected = news == .found }
            return connected != (news == .found)
        }
    }

    /// Sends the daemon a request. Without a connection nothing is sent: the request would be of no use later.
    /// - Parameter id: which the reply has; it may be used again.
    package func send(_ request: Request, as id: RequestID) async {
        guard isConnected.withLock({ $0 }) else { return }
        try? await client.send(request, as: id)
    }

    /// Closes the connection. Accepted announcements are still said.
    package func close() async { await client.close() }

    /// Returns when all that it has announced has ended.
    package func waitUntilSaid() async { await client.waitUntilSaid() }

    /// Silences what this connection announced, and closes it. Waits for the silence, but for a second at most.
    package func leave() async {
        await closeAfter { client in _ = try? await client.cancel(.own) }
    }

    /// Announces a last text, and closes the connection. Waits until the daemon has it, but for a second at most: a
    /// program that ended sooner could take it along.
    package func leave(saying request: AnnounceRequest) async {
        await closeAfter { client in _ = try? await client.announce(request) }
    }

    private func closeAfter(_ last: (AnnouncementClient) async -> Void) async {
        guard isConnected.withLock({ $0 }) else { return await close() }
        let limit = Task { [client] in
            try? await Task.sleep(for: .seconds(1))
            await client.close()
        }
        await last(client)
        limit.cancel()
        await close()
    }
}
