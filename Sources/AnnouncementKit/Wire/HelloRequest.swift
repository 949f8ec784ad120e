// SPDX-License-Identifier: MIT

/// `hello`: who the client is. Wanted first, but not required.
public struct HelloRequest: Sendable, Hashable {
    public var client: String
    public var version: String?
    /// The client's own secret name for all its connections, one after the other. Who gives it again goes on where the
    /// last connection ended: its announcements are its own, and a request that was accepted is not accepted again.
    public var session: String?

    public init(client: String, version: String? = nil, session: String? = nil) {
        self.client = client
        self.version = version
        self.session = session
    }
}

extension HelloRequest: Codable {
    enum CodingKeys: String, ParameterKey { case client, version, session }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = String(try parameters.text(.client).prefix(100))
        version = try parameters.decodeIfPresent(String.self, forKey: .version)
        session = try parameters.contains(.session) ? parameters.text(.session) : nil
        guard session.map({ $0.utf8.count <= Self.longestSession }) ?? true else {
            throw WireError(.invalidParams, "\"session\" is longer than \(Self.longestSession) bytes.")
        }
    }

    static let longestSession = 100
}

/// What `hello` is answered with.
public struct HelloReply: Sendable, Hashable, Codable {
    public var server: String
    public var version: String
    /// The version of the protocol: 1.
    public var `protocol`: Int
    /// BCP 47, each with a voice, sorted.
    public var languages: [String]
    public var synthesizer: String

    public init(server: String, version: String, languages: [String], synthesizer: String) {
        self.server = server
        self.version = version
        self.protocol = 1
        self.languages = languages
        self.synthesizer = synthesizer
    }
}
