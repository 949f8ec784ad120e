// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `readPoints`: some visible points of a series of another client's chart, with their words.
package struct ReadPointsRequest: Sendable, Hashable {
    /// The name of the client that shows the chart.
    package var client: String
    package var chart: String
    package var series: String
    /// The index of the first point among the visible points, from 0.
    package var from: Int
    package var count: Int

    /// The largest number of points in one reply.
    package static let most = 256

    package init(client: String, chart: String, series: String, from: Int, count: Int = most) {
        (self.client, self.chart, self.series, self.from, self.count) = (client, chart, series, from, count)
    }
}

extension ReadPointsRequest: Codable {
    enum CodingKeys: String, ParameterKey { case client, chart, series, from, count }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = try parameters.text(.client)
        chart = try parameters.text(.chart)
        series = try parameters.text(.series)
        from = try parameters.wholeNumber(.from, in: 0...(1 << 52)) ?? 0
        count = try parameters.wholeNumber(.count, in: 0...Self.most) ?? Self.most
    }
}

package struct ReadPointsReply: Sendable, Hashable, Codable {
    package struct Point: Sendable, Hashable, Codable {
        package var x: Double
        /// Nil in a gap.
        package var y: Double?
        /// The words that `chart` speaks when the user moves to this point.
        package var words: String

        package init(x: Double, y: Double?, words: String) { (self.x, self.y, self.words) = (x, y, words) }
    }

    /// The number of visible points of the series.
    package var visible: Int
    /// Fewer points than requested at the end of the series.
    package var points: [Point]

    package init(visible: Int, points: [Point]) { (self.visible, self.points) = (visible, points) }
}
