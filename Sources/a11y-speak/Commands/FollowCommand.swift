// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Glibc

/// `follow`: announces new lines, and in a flood their number.
struct FollowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "follow", "Speaks new lines of a file, of standard input or of the journal.",
        examples: [
            "a11y-speak follow /var/log/syslog": "a file that grows",
            "a11y-speak follow --journal ssh": "a unit of the journal",
        ],
        notes: "When more than three lines arrive in two seconds, it speaks how many there were, how many errors, "
            + "and the last one. A file that is replaced, truncated or does not exist yet is followed as by tail "
            + "-F. Control-C ends it.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(
        help: ArgumentHelp("A file; - for standard input. With --journal, the name of a unit.", valueName: "file"),
        completion: .file())
    var path: String?

    @Flag(help: "Follow systemd's journal: all of it, or one unit.")
    var journal = false

    @Option(help: ArgumentHelp("Only lines that match this regular expression of grep -E.", valueName: "regex"))
    var match: String?

    @Flag(name: .shortAndLong, help: "Ignore case in --match.")
    var ignoreCase = false

    @Option(help: ArgumentHelp("At most one sentence in this time, such as 10s or 1m.", valueName: "time"))
    var every: TimeSpan?

    @Flag(help: "Say only how many lines and errors there were, every 10s unless --every sets another time.")
    var count = false

    @Flag(help: "Start with the lines that the file already has.")
    var fromStart = false

    @Option(name: [.customShort("P"), .long], help: "high, message, default, low, notification or progress.")
    var priority = AnnouncementPriority.low

    func validate() throws {
        if connection.json { throw ValidationError("follow prints nothing: leave out --json") }
        if path == nil, !journal { throw ValidationError("name a file to follow, - for standard input, or --journal") }
        if journal, fromStart {
            throw ValidationError("--from-start is for files: journalctl shows the lines of the journal")
        }
        if let every, every.seconds < 1 { throw ValidationError("--every takes 1s or more") }
        if ignoreCase, match == nil { throw ValidationError("--ignore-case is for --match") }
    }

    private var pace: FollowDigest.Pace {
        if count { return .counts(.seconds(every?.seconds ?? 10)) }
        return every.map { .each(.seconds($0.seconds)) } ?? .usual
    }

    func run() async throws {
        let match = try match.map { pattern throws(CommandFailure) in try LineMatch(pattern, ignoresCase: ignoreCase) }
        let kind =
            journal
            ? FollowSource.Kind.journal(unit: path)
            : try FollowSource.kind(of: path ?? "-", fromStart: fromStart)
        let loop = try await FollowLoop(
            daemon: try connection.link(), source: FollowSource(kind), match: match, pace: pace,
            priority: priority)
        let status = try await loop.run()
        if status != 0 { throw ExitCode(status) }
    }
}
