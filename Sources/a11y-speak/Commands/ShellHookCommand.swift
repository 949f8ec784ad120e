// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials
import Glibc

/// `shell-hook`: what makes a shell tell of commands that took long; and the telling, which the shell asks for.
struct ShellHookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shell-hook",
        abstract: "Prints shell code that announces the result of each command that took long.",
        discussion: "In ~/.bashrc: eval \"$(a11y-speak shell-hook bash)\"; in ~/.zshrc the same with zsh; in fish: "
            + "a11y-speak shell-hook fish | source. It names only the program and its step, as in git push. "
            + "It does not announce editors, pagers and other programs that you use, or commands that Control-C ended.")

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
            + (connection.socket.map { " --socket \(Self.quoted($0))" } ?? "")
        return ShellHook(
            program: known ? "a11y-speak" : Self.quoted(Self.ownPath), threshold: Int(longerThan.seconds * 1000),
            options: options)
    }

    /// - Returns: nil for what the user has ended or stopped, or was in.
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

    /// In single quotes, as all three shells read them.
    private static func quoted(_ path: String) -> String {
        "'" + path.replacing("'", with: #"'\''"#) + "'"
    }
}
