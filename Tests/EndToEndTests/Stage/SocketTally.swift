// SPDX-License-Identifier: MIT

import AnnouncementKit
import Synchronization

/// Counts the bytes of a socket until its end.
final class SocketTally: Sendable {
    private let tally = Mutex((bytes: 0, hasEnded: false))

    init(_ path: String) throws {
        let transport = try UnixSocketTransport(path: path)
        Task { [self] in
            for await bytes in transport.bytes { tally.withLock { $0.bytes += bytes.count } }
            tally.withLock { $0.hasEnded = true }
        }
    }

    var received: Int { tally.withLock { $0.bytes } }
    var hasEnded: Bool { tally.withLock { $0.hasEnded } }
}
