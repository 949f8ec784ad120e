// SPDX-License-Identifier: MIT

/// The reply to one request.
package struct ReplyMessage<Result: Sendable>: Sendable {
    package var id: RequestID
    package var result: Result?
    package var error: WireError?

    package init(id: RequestID, result: Result) {
        self.id = id
        self.result = result
    }
}

extension ReplyMessage: Decodable where Result: Decodable {
    package init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        id = try message.decode(RequestID.self, forKey: .id)
        error = try message.decodeIfPresent(WireError.self, forKey: .error)
        result = try message.decodeIfPresent(Result.self, forKey: .result)
    }
}

extension ReplyMessage: Encodable where Result: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: MessageKey.self)
        try message.encode("2.0", forKey: .jsonrpc)
        try message.encode(id, forKey: .id)
        try message.encodeIfPresent(result, forKey: .result)
        try message.encodeIfPresent(error, forKey: .error)
    }
}

extension ReplyMessage where Result == NoResult {
    package init(id: RequestID, error: WireError) {
        self.id = id
        self.error = error
    }
}

/// The result of a method that returns nothing: an empty object.
package struct NoResult: Sendable, Hashable, Codable {
    package init() {}
}

/// The result of a method that may have made an announcement.
package struct AnnouncementReply: Sendable, Hashable, Codable {
    /// Nil if nothing was announced.
    package var announcement: AnnouncementID?

    package init(announcement: AnnouncementID?) {
        self.announcement = announcement
    }
}
