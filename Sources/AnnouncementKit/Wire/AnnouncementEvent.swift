// SPDX-License-Identifier: MIT

/// An event of an announcement: a state that it has reached.
public struct AnnouncementEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    /// The name that the announcement's client gave in `hello`. Sent only to clients that subscribe to the events of
    /// all clients.
    public var client: String?
    /// Sent only to clients that subscribe to the events of all clients.
    public var priority: AnnouncementPriority?
    /// The name of an ``AnnouncementState``. Later versions may add states.
    public var state: String
    /// The announcement's text; nil if it is sensitive.
    public var text: String?
    /// The reason for the state, a sentence for people.
    public var reason: String?
    /// The words that were heard before a cut, up to the last word that had begun. Nil without a cut, and for a
    /// sensitive text.
    public var heard: String?
    /// The time of the event, in seconds since 1970-01-01T00:00:00Z.
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

/// A word that is being spoken.
package struct CaptionEvent: Sendable, Hashable, Codable {
    package var id: AnnouncementID
    /// The word, or the displayed text that it stands for.
    package var text: String
    /// The word's start in the announcement's spoken words, in Unicode scalars.
    package var offset: Int
    /// The word's length, in Unicode scalars.
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
    /// The line that reports an accepted announcement, without its text. Written by hand, because it is sent for every
    /// accepted announcement, and an encoder takes ten times as long.
    package static func acceptedLine(of id: AnnouncementID, time: Double) -> [UInt8] {
        let event =
            #"{"jsonrpc":"2.0","method":"announcement","params":{"id":\#(id),"state":"queued","time":\#(time)}}"#
        return Array((event + "\n").utf8)
    }
}
