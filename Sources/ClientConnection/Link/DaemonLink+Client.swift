// SPDX-License-Identifier: MIT

import AnnouncementKit

extension DaemonLink {
    /// Connects as this program.
    /// - Throws: a ``ClientError`` when there is no daemon.
    package func client(
        as name: String, events: Set<SubscribeRequest.Event> = [.announcements]
    ) async throws -> AnnouncementClient {
        try await AnnouncementClient.connect(
            through: self, as: name, version: ClientProgram.version, events: events)
    }

    /// Connects, does the work, and closes the connection. Accepted announcements are still said.
    /// - Throws: a ``ClientError`` when there is no daemon, and the errors of the work.
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
