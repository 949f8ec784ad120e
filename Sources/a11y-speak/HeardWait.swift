// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Waits until an announcement was heard.
struct HeardWait {
    let receipt: AnnouncementReceipt
    /// Silences what it has said when the program is interrupted.
    let client: AnnouncementClient
    /// Each event is a line of JSON.
    let printsEvents: Bool

    /// - Throws: ``NotDone`` with the reason when it was not heard to its end, ``ClientError`` when nobody knows.
    func end() async throws {
        let last = await Interruption.during {
            var last: AnnouncementEvent?
            for await event in receipt {
                last = event
                if printsEvents { StandardOutput.json(event) }
            }
            return last
        } silence: { [client] in
            _ = try? await client.cancel(.own)
        }
        guard let last, let outcome = AnnouncementState(name: last.state)?.outcome else {
            throw ClientError.disconnected
        }
        guard outcome != .finished else { return }
        throw NotDone(last.reason ?? "\(outcome.rawValue).")
    }
}
