// SPDX-License-Identifier: MIT

/// An event of an announcement: the state that it has reached.
public struct AnnouncementEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    /// The name that its client gave in `hello`; sent only to clients that subscribe to the events of all clients.
    public var client: String?
    /// Sent only to the same clients.
    public var priority: AnnouncementPriority?
    /// The name of an ``AnnouncementState``; an open set.
    public var state: String
    /// Its words; nil when it is sensitive.
    public var text: String?
    /// The reason, in a sentence for a person.
    public var reason: String?
    /// The words heard before it was cut, up to the last word begun; nil when it was not cut, or is sensitive.
    public var heard: String?
    /// When, in seconds since 1970-01-01T00:00:00Z.
    public var time: Double

    public init(
        id: AnnouncementID, client: String? = nil, priority: AnnouncementPriority? = nil, state: AnnouncementState,
        text: String?, reason: String?, heard: String? = nil, time: Double
    ) {
        self.id = id
        self.client = client
        self.priority = priority
        self.state = state.name
        self.text = text
        self.reason = reason
        self.heard = heard
        self.time = time
    }
}

/// A word is being spoken.
package struct CaptionEvent: Sendable, Hashable, Codable {
    package var id: AnnouncementID
    /// The word, or the text that stands for it in the announcement.
    package var text: String
    /// Where it begins in the announcement's spoken words, in Unicode scalars.
    package var offset: Int
    /// In Unicode scalars.
    package var length: Int

    package init(id: AnnouncementID, word: SpokenWord) {
        self.id = id
        text = word.text
        offset = word.offset
        length = word.length
    }
}

/// The text before a mark in SSML has been heard.
package struct MarkEvent: Sendable, Hashable, Codable {
    package var id: AnnouncementID
    package var name: String

    package init(id: AnnouncementID, name: String) {
        self.id = id
        self.name = name
    }
}

extension AnnouncementEvent {
    /// The line that reports an accepted announcement, without its words. Written by hand, because it is sent for each
    /// accepted announcement, and an encoder would take ten times as long.
    package static func acceptedLine(of id: AnnouncementID, time: Double) -> [UInt8] {
        let event =
            #"{"jsonrpc":"2.0","method":"announcement","params":{"id":\#(id),"state":"queued","time":\#(time)}}"#
        return Array((event + "\n").utf8)
    }
}
