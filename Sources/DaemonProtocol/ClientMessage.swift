// SPDX-License-Identifier: MIT

import AnnouncementKit

/// One line from a client: a request, or the reply to a request from the daemon.
package enum ClientMessage: Sendable {
    case request(RequestMessage)
    case answer(RequestID, Result<PerformReply, WireError>)
}

extension ClientMessage: Decodable {
    package init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        guard !message.contains(.method), message.contains(.result) || message.contains(.error) else {
            self = .request(try RequestMessage(in: message))
            return
        }
        let id = try message.decodeIfPresent(RequestID.self, forKey: .id) ?? .null
        do {
            if let error = try message.decodeIfPresent(WireError.self, forKey: .error) { throw error }
            self = .answer(id, .success(try message.decode(PerformReply.self, forKey: .result)))
        } catch {
            self = .answer(id, .failure(WireError(decoding: error)))
        }
    }
}
