// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How many wait, for the limits. What was cut has its seat, and does not count.
struct WaitingCounts: Sendable, Equatable {
    /// Those of this queue's own convention.
    private(set) var own = 0
    private var ofClient: [ClientID: Int] = [:]
    /// Those of Speech Dispatcher's.
    private(set) var speechDispatcher = 0

    func own(of client: ClientID) -> Int { ofClient[client] ?? 0 }

    mutating func enter(_ entry: AcceptedAnnouncement) {
        guard !entry.wasCut else { return }
        guard !entry.isSpeechDispatcher else { return speechDispatcher += 1 }
        own += 1
        ofClient[entry.client, default: 0] += 1
    }

    mutating func leave(_ entry: AcceptedAnnouncement) {
        guard !entry.wasCut else { return }
        guard !entry.isSpeechDispatcher else { return speechDispatcher -= 1 }
        own -= 1
        let left = (ofClient[entry.client] ?? 1) - 1
        ofClient[entry.client] = left == 0 ? nil : left
    }
}
