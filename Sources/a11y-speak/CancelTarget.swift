// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// What is to be silenced.
enum CancelTarget: Hashable, ExpressibleByArgument {
    /// Whatever is heard and waits, whoever said it.
    case all
    /// What is heard now.
    case current
    case announcement(AnnouncementID)

    init?(argument: String) {
        switch argument {
        case "all": self = .all
        case "current": self = .current
        default:
            guard let number = UInt64(argument) else { return nil }
            self = .announcement(AnnouncementID(rawValue: number))
        }
    }

    /// Silences it, and gives how many announcements that ended.
    func cancel(through client: AnnouncementClient) async throws -> Int {
        switch self {
        case .all: return try await client.cancel(.all)
        case .announcement(let id): return try await client.cancel(.announcement(id))
        case .current:
            guard let id = try await client.status().speaking?.id else { return 0 }
            return try await client.cancel(.announcement(id))
        }
    }
}
