// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `status`: shows the daemon's activity.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Prints the current announcement, how many wait, and if speech is audible.")

    @OptionGroup var connection: ConnectionOptions

    @Flag(help: "Print figures in Prometheus's text format, for its node exporter to collect from a file.")
    var prometheus = false

    func run() async throws {
        let status = try await connection.withClient { try await $0.status() }
        guard prometheus || !connection.json else { return StandardOutput.json(status) }
        let lines = prometheus ? PrometheusText.lines(status) : StatusText.lines(status, clock: .current)
        for line in lines { StandardOutput.line(line) }
    }
}
