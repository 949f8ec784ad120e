// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A text that a program asks to announce.
struct DesktopUtterance: Sendable, Equatable {
    var request: AnnounceRequest
    /// A newer utterance of the same program replaces an older one in its slot.
    var slot: String
    /// The notification that the text comes from, if any.
    var notification: Notification?
}
