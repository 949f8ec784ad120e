// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import FoundationEssentials

/// `rule`: sets how the announcements of one program are treated.
struct RuleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "rule", "Sets how one program is heard, in your config.toml.",
        examples: [
            "a11y-speak settings rule Mumble --group-limit 3": "groups bursts",
            "a11y-speak settings rule Firefox --mute": "silences it",
        ],
        notes: "Name the program as 'status' and 'watch' do. Options that are not given stay unchanged. "
            + "'a11y-speak settings rules' lists the rules.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The program's name.")
    var client: String

    @Option(
        help: ArgumentHelp(
            "How many of its announcements may wait; of more, only the newest is spoken.", valueName: "n"))
    var groupLimit: Int?

    @Option(name: [.customShort("P"), .long], help: "The highest priority that its announcements may have.")
    var priority: AnnouncementPriority?

    @Flag(inversion: .prefixedNo, help: "Drop all its announcements.")
    var mute: Bool?

    @Flag(help: "Remove all three rules.")
    var forget = false

    func validate() throws {
        if connection.json { throw ValidationError("rule prints no JSON: leave out --json") }
        guard !client.isEmpty else { throw ValidationError("name the program, as status does") }
        if let groupLimit, !(1...100).contains(groupLimit) {
            throw ValidationError("--group-limit takes 1 to 100, not \(groupLimit)")
        }
        guard forget == changes.isEmpty else {
            throw ValidationError(
                forget
                    ? "--forget takes no other rule"
                    : "give a rule for \(client): --group-limit, --priority, --mute or --forget")
        }
    }

    /// The keys and values to set, as TOML.
    private var changes: [(key: String, value: String)] {
        [
            ("group-limit", groupLimit.map { "\($0)" }),
            ("priority", priority.map { ConfigurationText.quoted($0.rawValue) }),
            ("mute", mute.map { "\($0)" }),
        ].compactMap { key, value in value.map { (key, $0) } }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let table = ["client", client]
        try ConfigurationStore(environment: environment).change { text in
            for (key, value) in changes { text.set(key, to: value, in: table) }
            guard forget else { return }
            for key in ["group-limit", "priority", "mute"] { text.set(key, to: nil, in: table) }
        }
        // Without a daemon, the rule takes effect when one starts.
        guard let path = try? connection.socketPath() else { return }
        _ = DaemonSettings(path: path, environment: environment).reload()
    }
}

/// `settings rules`: the rules of all programs.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "rules", "Lists the rules for single programs, of your files and the machine's.",
        examples: [
            "a11y-speak settings rules": "a line for each program",
            "a11y-speak settings rules --json": "a JSON object for each program",
        ],
        notes: "Change a rule with 'a11y-speak settings rule PROGRAM'.")

    @OptionGroup var connection: ConnectionOptions

    func run() throws {
        let rules = try ConfigurationFiles(ProcessInfo.processInfo.environment).rules
        if rules.isEmpty, !connection.json { StandardOutput.line("No program has a rule.") }
        for rule in rules {
            if connection.json { StandardOutput.json(rule) } else { StandardOutput.line(rule.line) }
        }
    }
}
