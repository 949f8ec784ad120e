// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a program wants to be said.
struct DesktopUtterance: Sendable, Equatable {
    var request: AnnounceRequest
    /// Among its own: the newest of a slot is the one that counts.
    var slot: String
    /// Where it is one.
    var notification: Notification?
}
