// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Glibc
import Wording

/// Announces the end of a command in the user's language. Waits for a daemon only for a limited time.
struct JobNotice {
    let connection: ConnectionOptions
    /// The client name that is sent to the daemon.
    let program: String
    /// Nil for the priority of the report.
    let priority: AnnouncementPriority?
    let isSensitive: Bool

    /// The seconds for which a success is worth announcing.
    private static let worth = 60.0

    /// - Parameter limit: called when the daemon has not answered within five seconds.
    /// - Throws: a ``ClientError`` when no daemon runs, or the daemon's ``WireError``.
    func tell(_ report: JobReport, limit: @escaping @Sendable () -> Void) async throws {
        let patience = Task {
            guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
            limit()
        }
        defer { patience.cancel() }
        try await connection.withClient(as: program) { client in
            let tag = try await client.configure(ConfigureRequest()).language
            _ = try await client.announce(request(report, tag: tag))
        }
    }

    /// - Parameter tag: the user's language, in BCP 47.
    private func request(_ report: JobReport, tag: String) -> AnnounceRequest {
        let known = SpokenLanguage(level: 1, tag: tag)
        let language = known ?? .english
        var request = AnnounceRequest(text: "")
        request.words = report.words(in: language).announced
        request.priority = priority ?? report.priority
        if request.priority == .low { request.expires = Self.worth }
        request.isSensitive = isSensitive
        // There is no phrasebook for the user's language.
        if known == nil { request.delivery.language = language.rawValue }
        return request
    }
}
