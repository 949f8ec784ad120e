// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Announces something and waits until a person has heard it.
package struct HeardWait {
    /// Silences the announcement when the program is interrupted, even before the reply arrives.
    let client: AnnouncementClient
    /// Prints each event as a line of JSON.
    let printsEvents: Bool

    package init(client: AnnouncementClient, printsEvents: Bool) {
        self.client = client
        self.printsEvents = printsEvents
    }

    /// - Throws: ``CommandFailure`` with the reason if the text did not finish, ``ClientError`` when its outcome is
    ///   unknown.
    package func end(of announce: () async throws -> AnnouncementReceipt) async throws {
        let last = try await Interruption.during {
            let receipt = try await announce()
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
        throw CommandFailure(last.reason ?? "\(outcome.rawValue).")
    }
}

extension AnnouncementClient {
    /// Silences the announcement that is playing, from any client.
    /// - Returns: the number of announcements that ended: 1, or 0 when none was playing.
    package func cancelCurrent() async throws -> Int {
        guard let id = try await status().speaking?.id else { return 0 }
        return try await cancel(.announcement(id))
    }
}
