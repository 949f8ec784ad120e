// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What `status` is answered with, and the latencies in it, which not every daemon tells.
struct WatchStatus: Sendable, Hashable, Codable {
    /// Of the announcements since the daemon started; in milliseconds.
    struct Figures: Sendable, Hashable, Codable {
        var count: Int
        var median: Double
        var p95: Double
        var worst: Double
    }

    struct Latency: Sendable, Hashable, Codable {
        /// From acceptance to the first sample that is heard.
        var firstSound: Figures?
        /// From the wish for silence to silence.
        var stop: Figures?
    }

    var status: StatusReply
    var latency: Latency?

    private enum CodingKeys: String, CodingKey { case latency }

    init(_ status: StatusReply, latency: Latency? = nil) {
        self.status = status
        self.latency = latency
    }

    init(from decoder: any Decoder) throws {
        status = try StatusReply(from: decoder)
        latency = try? decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Latency.self, forKey: .latency)
    }

    func encode(to encoder: any Encoder) throws {
        try status.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(latency, forKey: .latency)
    }
}
