// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Wording

/// Has the daemon say how a command has ended, in the user's language. A daemon that does not answer keeps nobody waiting.
struct JobNotice {
    let connection: ConnectionOptions
    /// The name that the daemon is told.
    let program: String
    /// Nil for the report's own.
    let priority: AnnouncementPriority?
    let isSensitive: Bool

    /// How long success may wait to be said, in seconds.
    private static let worth = 60.0

    /// - Parameter limit: what happens when the daemon has not answered for five seconds.
    /// - Throws: a ``ClientError`` without a daemon, or its ``WireError``.
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

    /// - Parameter tag: the user's language.
    private func request(_ report: JobReport, tag: String) -> AnnounceRequest {
        let known = SpokenLanguage(tag: tag)
        let language = known ?? .english
        var request = AnnounceRequest(text: "")
        request.words = report.words(in: language).announced
        request.priority = priority ?? report.priority
        if request.priority == .low { request.expires = Self.worth }
        request.isSensitive = isSensitive
        // Where there is no phrasebook for the user's language.
        if known == nil { request.delivery.language = language.rawValue }
        return request
    }
}
