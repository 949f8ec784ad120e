// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A message's priority, by the protocol's names.
enum SSIPPriority: String, Sendable, Hashable, CaseIterable {
    case important, message, text, notification, progress

    /// The same in the queue's words.
    var announcementPriority: AnnouncementPriority {
        switch self {
        case .important: .high
        case .message: .message
        case .text: .default
        case .notification: .notification
        case .progress: .progress
        }
    }
}
