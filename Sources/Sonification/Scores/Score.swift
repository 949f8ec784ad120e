// SPDX-License-Identifier: MIT

/// What is to be played: tracks that sound at the same time.
public struct Score: Sendable, Hashable {
    public let tracks: [Track]
    /// In seconds.
    public let length: Double

    public init(tracks: [Track]) {
        self.tracks = tracks
        length = tracks.reduce(0) { $1.notes.reduce($0) { max($0, $1.stop) } }
    }

    public var noteCount: Int { tracks.reduce(0) { $0 + $1.notes.count } }

    /// This one, and so many seconds after its end another.
    public func followed(by other: Score, after pause: Double = 0) -> Score {
        guard noteCount > 0 else { return other }
        return Score(tracks: tracks + other.tracks.map { $0.delayed(by: length + pause) })
    }
}
