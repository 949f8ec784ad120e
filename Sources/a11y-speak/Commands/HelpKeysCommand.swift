// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `help keys`: the keys of `explore`, printed and spoken.
struct HelpKeysCommand: AsyncParsableCommand {
    /// The name that replaces `help keys` on the command line: `help` is the parser's own.
    static let name = "help-keys"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Prints and speaks the keys of explore.", shouldDisplay: false)

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print only.")
    var silent = false

    func run() async throws {
        for line in Self.lines { StandardOutput.line(line) }
        guard !silent, let client = try? await connection.connect() else { return }
        _ = try await client.announce(
            AnnounceRequest(text: Self.sentences, delivery: Delivery(language: "en")))
        await client.close()
    }

    /// The sentences that are spoken.
    static var sentences: String {
        let groups = KeyBindings.groups.map { group in [group.title] + group.bindings.map(\.sentence) }
        return groups.flatMap(\.self).joined(separator: ".\n")
    }

    /// The lines that are printed.
    static var lines: [String] {
        let width = KeyBindings.all.map(\.names.count).max() ?? 0
        var lines: [String] = []
        for group in KeyBindings.groups {
            if !lines.isEmpty { lines.append("") }
            lines.append(group.title + ":")
            for binding in group.bindings {
                let space = String(repeating: " ", count: width + 2 - binding.names.count)
                lines.append("  " + binding.names + space + binding.text)
            }
        }
        return lines
    }
}
