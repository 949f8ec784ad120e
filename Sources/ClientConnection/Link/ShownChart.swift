// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// A chart that a program shows, with the names that the daemon uses.
package struct ShownChart: Sendable, Equatable {
    package let client: String
    package let chart: String
    package let title: String?

    /// Picks the requested chart among all charts that are shown.
    /// - Parameters:
    ///   - client: the name of a program; nil for any program.
    ///   - chart: the id or the title of a chart; nil for the only one.
    /// - Throws: ``CommandFailure`` when no chart matches, or more than one.
    package init(among programs: [StatusReply.Program], client: String?, chart: String?) throws(CommandFailure) {
        let all = programs.flatMap { program in
            program.charts.map { Self(client: program.client ?? "", chart: $0.id, title: $0.title) }
        }.filter { !$0.client.isEmpty }
        guard !all.isEmpty else { throw CommandFailure("No program shows a chart.") }
        let own = all.filter { client == nil || $0.client == client }
        guard !own.isEmpty else {
            throw CommandFailure(
                "No program \"\(client ?? "")\" shows a chart. Charts that are shown: \(Self.list(all)).")
        }
        let named = own.filter { chart == nil || $0.chart == chart }
        let found = named.isEmpty ? own.filter { $0.title == chart } : named
        guard let first = found.first else {
            throw CommandFailure("There is no chart \"\(chart ?? "")\". Charts that are shown: \(Self.list(own)).")
        }
        guard Set(found.map { [$0.client, $0.chart] }).count == 1 else {
            throw CommandFailure(
                "Several charts are shown: \(Self.list(found)). Name one, and its program with --client.")
        }
        self = first
    }

    private init(client: String, chart: String, title: String?) {
        (self.client, self.chart, self.title) = (client, chart, title)
    }

    /// "load of htop, co2 of plot"
    private static func list(_ charts: [ShownChart]) -> String {
        charts.prefix(12).map { "\($0.chart) of \($0.client)".printable }.joined(separator: ", ")
    }
}
