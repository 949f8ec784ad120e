// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DataFiles
import FoundationEssentials
import Glibc

/// The command-line client: the list of its commands, and the exit code for each kind of error.
@main
struct A11ySpeak: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "a11y-speak", abstract: "Speaks through the speech service a11y-speakd.",
        version: "a11y-speak \(ClientProgram.version)",
        subcommands: CommandGroup.all.flatMap { $0.commands } + CommandGroup.compatible
            + [HelpKeysCommand.self, OverviewCommand.self])

    /// Listed in the help; ``CommandRoute`` moves these options from before the command to after it.
    @OptionGroup var connection: ConnectionOptions

    /// The first words that are commands, and not a text to speak.
    static var commandNames: Set<String> {
        Set(configuration.subcommands.compactMap { $0.configuration.commandName })
            .subtracting([OverviewCommand.name]).union(CommandRoute.settings.keys)
    }

    static func main() async {
        StandardOutput.holdDescriptors()
        LanguageFiles.use(user: LanguageFiles.userFolder(ProcessInfo.processInfo.environment))
        do {
            var command = try parseAsRoot(try CommandRoute.arguments(CommandLine.arguments, commands: commandNames))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            leave(because: error)
        }
    }

    /// Exits with the code for the kind of error, as the manual lists them.
    private static func leave(because error: any Error) -> Never {
        switch error {
        case let error as CommandFailure: stop(error.description, 1)
        case let error as WireError where error.code == .methodNotFound:
            stop(
                "\(error.message) The daemon may be older than this program (\(ClientProgram.version)): "
                    + "systemctl --user restart a11y-speakd", 1)
        case let error as WireError: stop(error.message, 1)
        case let error as ClientError: stop(error.description, 69)
        case let error as ValidationError: stop("Error: \(error.message)", 2)
        default:
            TranslatedHelp.ofUser?.unbreakLines()
            leave(with: fullMessage(for: error), exitCode(for: error), because: error)
        }
    }

    /// Prints help and versions, and reports usage errors with exit code 2; the parser would exit with 64.
    private static func leave(with message: String, _ code: ExitCode, because error: any Error) -> Never {
        switch code {
        case .success:
            let overview = "OVERVIEW: "
            let text = message.hasPrefix(overview) ? String(message.dropFirst(overview.count)) : message
            StandardOutput.line(TranslatedHelp.ofUser?.text(text) ?? text)
            Glibc.exit(0)
        case .validationFailure: stop(TranslatedHelp.ofUser?.text(message) ?? message, 2)
        default: exit(withError: error)
        }
    }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        StandardOutput.error("a11y-speak: \(message)")
        Glibc.exit(code)
    }
}
