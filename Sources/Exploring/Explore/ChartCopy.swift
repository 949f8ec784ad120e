// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Tables

/// A copy of another program's chart, which repeated requests keep up to date. Replies in, events out; a value.
struct ChartCopy: Sendable {
    private let shown: ShownChart
    private var revision: Int?
    private var known: [String: Int] = [:]
    /// A chart whose points have not all arrived.
    private var coming: ChartDescriptor?

    init(of shown: ShownChart) {
        self.shown = shown
    }

    /// The next request.
    var request: ReadChartRequest {
        ReadChartRequest(client: shown.client, chart: shown.chart, revision: revision, known: known)
    }

    mutating func take(_ reply: ReadChartReply) -> [ExploreEvent] {
        if let chart = reply.chart { (revision, known, coming) = (reply.revision, [:], chart) }
        for part in reply.points { known[part.series, default: 0] += part.points.count }
        guard var chart = coming else {
            let points = reply.points.map { TableReader.Appended(series: $0.series, points: $0.points) }
            return points.isEmpty ? [] : [.appended(points)]
        }
        for part in reply.points {
            guard let index = chart.series.firstIndex(where: { $0.id == part.series }) else { continue }
            chart.series[index].points.append(contentsOf: part.points)
        }
        coming = reply.more ? chart : nil
        return reply.more ? [] : [.described(TableChart(chart: chart, notes: []))]
    }
}

extension LiveTable {
    /// The interval between two requests for new points.
    private static let interval = Duration.milliseconds(100)
    /// The number of failed requests in a row before the chart counts as removed: its program may be reconnecting.
    private static let patience = 10

    /// Follows a chart that another program shows, until that program removes it.
    init(_ shown: ShownChart, through daemon: DaemonLink) {
        let (news, continuation) = AsyncStream.makeStream(of: News.self)
        self.news = news
        Task {
            var copy = ChartCopy(of: shown)
            var missed = 0
            let client = try? await daemon.client(as: "a11y-speak explore, reading", events: [])
            while let client, missed < Self.patience {
                do {
                    let reply = try await client.read(copy.request)
                    missed = 0
                    for event in copy.take(reply) { continuation.yield(.event(event)) }
                    if reply.more { continue }
                } catch let error as WireError where error.code == .unknownChart {
                    missed += 1
                } catch {
                    break
                }
                try? await Task.sleep(for: Self.interval)
            }
            continuation.yield(.event(.inputEnded))
            continuation.finish()
        }
    }
}
