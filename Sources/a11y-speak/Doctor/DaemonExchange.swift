// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// Asks the daemon for its version and status, for a limited time.
struct DaemonExchange {
    let path: String
    /// Long enough for a daemon that this connection starts to load its voices.
    private static let patience = Duration.seconds(10)

    /// - Returns: ``DaemonFacts/silent`` when there is no reply within ten seconds.
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
        // A daemon that closes this connection is not looked for again.
        daemon.patience = .zero
        let client = try await daemon.client(as: "a11y-speak doctor", events: [])
        let status = try await client.status()
        guard let server = await client.server else { return .closing }
        await client.close()
        return .answering(version: server.version, status: status, languages: server.languages.count)
    }
}
