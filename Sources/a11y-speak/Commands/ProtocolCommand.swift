// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `protocol`: what a program needs that talks to the daemon.
struct ProtocolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "protocol", "Prints where the daemon listens and what it can do, or the protocol's JSON Schema.",
        examples: [
            "a11y-speak protocol": "socket, versions, methods and limits",
            "a11y-speak protocol --schema > speak.schema.json": "for code generators and validators",
        ],
        notes: "The manual page a11y-speakd-protocol(7) begins with the five requests that most programs need.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print the JSON Schema of one line of the protocol. No daemon needs to run.")
    var schema = false

    func run() async throws {
        guard !schema else { return StandardOutput.json(ProtocolSchema()) }
        let path = try connection.socketPath()
        let answer = try await connection.withClient { client in await client.server }
        guard let hello = answer else { throw ClientError.disconnected }
        if connection.json { return StandardOutput.json(hello) }
        for line in Self.lines(hello, path: path) { StandardOutput.line(line) }
    }

    static func lines(_ hello: HelloReply, path: String) -> [String] {
        let limits = hello.limits.map {
            "limits: a line has at most \($0.lineBytes) bytes; \($0.waiting) announcements may wait, "
                + "\($0.waitingPerClient) of one client"
        }
        return [
            "socket: \(path)",
            "daemon: \(hello.server) \(hello.version), protocol \(hello.protocol), \(hello.synthesizer)",
            hello.capabilities.map { "methods: \($0.methods.joined(separator: ", "))" },
            hello.capabilities.map { "events: \($0.events.joined(separator: ", "))" }, limits,
            "manual: man a11y-speakd-protocol",
        ].compactMap(\.self)
    }
}
