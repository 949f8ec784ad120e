// SPDX-License-Identifier: MIT

import Foundation

/// A line from the daemon: a reply or an event. Read without the library's own types, so that the two cannot be wrong
/// together.
struct Answer: Decodable, Sendable {
    struct Result: Decodable, Sendable {
        var announcement: Int?
        var canceled: Int?
        var waiting: Int?
        var clients: Int?
        var paused: Bool?
        var sink: String?
        var problem: String?
        var server: String?
    }

    struct Event: Decodable, Sendable {
        var id: Int?
        var state: String?
        var text: String?
        var reason: String?
        var line: Int?
        var code: Int?
        var message: String?
    }

    struct Problem: Decodable, Sendable {
        var code: Int
        var message: String
    }

    var id: Int?
    var result: Result?
    var error: Problem?
    var method: String?
    var params: Event?

    init(_ line: [UInt8]) throws {
        self = try JSONDecoder().decode(Answer.self, from: Data(line))
    }

    static let outcomes: Set = ["finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"]

    /// Whether it tells how an announcement ended.
    var isOutcome: Bool { params?.state.map(Self.outcomes.contains) ?? false }
}
