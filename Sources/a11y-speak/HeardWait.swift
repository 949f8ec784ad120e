// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Waits until an announcement was heard.
struct HeardWait {
    let receipt: AnnouncementReceipt
    /// Each event is a line of JSON.
    let printsEvents: Bool

    /// - Throws: ``NotDone`` with the reason when it was not heard to its end, ``ClientError`` when nobody knows.
    func end() async throws {
        var last: AnnouncementEvent?
        for await event in receipt {
            last = event
            if printsEvents { StandardOutput.json(event) }
        }
        guard let last, let outcome = AnnouncementState(name: last.state)?.outcome else {
            throw ClientError.disconnected
        }
        guard outcome != .finished else { return }
        throw NotDone(last.reason ?? "\(outcome.rawValue).")
    }
}
