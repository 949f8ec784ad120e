// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Synchronization

/// The lasting connection of a command: sends requests by id, and receives replies, events and connection changes in
/// order. After a disconnection the link looks for the daemon until the command ends.
package final class LiveLink: Sendable {
    private let client: AnnouncementClient
    private let isConnected = Mutex(true)

    /// - Parameters:
    ///   - daemon: where to connect.
    ///   - name: the client name that is sent to the daemon.
    ///   - opening: requests that are sent first on each connection.
    ///   - received: called with each reply, event and connection change in turn. Replies have the ids of
    ///     ``send(_:as:)``.
    /// - Throws: a ``ClientError`` when no daemon runs.
    package init(
        to daemon: DaemonLink, as name: String, opening: [OpeningRequest],
        received: @escaping @Sendable (ClientEvent) -> Void
    ) async throws {
        var daemon = daemon
        daemon.isPersistent = true
        let (news, continuation) = AsyncStream.makeStream(of: ClientEvent.self)
        client = try await AnnouncementClient.connect(
            through: daemon, as: name, version: ClientProgram.version, opening: opening, news: continuation)
        Task { [self] in
            for await item in news where take(item) { received(item) }
        }
    }

    /// - Returns: whether to pass the news on: a disconnection is reported once, however often the search for the
    ///   daemon fails.
    private func take(_ news: ClientEvent) -> Bool {
        if case .message = news { return true }
        return isConnected.withLock { connected in
            defer { connected = news == .found }
            return connected != (news == .found)
        }
    }

    /// Sends the daemon a request. Without a connection the request is dropped, because it would be of no use later.
    /// - Parameter id: the id of the reply; the caller may use it again.
    package func send(_ request: Request, as id: RequestID) async {
        guard isConnected.withLock({ $0 }) else { return }
        try? await client.send(request, as: id)
    }

    /// Closes the connection. The daemon still speaks accepted announcements.
    package func close() async { await client.close() }

    /// Returns when all announcements of this connection have ended.
    package func waitUntilSaid() async { await client.waitUntilSaid() }

    /// Silences this connection's announcements and closes it. Waits for the silence for one second at most.
    package func leave() async {
        await closeAfter { client in _ = try? await client.cancel(.own) }
    }

    /// Announces a last text and closes the connection. Waits one second at most until the daemon has the text: if the
    /// program ended sooner, the text could be lost.
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
