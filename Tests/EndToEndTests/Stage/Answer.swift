// SPDX-License-Identifier: MIT

import Foundation

/// A line from the daemon: a reply or an event. Read without the library's own types, so that the two cannot be wrong
/// together.
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
        /// Seconds.
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
        /// Of a chart's action.
        var chart: String?
        var heard: String?
        var offset: Int?
        /// Of a cursor.
        var announcement: Int?
        var x: Double?
        /// Of presence.
        var screenReader: Bool?
    }

    struct Problem: Decodable, Sendable {
        var code: Int
        var message: String
    }

    var id: Int?
    /// The id of what the daemon asks of the client.
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

    /// Whether it tells how an announcement ended.
    var isOutcome: Bool { params?.state.map(Self.outcomes.contains) ?? false }
}
