// SPDX-License-Identifier: MIT

/// A note for each point.
enum NotesMode {
    /// The time for a note in seconds; 60 ms of it sound.
    static let slot = 1.0 / 15
    /// The longest note, in seconds.
    private static let longest = 0.4
    private static let gate = 0.9

    /// - Parameter tone: the tone of a point; nil to leave the point out.
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
