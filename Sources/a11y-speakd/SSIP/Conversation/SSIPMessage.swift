// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One message as a client has sent it, with the settings that held then.
struct SSIPMessage: Sendable, Hashable {
    var content: AnnouncementContent
    var priority: SSIPPriority
    /// The messages of one block do not cancel each other; no other block has the same number.
    var block: UInt64?
    var delivery: Delivery
    /// What is told of it.
    var notifications: SSIPNotifications

    var announcement: Announcement {
        Announcement(
            content, priority: priority.announcementPriority, mayRepeat: true,
            convention: .speechDispatcher(block: block), delivery: delivery)
    }

    /// The names of its places, in their order.
    var marks: [String] {
        if case .markup(let text) = content { text.marks.map(\.name) } else { [] }
    }
}

extension SSIPMessage {
    /// What SPEAK was given. An empty text has its turn like any other, and is heard as silence.
    static func content(_ text: String, isSSML: Bool) -> AnnouncementContent {
        guard isSSML else { return .text(text.isEmpty ? " " : text) }
        var marked = (try? SpeechMarkup(text).marked) ?? SpeechMarkup(lenient: text).marked
        if marked.display.isEmpty {
            marked.parts.append(MarkedText.Part(display: " ", spoken: SpokenPart(text: " ")))
        }
        return .markup(marked)
    }
}

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
