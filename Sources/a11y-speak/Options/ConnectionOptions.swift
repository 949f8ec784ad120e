// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import FoundationEssentials

/// Options of every command for the connection and the output. They may also precede the command.
struct ConnectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The daemon's socket; default $A11Y_SPEAKD_SOCKET, else $XDG_RUNTIME_DIR/a11y-speakd/events.sock.",
            valueName: "path"), completion: .file())
    var socket: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Start a daemon when none listens, as $A11Y_SPEAKD_SPAWN does, which names its program.")
    var spawn = false

    /// Separates these options from a command or a host that they precede.
    static func separated(from arguments: [String]) -> (own: [String], rest: [String]) {
        var count = 0
        while count < arguments.count {
            if arguments[count] == "--socket" {
                count += 2
            } else if ["--json", "--spawn"].contains(arguments[count]) || arguments[count].hasPrefix("--socket=") {
                count += 1
            } else {
                break
            }
        }
        return (Array(arguments.prefix(count)), Array(arguments.dropFirst(count)))
    }

    /// The path of the daemon's socket. Starts a daemon there when requested and none listens.
    /// - Throws: a ``ClientError`` when the path is unknown, or the daemon cannot be started.
    func socketPath() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let path = try socket ?? DaemonAddress.socketPath(environment: environment)
        let program = environment[DaemonStart.variable].flatMap { $0.isEmpty ? nil : $0 }
        if spawn || program != nil { try DaemonStart(program: program ?? DaemonProgram.path, path: path).ifNeeded() }
        return path
    }

    /// The address of the daemon.
    /// - Throws: the errors of ``socketPath()``.
    func link() throws -> DaemonLink { DaemonLink(path: try socketPath()) }

    /// Connects, does the work, and closes the connection. The daemon still speaks accepted announcements.
    /// - Throws: a ``ClientError`` when no daemon runs, and the errors of the work.
    func withClient<Result>(
        as name: String = "a11y-speak", _ work: (AnnouncementClient) async throws -> Result
    ) async throws -> Result {
        try await link().withClient(as: name, work)
    }
}

extension Request {
    /// Checks the command line by the rules of the protocol, before the command starts.
    /// - Throws: a `ValidationError` with the sentence that the daemon would reply.
    func checkUsage() throws {
        let coder = WireCoder()
        guard case .request(let message) = try coder.clientMessage(coder.line(RequestMessage(id: 1, self)), number: 1)
        else { return }
        do {
            _ = try message.request.get()
        } catch {
            throw ValidationError(error.message)
        }
    }
}
