// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import FoundationEssentials
import Glibc

/// The command-line client.
@main
struct A11ySpeak: AsyncParsableCommand {
    static let version = "0.1.0"
    static let configuration = CommandConfiguration(
        commandName: "a11y-speak",
        abstract: "Talks to a11y-speakd: says texts, sends view events, asks what is going on.",
        discussion: "Without a command it takes spd-say's options and text.\n"
            + "Exit codes: 0 done, 1 not done, 2 usage, 69 no daemon.", version: "a11y-speak \(version)",
        subcommands: [
            SayCommand.self, CancelCommand.self, PauseCommand.self, ResumeCommand.self, RepeatCommand.self,
            VoicesCommand.self, ConfigureCommand.self, StatusCommand.self, HistoryCommand.self, ExplainCommand.self,
            ConfigCommand.self, SendCommand.self, RenderCommand.self, ListenCommand.self, PerformCommand.self,
            SpdSayCommand.self, EmacspeakCommand.self, ExploreCommand.self, HelpKeysCommand.self, WatchCommand.self,
            DoctorCommand.self,
        ])

    @OptionGroup var connection: ConnectionOptions

    static var commandNames: Set<String> {
        Set(configuration.subcommands.compactMap { $0.configuration.commandName })
    }

    static func main() async {
        StandardOutput.holdDescriptors()
        do {
            var command = try parseAsRoot(CommandRoute.arguments(CommandLine.arguments, commands: commandNames))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            leave(because: error)
        }
    }

    private static func leave(because error: any Error) -> Never {
        switch error {
        case let error as NotDone: stop(error.description, 1)
        case let error as WireError: stop(error.message, 1)
        case let error as ClientError: stop(error.description, 69)
        default:
            let code = exitCode(for: error)
            guard code == .validationFailure else { exit(withError: error) }
            // The parser's own usage errors are 64; ours are 2, as README says.
            stop(fullMessage(for: error), 2)
        }
    }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        StandardOutput.error("a11y-speak: \(message)")
        Glibc.exit(code)
    }
}

/// What was asked could not be done; exit code 1.
struct NotDone: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// How every command finds the daemon and how it prints. May stand before or after the command.
struct ConnectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The daemon's socket; default $A11Y_SPEAKD_SOCKET, else $XDG_RUNTIME_DIR/a11y-speakd/events.sock.",
            valueName: "path"))
    var socket: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Start a daemon when none listens, as $A11Y_SPEAKD_SPAWN does, which names its program.")
    var spawn = false

    /// What is given after the command wins over what is given before it.
    func over(_ earlier: ConnectionOptions) -> ConnectionOptions {
        var options = self
        options.socket = socket ?? earlier.socket
        options.json = json || earlier.json
        options.spawn = spawn || earlier.spawn
        return options
    }

    /// Where the daemon is, which is started when that is wanted and needed.
    /// - Throws: a ``ClientError`` when nothing says where it is, or it cannot be started.
    func socketPath() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let path = try socket ?? DaemonAddress.socketPath(environment: environment)
        let program = environment[DaemonStart.variable].flatMap { $0.isEmpty ? nil : $0 }
        if spawn || program != nil { try DaemonStart(program: program ?? DaemonProgram.path, path: path).ifNeeded() }
        return path
    }

    /// - Throws: a ``ClientError`` when there is no daemon.
    func connect(as name: String = "a11y-speak") async throws -> AnnouncementClient {
        try await AnnouncementClient.connect(as: name, version: A11ySpeak.version, socket: try socketPath())
    }
}
