// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// An announcement as the journal records it.
struct JournalEntry {
    let id: AnnouncementID
    let client: ClientID
    /// An `announce` request, with its line feed or without.
    let line: [UInt8]
    /// The id with which the client may repeat the request; nil when it has no session.
    let request: RequestID?
    let isSensitive: Bool
    /// When it was accepted, in seconds since 1970-01-01T00:00:00Z.
    let time: Double
}

/// The request that made an announcement.
struct JournalSource {
    /// The line as received, without its line feed.
    let line: [UInt8]
    /// The id with which the client may repeat the request; nil when it has no session.
    let request: RequestID?
}
