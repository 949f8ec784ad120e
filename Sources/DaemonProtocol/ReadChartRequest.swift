// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `readChart`: a chart that another client shows; later, the changes to it since the last reply.
package struct ReadChartRequest: Sendable, Hashable {
    /// The name of the client that shows the chart.
    package var client: String
    package var chart: String
    /// The revision of the last reply; nil in the first request.
    package var revision: Int?
    /// The number of points of each series that the sender already has of that revision.
    package var known: [String: Int]

    package init(client: String, chart: String, revision: Int? = nil, known: [String: Int] = [:]) {
        (self.client, self.chart, self.revision, self.known) = (client, chart, revision, known)
    }
}

extension ReadChartRequest: Codable {
    enum CodingKeys: String, ParameterKey { case client, chart, revision, known }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = try parameters.text(.client)
        chart = try parameters.text(.chart)
        revision = try parameters.wholeNumber(.revision, in: 0...(1 << 52))
        known = try parameters.decodeIfPresent([String: Int].self, forKey: .known) ?? [:]
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(client, forKey: .client)
        try parameters.encode(chart, forKey: .chart)
        try parameters.encodeIfPresent(revision, forKey: .revision)
        if !known.isEmpty { try parameters.encode(known, forKey: .known) }
    }
}

package struct ReadChartReply: Sendable, Hashable {
    /// Points of a series that follow those that the sender has.
    package struct Part: Sendable, Hashable {
        package var series: String
        package var points: PointColumns

        package init(series: String, points: PointColumns) {
            (self.series, self.points) = (series, points)
        }
    }

    /// The chart's revision. A new number means that the chart was described again, and earlier data is invalid.
    package var revision: Int
    /// The chart without its points; nil if the sender has this revision.
    package var chart: ChartDescriptor?
    package var points: [Part]
    /// True if more points can be requested at once.
    package var more: Bool

    /// The largest number of points in one reply.
    package static let most = 4000

    /// The part of a chart that the sender of `request` lacks.
    package init(_ chart: ChartDescriptor, revision: Int, for request: ReadChartRequest) {
        self.revision = revision
        let isKnown =
            request.revision == revision && chart.series.allSatisfy { request.known[$0.id] ?? 0 <= $0.points.count }
        if !isKnown {
            var bare = chart
            for index in bare.series.indices { bare.series[index].points = PointColumns() }
            self.chart = bare
        }
        var room = Self.most
        points = []
        more = false
        for series in chart.series {
            let start = isKnown ? max(0, request.known[series.id] ?? 0) : 0
            let end = min(series.points.count, start + room)
            more = more || end < series.points.count
            guard start < end else { continue }
            points.append(Part(series: series.id, points: series.points[start..<end]))
            room -= end - start
        }
    }
}

extension ReadChartReply: Codable {
    enum CodingKeys: String, CodingKey { case revision, chart, points, more }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        revision = try members.decode(Int.self, forKey: .revision)
        chart = try members.decodeIfPresent(WireChart.self, forKey: .chart)?.chart
        points = try members.decode([String: WirePoints].self, forKey: .points)
            .sorted { $0.key < $1.key }.map { Part(series: $0.key, points: $0.value.columns) }
        more = try members.decodeIfPresent(Bool.self, forKey: .more) ?? false
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(revision, forKey: .revision)
        try members.encodeIfPresent(chart.map(WireChart.init), forKey: .chart)
        let parts = Dictionary(points.map { ($0.series, WirePoints($0.points)) }) { one, _ in one }
        try members.encode(parts, forKey: .points)
        if more { try members.encode(true, forKey: .more) }
    }
}
