// SPDX-License-Identifier: MIT

/// A note for each point.
enum NotesMode {
    /// How much time a note has: 60 ms of it sound.
    static let slot = 1.0 / 15
    /// Notes with more room than this do not become longer.
    private static let longest = 0.4
    private static let gate = 0.9

    /// - Parameter tone: how a point sounds, nil for one that is left out.
    static func notes(_ series: PlayedSeries, _ points: [PlayedPoint], tone: (Int) -> Tone?) -> [Note] {
        points.filter { $0.kind == .value }.compactMap { point in
            tone(point.index).map {
                Note(
                    start: point.start, length: length(in: point.room), tone: $0, place: series.place(of: point.index))
            }
        }
    }

    static func length(in room: Double) -> Double { max(0.06, min(room * gate, longest)) }
}
