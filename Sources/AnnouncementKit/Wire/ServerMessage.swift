// SPDX-License-Identifier: MIT

/// The answer to one request.
public struct ReplyMessage<Result: Codable & Sendable>: Codable, Sendable {
    public var id: RequestID
    public var result: Result?
    public var error: WireError?

    public init(id: RequestID, result: Result) {
        self.id = id
        self.result = result
    }

    private enum CodingKeys: String, CodingKey { case jsonrpc, id, result, error }

    public init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: CodingKeys.self)
        id = try message.decode(RequestID.self, forKey: .id)
        error = try message.decodeIfPresent(WireError.self, forKey: .error)
        result = try message.decodeIfPresent(Result.self, forKey: .result)
    }

    public func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: CodingKeys.self)
        try message.encode("2.0", forKey: .jsonrpc)
        try message.encode(id, forKey: .id)
        try message.encodeIfPresent(result, forKey: .result)
        try message.encodeIfPresent(error, forKey: .error)
    }
}

extension ReplyMessage where Result == NoResult {
    public init(id: RequestID, error: WireError) {
        self.id = id
        self.error = error
    }
}

/// The result of a method that gives none: an empty object.
public struct NoResult: Sendable, Hashable, Codable {
    public init() {}
}

/// The result of a method that may have made an announcement.
public struct AnnouncementReply: Sendable, Hashable, Codable {
    /// Nil when there was nothing to say.
    public var announcement: AnnouncementID?

    public init(announcement: AnnouncementID?) {
        self.announcement = announcement
    }
}

/// What the daemon says unasked.
public enum ServerEvent: Sendable, Hashable {
    case announcement(AnnouncementEvent)
    case rejected(RejectedEvent)
}

/// Where an announcement is on its way.
public struct AnnouncementEvent: Sendable, Hashable, Codable {
    public var id: AnnouncementID
    /// The name of an ``AnnouncementState``; an open set.
    public var state: String
    /// Its words; nil when it is sensitive.
    public var text: String?
    /// Why, in a sentence for a person.
    public var reason: String?

    public init(id: AnnouncementID, state: AnnouncementState, text: String?, reason: String?) {
        self.id = id
        self.state = state.name
        self.text = text
        self.reason = reason
    }
}

/// A line without an id could not be carried out.
public struct RejectedEvent: Sendable, Hashable, Codable {
    /// Which line of this connection, from 1.
    public var line: Int
    public var code: WireError.Code
    public var message: String

    public init(line: Int, error: WireError) {
        self.line = line
        code = error.code
        message = error.message
    }
}

extension ServerEvent: Codable {
    private enum CodingKeys: String, CodingKey { case jsonrpc, method, params }
    private enum Method: String, Codable { case announcement, rejected }

    public init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: CodingKeys.self)
        switch try message.decode(Method.self, forKey: .method) {
        case .announcement: self = .announcement(try message.decode(AnnouncementEvent.self, forKey: .params))
        case .rejected: self = .rejected(try message.decode(RejectedEvent.self, forKey: .params))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: CodingKeys.self)
        try message.encode("2.0", forKey: .jsonrpc)
        switch self {
        case .announcement(let event):
            try message.encode(Method.announcement, forKey: .method)
            try message.encode(event, forKey: .params)
        case .rejected(let event):
            try message.encode(Method.rejected, forKey: .method)
            try message.encode(event, forKey: .params)
        }
    }
}
