// SPDX-License-Identifier: MIT

import AnnouncementKit

/// One line from a client: a request, and the id of its reply. A request without an id gets no reply.
package struct RequestMessage: Sendable {
    package var id: RequestID?
    /// The request or its error. An invalid request keeps its id, so the error can be sent as a reply.
    package var request: Result<Request, WireError>

    package init(id: RequestID?, _ request: Request) {
        self.id = id
        self.request = .success(request)
    }
}

extension RequestMessage: Codable {
    package init(from decoder: any Decoder) throws {
        try self.init(in: decoder.container(keyedBy: MessageKey.self))
    }

    init(in message: KeyedDecodingContainer<MessageKey>) throws {
        id = try message.contains(.id) ? message.decode(RequestID.self, forKey: .id) : nil
        do {
            request = .success(try Self.request(in: message))
        } catch {
            request = .failure(WireError(decoding: error))
        }
    }

    private static func request(in message: KeyedDecodingContainer<MessageKey>) throws -> Request {
        if let version = try message.decodeIfPresent(String.self, forKey: .jsonrpc), version != "2.0" {
            throw WireError(.invalidRequest, "\"jsonrpc\" must be \"2.0\", or left out.")
        }
        guard message.contains(.method) else {
            throw WireError(.invalidRequest, "There is no \"method\".")
        }
        return try Request.method(message.decode(String.self, forKey: .method)).read(message)
    }

    package func encode(to encoder: any Encoder) throws {
        try OutgoingMessage(id: id, request.get()).encode(to: encoder)
    }
}
