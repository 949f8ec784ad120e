// SPDX-License-Identifier: MIT

/// Tracks that play at the same time.
public struct Score: Sendable, Hashable {
    public let tracks: [Track]
    /// The length in seconds.
    public let length: Double

    public init(tracks: [Track]) {
        self.tracks = tracks
        length = tracks.reduce(0) { $1.notes.reduce($0) { max($0, $1.stop) } }
    }

    public var noteCount: Int { tracks.reduce(0) { $0 + $1.notes.count } }

    /// This score, followed by another one after a pause in seconds.
    public func followed(by other: Score, after pause: Double = 0) -> Score {
        guard noteCount > 0 else { return other }
        return Score(tracks: tracks + other.tracks.map { $0.delayed(by: length + pause) })
    }
}

/// Notes that belong together, such as those of a series.
public struct Track: Sendable, Hashable {
    public var name: String?
    public var timbre: Timbre
    /// The notes in the order of their starts.
    public let notes: [Note]

    /// - Parameter notes: in any order.
    public init(name: String? = nil, timbre: Timbre = .square, notes: [Note]) {
        self.name = name
        self.timbre = timbre
        let isOrdered = zip(notes, notes.dropFirst()).allSatisfy { $0.start <= $1.start }
        self.notes = isOrdered ? notes : notes.sorted { $0.start < $1.start }
    }

    /// The track, delayed by a number of seconds.
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

/// From a time in the score to the heard points of the data.
extension Score {
    /// The heard point of each series at a time in seconds from the start: the point that began last.
    public func places(at seconds: Double) -> [DataPlace] {
        var latest: [(start: Double, place: DataPlace)] = []
        for track in tracks {
            guard let found = track.latest(at: seconds) else { continue }
            guard let known = latest.firstIndex(where: { $0.place.series == found.place.series }) else {
                latest.append(found)
                continue
            }
            if latest[known].start < found.start { latest[known] = found }
        }
        return latest.map(\.place)
    }

    /// The point of ``places(at:)`` that began last, for a cursor on the screen.
    public func cursor(at seconds: Double) -> DataPlace? {
        tracks.compactMap { $0.latest(at: seconds) }.max { $0.start < $1.start }?.place
    }
}

extension Track {
    fileprivate func latest(at seconds: Double) -> (start: Double, place: DataPlace)? {
        var (lower, upper) = (0, notes.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if notes[middle].start <= seconds { lower = middle + 1 } else { upper = middle }
        }
        guard let index = notes[..<lower].lastIndex(where: { $0.place != nil }), let place = notes[index].place else {
            return nil
        }
        return (notes[index].start, notes[index].between(place, notes.dropFirst(index + 1).first, at: seconds))
    }
}

extension Note {
    /// The point of the data at a time; in a glide, interpolated between two points.
    fileprivate func between(_ place: DataPlace, _ next: Note?, at seconds: Double) -> DataPlace {
        guard end != nil, let next, next.isTied, let target = next.place, let y = place.y, let aim = target.y else {
            return place
        }
        let share = min(max((seconds - start) / length, 0), 1)
        return DataPlace(
            series: place.series, x: place.x * (1 - share) + target.x * share, y: y * (1 - share) + aim * share)
    }
}
