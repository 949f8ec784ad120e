// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The lowest and the highest value of what is played, as two notes.
struct LegendNotes {
    let score: Score

    private static let length = 0.25
    private static let step = 0.3

    init(_ series: [PlayedSeries]) {
        score = Score(
            tracks: series.map { series in
                let notes = series.ends.enumerated().compactMap { place, index in
                    series.tone(at: index).map {
                        Note(
                            start: Double(place) * Self.step, length: Self.length, tone: $0,
                            place: series.place(of: index))
                    }
                }
                return Track(name: series.id, timbre: series.timbre, notes: notes)
            })
    }
}
