// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import a11y_speak

@Suite("The help of a11y-speak")
struct CommandGroupTests {
    private static let commands = CommandGroup.all.flatMap { $0.commands } + CommandGroup.compatible
    private static let settings = SettingsCommand.configuration.subcommands

    /// The words of a line as a shell passes them, up to a pipe or a redirection.
    private static func words(_ line: String) -> [String] {
        let parts = line.split(separator: #"""#, omittingEmptySubsequences: false).enumerated()
        let words = parts.flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        return Array(words.prefix { !["|", ">", "2>&1"].contains($0) })
    }

    private static func examples(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("      ") }.map { line in
            String(line.dropFirst(2).split(separator: "   ", maxSplits: 1)[0])
        }
    }

    private static func isParsed(_ example: String) -> Bool {
        // A pipe has the command at its end.
        let line = example.split(separator: "| ").last { $0.hasPrefix("a11y-speak") }.map(String.init) ?? example
        let words = words(line)
        guard words.first == "a11y-speak" else { return true }
        do {
            _ = try A11ySpeak.parseAsRoot(CommandRoute.arguments(words, commands: A11ySpeak.commandNames))
            return true
        } catch {
            return A11ySpeak.exitCode(for: error) == .success
        }
    }

    @Test func `five groups have three examples each`() {
        #expect(
            CommandGroup.all.map { $0.title } == [
                "Speak", "Look", "Tables and charts", "Desktop and terminal", "Settings and repair",
            ])
        #expect(CommandGroup.all.allSatisfy { $0.examples.count == 3 })
    }

    @Test func `a command is in one group, and commands for other speech systems come last`() {
        let names = Self.commands.compactMap { $0.configuration.commandName }
        #expect(Set(names).count == names.count)
        #expect(names.suffix(2) == ["spd-say", "emacspeak"])
        for name in names { #expect(CommandGroup.list.contains("\n  \(name) "), "\(name)") }
    }

    @Test func `the help fits into 40 lines of 100 columns`() {
        let lines = CommandGroup.help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 40)
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `the parser accepts every example of the help`() {
        let examples = CommandGroup.all.flatMap { $0.examples.map { $0.key } }
        #expect(examples.filter { !Self.isParsed($0) } == [])
    }

    @Test func `the help of a command begins with two examples that the parser accepts`() {
        for command in Self.commands + Self.settings {
            let name = command.configuration.commandName ?? ""
            let examples = Self.examples(in: command.configuration.discussion)
            #expect(examples.count >= 2, "\(name)")
            #expect(examples.filter { !Self.isParsed($0) } == [], "\(name)")
            #expect(command.configuration.discussion.hasPrefix("  "), "\(name)")
            #expect(
                command.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  ") }
                    .allSatisfy { $0.count < 80 }, "\(name)")
        }
    }
}
