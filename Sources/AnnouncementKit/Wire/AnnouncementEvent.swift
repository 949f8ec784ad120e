// SPDX-License-Identifier: MIT

/// Where an announcement is on its way.
public struct AnnouncementEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    /// The name that its client gave in `hello`; told to those only that want to know of all.
    public var client: String?
    /// Told to the same.
    public var priority: AnnouncementPriority?
    /// The name of an ``AnnouncementState``; an open set.
    public var state: String
    /// Its words; nil when it is sensitive.
    public var text: String?
    /// Why, in a sentence for a person.
    public var reason: String?
    /// What was heard of it before it was cut, up to the last word begun; nil when it was not, or is sensitive.
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
public struct CaptionEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    /// The word, or what stands in its place in the announcement's text.
    public var text: String
    /// Where it begins in the announcement's spoken words, in Unicode scalars.
    public var offset: Int
    /// In Unicode scalars.
    public var length: Int

    public init(id: AnnouncementID, word: SpokenWord) {
        self.id = id
        text = word.text
        offset = word.offset
        length = word.length
    }
}

/// What stands before a mark of a text in SSML has been heard.
public struct MarkEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    public var name: String

    public init(id: AnnouncementID, name: String) {
        self.id = id
        self.name = name
    }
}

extension AnnouncementEvent {
    /// The line that tells that an announcement was accepted, without its words. Written by hand, because each accepted
    /// one costs it, and an encoder would take ten times as long.
    public static func acceptedLine(of id: AnnouncementID, time: Double) -> [UInt8] {
        let event =
            #"{"jsonrpc":"2.0","method":"announcement","params":{"id":\#(id),"state":"queued","time":\#(time)}}"#
        return Array((event + "\n").utf8)
    }
}
