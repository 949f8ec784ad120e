// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// Asks the daemon who it is and how it is. Waits for nobody who does not answer.
struct DaemonExchange {
    let path: String
    /// A daemon that is started by this has to load its voices.
    private static let patience = Duration.seconds(10)

    /// - Returns: ``DaemonFacts/silent`` when nothing has come within ten seconds.
    func facts() async -> DaemonFacts {
        guard let transport = try? UnixSocketTransport(path: path) else { return .closing }
        let limit = Task {
            try await Task.sleep(for: Self.patience)
            transport.close()
        }
        defer { limit.cancel() }
        do {
            return try await facts(over: transport)
        } catch let error as WireError {
            return .refusing(error.message)
        } catch {
            limit.cancel()
            return (try? await limit.value) == nil ? .closing : .silent
        }
    }

    private func facts(over transport: UnixSocketTransport) async throws -> DaemonFacts {
        var daemon = DaemonLink { () throws(ClientError) in transport }
        // One that ends this connection is not looked for.
        daemon.patience = .zero
        let client = try await daemon.client(as: "a11y-speak doctor", events: [])
        let status = try await client.status()
        guard let server = await client.server else { return .closing }
        await client.close()
        return .answering(version: server.version, status: status, languages: server.languages.count)
    }
}
