// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `chart`: takes one step in a chart that a program shows.
struct ChartWalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "chart", "Walks a chart that another program shows, one step at a time.",
        examples: [
            "a11y-speak chart": "lists the charts",
            "a11y-speak chart next": "speaks the next point",
        ],
        notes: "The program is not notified: the place belongs to you, and is kept for the next step. Exits with 1 "
            + "when the step cannot be taken, such as at the end.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(
        help: ArgumentHelp(
            "next, previous, first, last, where, summary, describe, minimum, maximum, zoomIn and the other commands of the protocol.",
            valueName: "step"))
    var step: String?

    @Argument(help: "The chart's id or title, if several charts are shown.")
    var chart: String?

    @Option(help: "The program that shows it.")
    var client: String?

    @Option(help: "The series to use, instead of the current series.")
    var series: String?

    @Option(help: "A name for your place: with another name you are at another place.")
    var cursor = "a11y-speak"

    func validate() throws {
        if let step, ChartCommand(name: step) == nil {
            throw ValidationError("there is no step '\(step)': \(KnownNames(ChartCommand.names).clause(near: step))")
        }
    }

    func run() async throws {
        try await connection.withClient { daemon in
            let programs = try await daemon.status().programs ?? []
            guard let command = step.flatMap(ChartCommand.init(name:)) else { return list(programs) }
            try await walk(command, in: try ShownChart(among: programs, client: client, chart: chart), daemon)
        }
    }

    private func walk(_ command: ChartCommand, in shown: ShownChart, _ daemon: AnnouncementClient) async throws {
        let messages = await daemon.messages()
        let reply = try await daemon.visit(
            WireChartCommand(
                chart: shown.chart, command: command, series: series, client: shown.client, cursor: cursor))
        let said = connection.json ? nil : await words(of: reply.announcement, in: messages, daemon)
        if connection.json { StandardOutput.json(reply) } else if let said { StandardOutput.line(said.printable) }
        if !reply.handled { throw ExitCode(1) }
    }

    /// The displayed text of an announcement. Its words are known when its turn comes, after the end of the previous
    /// announcement; the wait is limited to one second.
    private func words(
        of id: AnnouncementID?, in messages: AsyncStream<DaemonMessage>, _ daemon: AnnouncementClient
    ) async -> String? {
        guard let id else { return nil }
        let limit = Task {
            try? await Task.sleep(for: .seconds(1))
            // Closing the client ends the messages.
            await daemon.close()
        }
        defer { limit.cancel() }
        for await case .event(.announcement(let event)) in messages where event.id == id {
            if let text = event.text { return text }
        }
        return nil
    }

    private func list(_ programs: [StatusReply.Program]) {
        let shown = programs.filter { !$0.charts.isEmpty }
        if connection.json { return StandardOutput.json(shown) }
        guard !shown.isEmpty else { return StandardOutput.line("No program shows a chart.") }
        shown.flatMap(StatusText.lines).forEach(StandardOutput.line)
    }
}
