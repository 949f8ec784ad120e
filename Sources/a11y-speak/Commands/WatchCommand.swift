// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import Exploring
import Glibc

/// `watch`: shows the queue live.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "watch", "Shows current, waiting and recent announcements live.",
        examples: [
            "a11y-speak watch": "a screen; q quits, ? is help",
            "a11y-speak watch --json": "each event as a line",
        ],
        notes: "Control-C ends it with exit code 130. After a restart of the daemon it connects again.")

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
