// SPDX-License-Identifier: MIT

/// `hello`: who the client is. Wanted first, but not required.
public struct HelloRequest: Sendable, Hashable {
    public var client: String
    public var version: String?

    public init(client: String, version: String? = nil) {
        self.client = client
        self.version = version
    }
}

extension HelloRequest: Codable {
    enum CodingKeys: String, ParameterKey { case client, version }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = String(try parameters.text(.client).prefix(100))
        version = try parameters.decodeIfPresent(String.self, forKey: .version)
    }
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
