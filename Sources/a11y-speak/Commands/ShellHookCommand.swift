// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `shell-hook`: prints the hook for a shell, and announces commands when the hook calls it.
struct ShellHookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "shell-hook", "Prints shell code that speaks the result of each long command.",
        examples: [
            #"eval "$(a11y-speak shell-hook bash)""#: "in ~/.bashrc, or zsh in ~/.zshrc",
            "a11y-speak shell-hook fish | source": "in config.fish",
        ],
        notes: "It names only the program and its subcommand, as in git push. Editors, pagers and other "
            + "interactive programs, and commands that Control-C ended, are not announced.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "bash, zsh or fish.")
    var shell: ShellHook.Shell

    @Option(help: ArgumentHelp("Announce commands that take at least this long, such as 10s or 2m.", valueName: "time"))
    var longerThan = TimeSpan(seconds: 10)

    @Option(name: [.customShort("P"), .long], help: "high, message, default, low, notification or progress.")
    var priority: AnnouncementPriority?

    @Flag(help: "Spoken, but never logged, captioned or kept.")
    var sensitive = false

    @Option(help: .private)
    var status: Int32?

    @Option(help: .private)
    var milliseconds: Double?

    func validate() throws {
        if connection.json { throw ValidationError("shell-hook prints shell code, and no JSON: leave out --json") }
    }

    func run() async throws {
        guard let status, let milliseconds else { return StandardOutput.line(hook.text(for: shell)) }
        let line = ProcessInfo.processInfo.environment[ShellHook.variable] ?? ""
        guard let report = Self.report(of: line, status: status, seconds: milliseconds / 1000) else { return }
        try await JobNotice(
            connection: connection, program: "a11y-speak shell-hook", priority: priority, isSensitive: sensitive
        ).tell(report) { Glibc.exit(69) }
    }

    private var hook: ShellHook {
        let known = ChildProgram.path(of: "a11y-speak") != nil
        let options =
            (priority.map { " --priority \($0.rawValue)" } ?? "") + (sensitive ? " --sensitive" : "")
            + (connection.socket.map { " --socket \($0.inShellQuotes)" } ?? "")
        return ShellHook(
            program: known ? "a11y-speak" : Self.ownPath.inShellQuotes, threshold: Int(longerThan.seconds * 1000),
            options: options)
    }

    /// - Returns: nil for a command that the user ended, stopped or interacted with.
    static func report(of line: String, status: Int32, seconds: Double) -> JobReport? {
        let stopped = [SIGTSTP, SIGSTOP, SIGTTIN, SIGTTOU].map { 128 + $0 }
        let end = JobEnd(shellStatus: status)
        let title = JobTitle(commandLine: line)
        guard end != .interrupted, !stopped.contains(status), title?.isInteractive != true else { return nil }
        return JobReport(title: title?.text, end: end, seconds: seconds)
    }

    private static var ownPath: String {
        guard let path = realpath("/proc/self/exe", nil) else { return "a11y-speak" }
        defer { free(path) }
        return String(cString: path)
    }
}
