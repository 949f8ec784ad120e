// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Priorities, pair by pair")
struct PriorityPairsTests {
    @Test(arguments: arrivingWhileHeard, [ClientID(1), ClientID(2)])
    func `an arrival during another announcement interrupts it, waits or is dropped, for one client and for two`(
        row: Row, client: ClientID
    ) {
        #expect(row.whileHeard(second: client, by: .ours) == row.events)
    }

    @Test(arguments: arrivingWhileWaiting)
    func `an arrival during its own client's waiting announcement goes before it, after it or in its place`(row: Row) {
        #expect(row.whileWaiting(second: 1, by: .ours) == row.events)
    }

    @Test(arguments: arrivingWhileWaiting)
    func `an arrival during another client's waiting announcement never takes its place`(row: Row) {
        let rows = othersArrivingWhileWaiting.filter { $0.first == row.first && $0.second == row.second }
        #expect(row.whileWaiting(second: 2, by: .ours) == (rows.first ?? row).events)
    }
}

private let arrivingWhileHeard = [
    Row(.high, .high, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .message, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .default, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.high, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.high, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .high, "2 queued, stop 1, 1 queued, speak 2, 2 finished, speak 1, 1 finished"),
    Row(.message, .message, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .default, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.message, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.message, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.default, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.default, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.default, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.default, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.low, .high, "2 queued, stop 1, 1 queued, speak 2, 2 finished, speak 1, 1 finished"),
    Row(.low, .message, "2 queued, stop 1, 1 queued, speak 2, 2 finished, speak 1, 1 finished"),
    Row(.low, .default, "2 queued, stop 1, 1 queued, speak 2, 2 finished, speak 1, 1 finished"),
    Row(.low, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.low, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.low, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.notification, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.notification, .notification, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.notification, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.progress, .high, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .message, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .default, "2 queued, stop 1, 1 interrupted, speak 2, 2 finished"),
    Row(.progress, .low, "2 queued, 1 finished, speak 2, 2 finished"),
    Row(.progress, .notification, "2 queued, 2 dropped, 1 finished"),
    Row(.progress, .progress, "2 queued, 1 finished, speak 2, 2 finished"),
]

/// Meanwhile, number 1 is heard, an alarm of a third client. A notification is dropped before an announcement can wait
/// for it.
private let arrivingWhileWaiting = [
    Row(.high, .high, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .message, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .low, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.high, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.high, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.message, .message, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .low, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.message, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.message, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.default, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.default, .message, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.default, .default, "3 queued, 2 replaced, 1 finished, speak 3, 3 finished"),
    Row(.default, .low, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.default, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.default, .progress, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.low, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.low, .message, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.low, .default, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.low, .low, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.low, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.low, .progress, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.notification, .high, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .message, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .default, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .low, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.notification, .notification, "3 queued, 3 dropped, 1 finished"),
    Row(.notification, .progress, "3 queued, 1 finished, speak 3, 3 finished"),
    Row(.progress, .high, "3 queued, 1 finished, speak 3, 3 finished, speak 2, 2 finished"),
    Row(.progress, .message, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.progress, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.progress, .low, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.progress, .notification, "3 queued, 3 dropped, 1 finished, speak 2, 2 finished"),
    Row(.progress, .progress, "3 queued, 2 dropped, 1 finished, speak 3, 3 finished"),
]

/// The pairs whose result differs for two clients.
private let othersArrivingWhileWaiting = [
    Row(.default, .default, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
    Row(.progress, .progress, "3 queued, 1 finished, speak 2, 2 finished, speak 3, 3 finished"),
]
