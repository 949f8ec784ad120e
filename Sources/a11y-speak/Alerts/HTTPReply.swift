// SPDX-License-Identifier: MIT

/// The reply to a sender: a status, and a sentence for readers of the sender's log.
struct HTTPReply: Sendable, Equatable {
    let status: Int
    let sentence: String
    /// Whether the connection stays open for the next request.
    var isKept: Bool

    init(_ status: Int, _ sentence: String, isKept: Bool) {
        (self.status, self.sentence, self.isKept) = (status, sentence, isKept)
    }

    init(_ refusal: HTTPRefusal, isKept: Bool = false) {
        self.init(refusal.status, refusal.sentence, isKept: isKept)
    }

    static let sendContinue = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    var bytes: [UInt8] {
        let body = sentence + "\n"
        let more = (status == 405 ? "Allow: POST\r\n" : "") + (status == 401 ? "WWW-Authenticate: Bearer\r\n" : "")
        return Array(
            ("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Unknown")\r\nContent-Type: text/plain; charset=utf-8\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\(more)Connection: \(isKept ? "keep-alive" : "close")\r\n\r\n\(body)")
                .utf8)
    }

    private static let phrases = [
        200: "OK", 400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout",
        411: "Length Required", 413: "Content Too Large", 431: "Request Header Fields Too Large",
        501: "Not Implemented",
        503: "Service Unavailable",
    ]
}
