// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `status`: shows the state of the daemon.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "status", "Prints the current and the waiting announcements, and whether speech can be heard.",
        examples: [
            "a11y-speak status": "in sentences",
            "a11y-speak status --prometheus": "as metrics",
        ])

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
