// SPDX-License-Identifier: MIT

/// `hello`: introduces the client. Should be the first request, but is not required.
package struct HelloRequest: Sendable, Hashable {
    package var client: String
    package var version: String?
    /// The client's secret name across its connections, which follow each other, at most 100 bytes. A client that sends
    /// it again continues where its last connection ended: it owns its earlier announcements, and a request that was
    /// accepted is not accepted twice.
    package var session: String?

    package init(client: String, version: String? = nil, session: String? = nil) {
        self.client = client
        self.version = version
        self.session = session
    }
}

extension HelloRequest: Codable {
    enum CodingKeys: String, ParameterKey { case client, version, session }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = String(try parameters.text(.client).prefix(100))
        version = try parameters.decodeIfPresent(String.self, forKey: .version)
        session = try parameters.contains(.session) ? parameters.text(.session, atMost: Self.longestSession) : nil
    }

    private static let longestSession = 100
}

/// The reply to `hello`.
package struct HelloReply: Sendable, Hashable, Codable {
    package var server: String
    package var version: String
    /// The version of the protocol, which is 1.
    package var `protocol`: Int
    /// The languages that have a voice, as BCP 47 tags, sorted.
    package var languages: [String]
    package var synthesizer: String

    package init(server: String, version: String, languages: [String], synthesizer: String) {
        self.server = server
        self.version = version
        self.protocol = 1
        self.languages = languages
        self.synthesizer = synthesizer
    }
}
