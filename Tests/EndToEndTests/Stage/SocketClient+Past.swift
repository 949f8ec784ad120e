// SPDX-License-Identifier: MIT

import Foundation

/// An announcement in the history.
struct Past: Decodable, Sendable {
    struct Step: Decodable, Sendable {
        var state: String
        var reason: String?
    }

    var id: Int
    var steps: [Step]
}

extension SocketClient {
    /// The announcements in the history.
    func past() async throws -> [Past] {
        try await ask("history").result?.announcements ?? []
    }
}
