// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection

/// A group of commands in the help of `a11y-speak`: three examples first, then the names.
struct CommandGroup {
    let title: String
    let examples: KeyValuePairs<String, String>
    let commands: [any ParsableCommand.Type]

    /// In the order in which a newcomer needs the groups.
    static let all = [
        CommandGroup(
            title: "Speak",
            examples: [
                #"a11y-speak say "Build finished""#: "speaks a text",
                "make 2>&1 | tail -1 | a11y-speak say -": "speaks the text of a pipe",
                "a11y-speak cancel": "silences everything",
            ],
            commands: [
                SayCommand.self, ReadCommand.self, RepeatCommand.self, CancelCommand.self, PauseCommand.self,
                ResumeCommand.self, NavigateCommand.self,
                AcknowledgeCommand.self, SendCommand.self,
            ]),
        CommandGroup(
            title: "Look",
            examples: [
                "a11y-speak status": "current and waiting announcements, and why they wait",
                "a11y-speak watch": "the same, live",
                "a11y-speak history": "past announcements, newest first",
            ],
            commands: [StatusCommand.self, WatchCommand.self, HistoryCommand.self, ExplainCommand.self]),
        CommandGroup(
            title: "Tables and charts",
            examples: [
                "a11y-speak explore data.csv": "walks a table by ear",
                "a11y-speak sonify data.csv": "plays it as tones",
                "a11y-speak chart": "lists the charts that programs show",
            ],
            commands: [
                ExploreCommand.self, SonifyCommand.self, ChartWalkCommand.self, HearTestCommand.self,
                RenderCommand.self, ListenCommand.self,
            ]),
        CommandGroup(
            title: "Desktop and terminal",
            examples: [
                "a11y-speak run -- make -j8": "speaks how a command ended",
                "a11y-speak follow /var/log/syslog": "speaks new lines",
                "a11y-speak desktop": "speaks notifications and programs",
            ],
            commands: [
                RunCommand.self, ShellHookCommand.self, FollowCommand.self, AlertmanagerCommand.self,
                DesktopCommand.self, PerformCommand.self, SSHCommand.self,
            ]),
        CommandGroup(
            title: "Settings and repair",
            examples: [
                "a11y-speak setup": "sound, voice, shell and desktop, step by step",
                "a11y-speak settings": "voice and rate, by ear",
                "a11y-speak doctor": "finds out why nothing is heard",
            ],
            commands: [
                SetupCommand.self, SettingsCommand.self, VoicesCommand.self, LanguageCommand.self, DoctorCommand.self,
                ProtocolCommand.self,
            ]),
    ]

    /// The commands for users of other speech systems. The help names them last.
    static let compatible: [any ParsableCommand.Type] = [SpdSayCommand.self, EmacspeakCommand.self]

    /// The help of `a11y-speak`: a path, not a list.
    static var help: String {
        let groups = all.map { group in
            "\(group.title)\n\(lines(group.examples))\n    \(names(group.commands))"
        }
        return """
            a11y-speak speaks through the speech service a11y-speakd.

            \(groups.joined(separator: "\n\n"))

            Speech Dispatcher's and Emacspeak's way: \(names(compatible)). A text without a command is spd-say's.
            Options: --socket PATH, --json, --spawn. Exit codes: 0 done, 1 not done, 2 usage, 69 no daemon.
            More: a11y-speak help COMMAND, a11y-speak help --all, a11y-speak help keys, man a11y-speak
            """
    }

    /// Every command with its sentence, by group.
    static var list: String {
        let groups = all + [CommandGroup(title: "Speech Dispatcher and Emacspeak", examples: [:], commands: compatible)]
        return groups.map { group in
            let rows = group.commands.map { command in
                "  \(padded(command.name, to: 14))\(command.configuration.abstract)"
            }
            return ([group.title] + rows).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func names(_ commands: [any ParsableCommand.Type]) -> String {
        commands.map { $0.name }.joined(separator: ", ")
    }

    /// Examples with what they do: in two columns where 80 columns are enough, else below each other.
    static func lines(_ examples: KeyValuePairs<String, String>) -> String {
        let width = (examples.map(\.key.count).max() ?? 0) + 3
        let fits = width + (examples.map(\.value.count).max() ?? 0) + 2 < 80
        return examples.map { line, effect in
            fits ? "  \(padded(line, to: width))\(effect)" : "  \(line)\n      \(effect)"
        }.joined(separator: "\n")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}

extension ParsableCommand {
    fileprivate static var name: String { configuration.commandName ?? "" }
}

extension CommandConfiguration {
    /// A command whose help begins with one sentence and examples.
    /// - Parameter examples: command lines, and what each does; two or more.
    init(
        _ name: String, _ abstract: String, examples: KeyValuePairs<String, String>, notes: String = "",
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        let shown = CommandGroup.lines(examples)
        self.init(
            commandName: name, abstract: abstract, discussion: notes.isEmpty ? shown : "\(shown)\n\n\(notes)",
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}

/// `help`: the help of the whole program.
struct OverviewCommand: ParsableCommand {
    /// The name that replaces `help`, `--help` and an empty command line: `help` is the parser's own.
    static let name = "overview"
    static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

    @Flag(help: "Print every command with its sentence.")
    var all = false

    func run() {
        let text = all ? CommandGroup.list : CommandGroup.help
        StandardOutput.line(TranslatedHelp.ofUser?.text(text) ?? text)
    }
}
