// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One message as a client sent it, with the client's settings at that time.
struct SSIPMessage: Sendable, Hashable {
    var content: AnnouncementContent
    var priority: SSIPPriority
    /// The messages of one block do not cancel each other. The numbers of blocks are unique.
    var block: UInt64?
    var delivery: Delivery
    /// The events of the message that the client requests.
    var notifications: SSIPNotifications

    var announcement: Announcement {
        Announcement(
            content, priority: priority.announcementPriority, mayRepeat: true,
            convention: .speechDispatcher(block: block), delivery: delivery)
    }

    /// The names of its marks, in order.
    var marks: [String] {
        if case .markup(let text) = content { text.marks.map(\.name) } else { [] }
    }
}

extension SSIPMessage {
    /// The content of a SPEAK. An empty text takes its turn like any other, and is heard as silence.
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

    /// The priority by its name in the queue.
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

/// The name in SET CLIENT_NAME: `user:client:component`, perhaps in quotes. Only the two colons are parsed.
struct SSIPClientName: Sendable, Hashable {
    let user: String
    let client: String
    let component: String

    /// - Parameter word: the name as sent. A blank ends it, even within quotes.
    init?(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { part in
            String(part.filter { $0 != "\"" })
        }
        guard parts.count == 3 else { return nil }
        (user, client, component) = (parts[0], parts[1], parts[2])
    }

    /// The name as displayed: the client, and its component when it has several.
    var display: String {
        let name = client.isEmpty ? user : client
        let isWhole = ["", "main", "default"].contains(component.lowercased())
        return SSIPReply.oneLine(String((isWhole ? name : "\(name):\(component)").prefix(100)))
    }
}
