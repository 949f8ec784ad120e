// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import a11y_speak

/// The command lines of version 0.2.
@Suite("Command lines of 0.2")
struct CompatibilityTests {
    /// The rows of a file, without its comments.
    private static func rows(_ name: String) throws -> [[String]] {
        try String(contentsOfFile: "\(SourceTree.root)/Tests/Compatibility/\(name)", encoding: .utf8).split(
            separator: "\n"
        )
        .filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    @Test func `every command line of the pages is accepted`() throws {
        let lines = try Self.rows("a11y-speak-lines-0.2.7.tsv")
        #expect(lines.count == 41)
        for line in lines {
            #expect(throws: Never.self, "\(line.joined(separator: " "))") {
                try A11ySpeak.parseAsRoot(CommandRoute.arguments(line, commands: A11ySpeak.commandNames))
            }
        }
    }

    @Test func `every command has its options, flags and arguments`() throws {
        let rows = try Self.rows("a11y-speak-options-0.2.7.tsv")
        let commands = try JSONDecoder().decode(Help.self, from: Data(A11ySpeak._dumpHelp().utf8)).command
        #expect(rows.count == 393)
        for row in rows {
            let path = CommandRoute.settings[row[0]].map { ["settings", $0] } ?? [row[0]].filter { $0 != "" }
            let command = path.reduce(commands) { $0?.subcommand($1) }
            let accepting = [command, command?.defaultSubcommand.flatMap { command?.subcommand($0) }]
            #expect(accepting.contains { $0?.accepts(kind: row[1], name: row[2]) == true }, "\(row)")
        }
    }

    /// The help that ArgumentParser prints for `--experimental-dump-help`.
    private struct Help: Decodable {
        let command: Command?

        struct Command: Decodable {
            let commandName: String
            let arguments: [Argument]?
            let subcommands: [Command]?
            let defaultSubcommand: String?

            func subcommand(_ name: String) -> Command? { subcommands?.first { $0.commandName == name } }

            func accepts(kind: String, name: String) -> Bool {
                (arguments ?? []).contains { $0.kind == kind && (kind == "positional" || $0.spellings.contains(name)) }
            }
        }

        struct Argument: Decodable {
            let kind: String
            let names: [Name]?

            var spellings: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
        }

        struct Name: Decodable {
            let kind: String
            let name: String
        }
    }
}
