// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Glibc

/// The command-line client: the list of its commands, and the exit code for each kind of error.
@main
struct A11ySpeak: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "a11y-speak",
        abstract: "Talks to a11y-speakd: says texts, sends view events, asks what is going on.",
        discussion: "Without a command it takes spd-say's options and text.\n"
            + "Exit codes: 0 done, 1 not done, 2 usage, 69 no daemon.", version: "a11y-speak \(ClientProgram.version)",
        subcommands: [
            SayCommand.self, CancelCommand.self, PauseCommand.self, ResumeCommand.self, RepeatCommand.self,
            VoicesCommand.self, ConfigureCommand.self, StatusCommand.self, HistoryCommand.self, ExplainCommand.self,
            ConfigCommand.self, SendCommand.self, RenderCommand.self, ListenCommand.self, PerformCommand.self,
            SpdSayCommand.self, EmacspeakCommand.self, ExploreCommand.self, HelpKeysCommand.self, WatchCommand.self,
            DoctorCommand.self, ChartWalkCommand.self, PronounceCommand.self,
            SettingsCommand.self, HearTestCommand.self, SonifyCommand.self, RunCommand.self, ShellHookCommand.self,
            FollowCommand.self, AlertmanagerCommand.self, AcknowledgeCommand.self, DesktopCommand.self,
            RuleCommand.self,
        ])

    /// Listed in the help; ``CommandRoute`` moves these options from before the command to after it.
    @OptionGroup var connection: ConnectionOptions

    static var commandNames: Set<String> {
        Set(configuration.subcommands.compactMap { $0.configuration.commandName })
    }

    static func main() async {
        StandardOutput.holdDescriptors()
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
        case let error as NotDone: stop(error.description, 1)
        case let error as WireError: stop(error.message, 1)
        case let error as ClientError: stop(error.description, 69)
        default:
            let code = exitCode(for: error)
            guard code == .validationFailure else { exit(withError: error) }
            // The parser exits with 64 for usage errors; this program exits with 2, as README says.
            stop(fullMessage(for: error), 2)
        }
    }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        StandardOutput.error("a11y-speak: \(message)")
        Glibc.exit(code)
    }
}
