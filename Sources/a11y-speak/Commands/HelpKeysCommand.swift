// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import Glibc

/// `help keys`: the keys of `explore`, for walking in a terminal or printed.
struct HelpKeysCommand: AsyncParsableCommand {
    /// The name that replaces `help keys` on the command line, because the parser reserves `help`.
    static let name = "help-keys"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Speaks the keys of explore one by one, or prints them.", shouldDisplay: false)

    @OptionGroup var connection: ConnectionOptions
    @OptionGroup var keyboard: KeyOptions

    @Flag(help: "Print only.")
    var silent = false

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    func run() async throws {
        let layout = try keyboard.layout()
        guard !silent, isatty(STDOUT_FILENO) == 1, let path = try? connection.socketPath(),
            let loop = try? await ExploreLoop(daemon: DaemonLink(path: path))
        else { return Self.print(layout) }
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return Self.print(layout) }
        let status = try await loop.help(layout) { ExploreDisplay(keyboard: terminal, isPlain: plain) }
        if status != 0 { throw ExitCode(status) }
    }

    private static func print(_ layout: KeyLayout) {
        for line in lines(layout) { StandardOutput.line(line) }
    }

    /// The lines to print.
    static func lines(_ layout: KeyLayout = KeyLayout()) -> [String] {
        let width = layout.all.map(\.names.count).max() ?? 0
        var lines: [String] = []
        for group in layout.groups {
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
