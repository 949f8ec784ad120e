// SPDX-License-Identifier: MIT

/// How large a score may be: more than anybody listens to, and no more than a machine has room for.
public struct ScoreLimits: Sendable, Hashable {
    public var tracks: Int
    public var notes: Int
    public var seconds: Double
    /// What is heard, and what 22,050 samples a second can carry.
    public var hertz: ClosedRange<Double>

    public init(
        tracks: Int = 256, notes: Int = 100_000, seconds: Double = 900, hertz: ClosedRange<Double> = 20...8000
    ) {
        self.tracks = tracks
        self.notes = notes
        self.seconds = seconds
        self.hertz = hertz
    }
}
