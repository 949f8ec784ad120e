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
    /// The number of the protocol. It changes only when a client of the older number no longer works.
    package var `protocol`: Int
    /// The languages that have a voice, as BCP 47 tags, sorted.
    package var languages: [String]
    package var synthesizer: String
    /// Nil from a daemon older than 0.3.
    package var capabilities: Capabilities?
    /// Nil from a daemon older than 0.3.
    package var limits: Limits?

    /// The methods and events that a client may ask for.
    package struct Capabilities: Sendable, Hashable, Codable {
        /// In the order of the manual page.
        package var methods: [String]
        /// The kinds of events for `subscribe`.
        package var events: [String]

        package init(methods: [String], events: [String]) { (self.methods, self.events) = (methods, events) }
    }

    /// How much the daemon takes.
    package struct Limits: Sendable, Hashable, Codable {
        /// The longest line, in bytes.
        package var lineBytes: Int
        /// The announcements that may wait.
        package var waiting: Int
        /// The announcements of one client that may wait.
        package var waitingPerClient: Int

        package init(lineBytes: Int = LineFramer.protocolLimit, waiting: Int, waitingPerClient: Int) {
            self.lineBytes = lineBytes
            (self.waiting, self.waitingPerClient) = (waiting, waitingPerClient)
        }
    }

    package init(
        server: String, version: String, languages: [String], synthesizer: String, capabilities: Capabilities,
        limits: Limits?
    ) {
        self.server = server
        self.version = version
        self.protocol = Release.protocol
        self.languages = languages
        self.synthesizer = synthesizer
        self.capabilities = capabilities
        self.limits = limits
    }

    /// Checks that both sides speak one protocol.
    /// - Throws: a ``WireError`` whose sentence names the side to update.
    func checkProtocol() throws(WireError) {
        guard `protocol` != Release.protocol else { return }
        let remedy =
            `protocol` > Release.protocol
            ? "update this program" : "update the daemon, and run: systemctl --user restart a11y-speakd"
        throw WireError(
            .invalidRequest,
            "\(server) \(version) speaks protocol \(`protocol`), and this program speaks protocol "
                + "\(Release.protocol): \(remedy).")
    }
}
