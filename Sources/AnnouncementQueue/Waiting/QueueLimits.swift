// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How many announcements may wait, and how long they wait for a device.
package struct QueueLimits: Sendable, Hashable {
    /// The limits of all clients and of one client, for this queue's own convention.
    package var total: Int
    package var perClient: Int
    /// The limit of all clients of Speech Dispatcher's convention: they may send a whole book at once, and the protocol
    /// has no way to report a limit to them.
    package var speechDispatcher: Int
    /// How long an announcement waits for the device, unless it may wait without limit (``Manners/waitsForDevice``).
    package var device: Duration

    package init(
        total: Int = 4096, perClient: Int = 1024, speechDispatcher: Int = 65_536, device: Duration = .seconds(10)
    ) {
        self.total = total
        self.perClient = perClient
        self.speechDispatcher = speechDispatcher
        self.device = device
    }
}

/// The numbers of waiting announcements, for the limits. A cut announcement keeps its seat, and does not count.
struct WaitingCounts: Sendable, Equatable {
    /// The announcements of this queue's own convention.
    private var own = 0
    private var ofClient: [ClientID: Int] = [:]
    /// The announcements of Speech Dispatcher's convention.
    private var speechDispatcher = 0
    /// The announcements that are spoken faster while many wait.
    private var spedUp: [ClientID: Int] = [:]

    /// The number of waiting announcements that are spoken faster, except those of `clients`.
    func spedUp(but clients: Set<ClientID>) -> Int {
        spedUp.reduce(0) { $0 + (clients.contains($1.key) ? 0 : $1.value) }
    }

    /// The reached limit that keeps `entry` from waiting, and its client when the limit is per client; nil when `entry`
    /// may wait.
    func limit(_ limits: QueueLimits, for entry: AcceptedAnnouncement) -> (limit: Int, client: ClientID?)? {
        guard !entry.isSpeechDispatcher else {
            return speechDispatcher < limits.speechDispatcher ? nil : (limits.speechDispatcher, nil)
        }
        if (ofClient[entry.client] ?? 0) >= limits.perClient { return (limits.perClient, entry.client) }
        return own < limits.total ? nil : (limits.total, nil)
    }

    mutating func enter(_ entry: AcceptedAnnouncement) {
        if entry.maySpeedUp { spedUp[entry.client, default: 0] += 1 }
        guard !entry.wasCut else { return }
        guard !entry.isSpeechDispatcher else { return speechDispatcher += 1 }
        own += 1
        ofClient[entry.client, default: 0] += 1
    }

    mutating func leave(_ entry: AcceptedAnnouncement) {
        if entry.maySpeedUp { spedUp[entry.client] = spedUp[entry.client].flatMap { $0 > 1 ? $0 - 1 : nil } }
        guard !entry.wasCut else { return }
        guard !entry.isSpeechDispatcher else { return speechDispatcher -= 1 }
        own -= 1
        let left = (ofClient[entry.client] ?? 1) - 1
        ofClient[entry.client] = left == 0 ? nil : left
    }
}
