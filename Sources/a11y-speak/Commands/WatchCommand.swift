// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import Glibc

/// `watch`: the live queue.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Shows live the current announcement, those that wait and why, and the latest outcomes.",
        discussion: "Keys: q quits, ? shows the others. Control-C ends it with exit code 130. "
            + "Reconnects when the daemon is restarted.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print a line for each event instead of drawing a screen, as where there is no screen.")
    var plain = false

    @Flag(help: "Draw everything bold.")
    var highContrast = false

    func run() async throws {
        let isForPrograms = connection.json
        let daemon = try connection.link()
        let loop = try await WatchLoop(daemon: daemon, isHighContrast: highContrast) {
            let isSeen = isatty(STDOUT_FILENO) == 1 && !isForPrograms
            let keyboard = isSeen ? open("/dev/tty", O_RDWR | O_CLOEXEC) : -1
            return TerminalDisplay(keyboard: keyboard < 0 ? nil : keyboard, isPlain: plain || isForPrograms)
        } print: { display, news in
            guard !isForPrograms else { return StandardOutput.json(WatchRecord(news)) }
            for line in WatchSentence.lines(news) { display.line(line) }
        }
        let status = await loop.run()
        if status != 0 { throw ExitCode(status) }
    }
}
