// SPDX-License-Identifier: MIT

/// A request that a client can send.
package protocol ClientRequest: Sendable {
    /// The request as an application sends it; nil if no application sends it.
    var ofApplication: ApplicationRequest? { get }
    /// Writes the method and its parameters.
    func write(to message: inout KeyedEncodingContainer<MessageKey>) throws
}

/// A client's line: a request, and the id of its reply. A request without an id gets no reply.
package struct OutgoingMessage: Encodable {
    package let id: RequestID?
    package let request: any ClientRequest

    package init(id: RequestID?, _ request: any ClientRequest) {
        (self.id, self.request) = (id, request)
    }

    package func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: MessageKey.self)
        try message.encode("2.0", forKey: .jsonrpc)
        try message.encodeIfPresent(id, forKey: .id)
        try request.write(to: &message)
    }
}

/// The keys of all messages, as JSON-RPC 2.0 names them.
package enum MessageKey: String, CodingKey {
    case jsonrpc, id, method, params, result, error
}
