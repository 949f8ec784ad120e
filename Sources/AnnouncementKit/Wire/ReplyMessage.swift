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

    public init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        id = try message.decode(RequestID.self, forKey: .id)
        error = try message.decodeIfPresent(WireError.self, forKey: .error)
        result = try message.decodeIfPresent(Result.self, forKey: .result)
    }

    public func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: MessageKey.self)
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
