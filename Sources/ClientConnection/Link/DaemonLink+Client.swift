// SPDX-License-Identifier: MIT

import AnnouncementKit

extension DaemonLink {
    /// Connects under a client name.
    /// - Throws: a ``ClientError`` when no daemon runs.
    package func client(
        as name: String, events: Set<SubscribeRequest.Event> = [.announcements]
    ) async throws -> AnnouncementClient {
        try await AnnouncementClient.connect(
            through: self, as: name, version: ClientProgram.version, events: events)
    }

    /// Connects, does the work, and closes the connection. The daemon still speaks accepted announcements.
    /// - Throws: a ``ClientError`` when no daemon runs, and the errors of the work.
    package func withClient<Result>(
        as name: String, _ work: (AnnouncementClient) async throws -> Result
    ) async throws -> Result {
        let client = try await client(as: name)
        do {
            let result = try await work(client)
            await client.close()
            return result
        } catch {
            await client.close()
            throw error
        }
    }
}
