// SPDX-License-Identifier: MIT

/// Tracks that sound at the same time.
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

/// Notes that belong together: those of a series.
public struct Track: Sendable, Hashable {
    public var name: String?
    public var timbre: Timbre
    /// In the order of their starts.
    public let notes: [Note]

    /// - Parameter notes: in any order.
    public init(name: String? = nil, timbre: Timbre = .square, notes: [Note]) {
        self.name = name
        self.timbre = timbre
        let isOrdered = zip(notes, notes.dropFirst()).allSatisfy { $0.start <= $1.start }
        self.notes = isOrdered ? notes : notes.sorted { $0.start < $1.start }
    }

    /// The same, so many seconds later.
    func delayed(by seconds: Double) -> Track {
        Track(
            name: name, timbre: timbre,
            notes: notes.map { note in
                var note = note
                note.start += seconds
                return note
            })
    }
}
