// SPDX-License-Identifier: MIT

import Foundation

/// An announcement as the history has it.
struct Past: Decodable, Sendable {
    struct Step: Decodable, Sendable {
        var state: String
        var reason: String?
    }

    var id: Int
    var steps: [Step]
}

extension SocketClient {
    /// What has ended.
    func past() async throws -> [Past] {
        try await ask("history").result?.announcements ?? []
    }
}
