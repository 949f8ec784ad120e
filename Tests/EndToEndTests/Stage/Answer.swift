// SPDX-License-Identifier: MIT

import Foundation

/// A line from the daemon: a reply or an event. Decoded without the library's types, so that a common error cannot
/// hide.
struct Answer: Decodable, Sendable {
    struct Result: Decodable, Sendable {
        var announcement: Int?
        var acknowledged: Int?
        var canceled: Int?
        var waiting: Int?
        var clients: Int?
        var paused: Bool?
        var sink: String?
        var problem: String?
        var server: String?
        var handled: Bool?
        var speaking: Event?
        var announcements: [Past]?
        var latency: Latency?
        var element: Shown?
        var screenReader: Bool?

        struct Shown: Decodable, Sendable {
            var focused: Bool
        }
    }

    struct Latency: Decodable, Sendable {
        var firstSound: Summary?
        var stop: Summary?

        struct Summary: Decodable, Sendable {
            var count: Int
            var median: Double
            var p95: Double
            var worst: Double
        }
    }

    struct Event: Decodable, Sendable {
        var id: Int?
        /// In seconds.
        var time: Double?
        var state: String?
        var text: String?
        var client: String?
        var reason: String?
        var line: Int?
        var code: Int?
        var message: String?
        var element: String?
        var action: String?
        /// For the action `setSelection`: its start and its end.
        var selection: [Int]?
        /// For an action on a chart.
        var chart: String?
        var heard: String?
        var offset: Int?
        /// For a cursor.
        var announcement: Int?
        var x: Double?
        /// For presence.
        var screenReader: Bool?
    }

    struct Problem: Decodable, Sendable {
        var code: Int
        var message: String
    }

    var id: Int?
    /// The id of a request that the daemon sends to the client.
    var question: String?
    var result: Result?
    var error: Problem?
    var method: String?
    var params: Event?

    init(_ line: [UInt8]) throws {
        self = try JSONDecoder().decode(Answer.self, from: Data(line))
    }

    private enum CodingKeys: String, CodingKey { case id, result, error, method, params }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: CodingKeys.self)
        question = try? line.decode(String.self, forKey: .id)
        id = question == nil ? try line.decodeIfPresent(Int.self, forKey: .id) : nil
        result = try line.decodeIfPresent(Result.self, forKey: .result)
        error = try line.decodeIfPresent(Problem.self, forKey: .error)
        method = try line.decodeIfPresent(String.self, forKey: .method)
        params = try line.decodeIfPresent(Event.self, forKey: .params)
    }

    static let outcomes: Set = ["finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"]

    /// Whether the line reports the end of an announcement.
    var isOutcome: Bool { params?.state.map(Self.outcomes.contains) ?? false }
}
