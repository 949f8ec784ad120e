// SPDX-License-Identifier: MIT

import AnnouncementKit

/// At each x the values of some series, one after the other.
struct CompareMode {
    /// In the order in which they sound.
    let series: [PlayedSeries]
    let seconds: Double

    /// The series whose points say which are heard where not all of them are: of three the middle one.
    private var main: PlayedSeries { series[(series.count - 1) / 2] }

    var tracks: [Track] {
        let points = PointGroups(series: main, seconds: seconds, slot: NotesMode.slot * Double(series.count)).points
            .filter { $0.kind != .gapAmongValues }
        return series.enumerated().map { turn, series in
            Track(name: series.id, timbre: series.timbre, notes: points.compactMap { note($0, of: series, turn) })
        }
    }

    private func note(_ point: PlayedPoint, of other: PlayedSeries, _ turn: Int) -> Note? {
        let room = point.room / Double(series.count)
        let start = point.start + Double(turn) * room
        guard let index = other.points.index(at: main.points.x[point.index], near: point.index) else { return nil }
        guard let tone = other.tone(at: index) else { return other.gap(at: index, start: start) }
        return Note(start: start, length: NotesMode.length(in: room), tone: tone, place: other.place(of: index))
    }
}
