// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Glibc

/// `run`: runs a command, then announces its end.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "run", "Runs a command, and speaks its result, its duration and its last error.",
        examples: [
            "a11y-speak run -- make -j8": "speaks when it ended",
            "a11y-speak run --longer-than 1m -- rsync -a a b": "only after a minute",
        ],
        notes: "The exit code is the command's: 128 plus the signal's number after a signal, 127 when there is no "
            + "such program. The priority is low after success, else message.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "The command's name in the announcement; default: the program and its step, as in git push.")
    var name: String?

    @Option(help: ArgumentHelp("Announce the end only after this time, such as 10s, 2m or 1h.", valueName: "time"))
    var longerThan = TimeSpan(seconds: 0)

    @Option(name: [.customShort("P"), .long], help: "high, message, default, low, notification or progress.")
    var priority: AnnouncementPriority?

    @Flag(
        inversion: .prefixedNo,
        help: "Announce the last error: standard error passes through this program, and a terminal stays a terminal.")
    var errors = true

    @Flag(help: "Spoken, but never logged, captioned or kept.")
    var sensitive = false

    @Argument(
        parsing: .captureForPassthrough, help: ArgumentHelp("The command and its arguments.", valueName: "command"))
    var words: [String] = []

    private var command: [String] { Array(words.first == "--" ? words.dropFirst() : words[...]) }

    func validate() throws {
        if connection.json {
            throw ValidationError("run prints what the command prints, and no JSON: leave out --json")
        }
        if let option = words.first, option.hasPrefix("-"), option != "--" {
            throw ValidationError("there is no option '\(option)'. Write a command after --: run -- make")
        }
        guard command.first?.isEmpty == false else {
            throw ValidationError("there is no command: run -- make -j8")
        }
    }

    func run() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let (end, error) = await Job(command, seesErrors: errors).run()
        if case .unstarted(let problem) = end {
            StandardOutput.error("a11y-speak: \(command[0]): \(String(cString: strerror(problem))).")
        }
        let report = JobReport(
            title: name ?? JobTitle(command)?.text, end: end, seconds: (clock.now - start) / .seconds(1), error: error)
        if report.seconds >= longerThan.seconds { await tell(report) }
        Self.leave(end)
    }

    private func tell(_ report: JobReport) async {
        let notice = JobNotice(
            connection: connection, program: "a11y-speak run", priority: priority, isSensitive: sensitive)
        do {
            try await notice.tell(report) {
                StandardOutput.error("a11y-speak: The result is not announced: the daemon does not answer.")
                Self.leave(report.end)
            }
        } catch {
            let reason = (error as? WireError)?.message ?? "\(error)"
            StandardOutput.error("a11y-speak: The result is not announced. \(reason)")
        }
    }

    /// Ends this program in the same way as the command. After Control-C a shell must see that signal to end its
    /// script.
    private static func leave(_ end: JobEnd) -> Never {
        if end == .interrupted {
            signal(SIGINT, SIG_DFL)
            kill(getpid(), SIGINT)
        }
        Glibc.exit(end.exitCode)
    }
}
