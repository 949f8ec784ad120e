// SPDX-License-Identifier: MIT

/// An announcement that the next one, "battery low", interrupts within a sentence.
struct Silencing {
    /// The outcomes of the first and of the next announcement.
    let outcomes: [String?]
    let heard: String

    private static let first = "one two three four five six seven"

    init(in home: Home, sink: String, _ recording: Recording) async throws {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        try await client.readAlong()
        let cut = try await client.announce("\(Self.first). eight nine ten eleven twelve", #""queue":true"#)
        try await client.hears(cut, at: 14)
        let next = try await client.announce("battery low", #""priority":"high""#)
        outcomes = [try await client.outcome(of: cut).state, try await client.outcome(of: next).state]
        let words = "\(Hearing.beginning(of: Self.first)) battery low"
        heard = try await Hearing(recording.end(), grammar: words).words
    }
}
