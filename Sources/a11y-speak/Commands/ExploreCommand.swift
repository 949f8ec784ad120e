// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol
import Exploring

/// `explore`: a table as a chart, explored by ear.
struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "explore", "Opens a table as a chart that you walk by ear with the keyboard.",
        examples: [
            "a11y-speak explore data.csv": "arrows walk, ? is help, Ctrl+Q quits",
            "a11y-speak explore --plain data.csv": "prints sentences, no screen",
        ],
        notes: "'a11y-speak help keys' speaks and prints the keys. Control-C ends it with exit code 130.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(
        help:
            "CSV, TSV, JSON, HTML, Markdown, columns or pairs; - for standard input, live when it is a pipe. With --client, its chart.",
        completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Explore a chart that this program shows, live; see 'chart'.", valueName: "name"))
    var client: String?

    @OptionGroup(title: "How to read the table, if it is not recognized") var table: TableArguments

    @Flag(help: "Print sentences, a line each, instead of drawing a screen.")
    var plain = false

    @Flag(help: "Draw everything bold, and without colors.")
    var highContrast = false

    @Flag(help: "Play a tone for each new point of live data.")
    var liveSound = false

    @OptionGroup var keyboard: KeyOptions

    func validate() throws {
        guard file == nil, client == nil else { return }
        throw ValidationError("name a FILE, or the program whose chart it is with --client")
    }

    func run() async throws {
        let terminal = try Keyboard.open(for: "explore")
        let daemon = try connection.link()
        let loop = try await ExploreLoop(daemon: daemon)
        let found: (source: ExploreSource, keys: KeyLayout)
        do {
            found = (try await source(daemon), try keyboard.layout())
        } catch let problem as CommandFailure {
            throw await loop.refused(problem)
        }
        let start = ExploreStart(keys: found.keys, isHighContrast: highContrast, soundsLive: liveSound)
        let status = try await loop.run(found.source, start) {
            ExploreDisplay(keyboard: terminal, isPlain: plain)
        }
        if status != 0 { throw ExitCode(status) }
    }

    private func source(_ daemon: DaemonLink) async throws -> ExploreSource {
        guard let client else { return ExploreSource(path: file ?? "-", options: table.options) }
        let programs = try await daemon.withClient(as: "a11y-speak") { try await $0.status().programs ?? [] }
        let shown = try ShownChart(among: programs, client: client, chart: file)
        return ExploreSource(path: shown.chart, options: table.options, shown: (shown, daemon))
    }
}
