// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification

/// The output of `sonify --json`.
package struct SoundReport: Encodable, Equatable {
    struct Series: Encodable, Equatable {
        let name: String
        /// In seconds from the start.
        let start: Double
        let end: Double
        /// The values at the ends of the band of pitches; nil when there is no value.
        let lowest: Double?
        let highest: Double?
        let notes: Int
        let gaps: Int
    }

    let title: String
    let seconds: Double
    /// In hertz.
    let band: [Double]
    let series: [Series]
    /// Remarks about recognized, assumed and omitted parts of the table.
    let remarks: [String]

    package init(_ sound: TableSound, remarks: [String]) {
        title = sound.chart.title ?? ""
        seconds = Self.rounded(sound.score.length)
        band = [sound.band.lowest, sound.band.highest]
        series = sound.parts.flatMap { part in
            sound.chart.series.filter { part.series.contains($0.id) }.map { series in
                let notes = part.score.tracks.filter { $0.name == series.id }.flatMap(\.notes)
                let extent = sound.pitches.scales[series.yAxis]?.range
                return Series(
                    name: series.name, start: Self.rounded(part.start),
                    end: Self.rounded(part.start + (notes.map(\.stop).max() ?? 0)), lowest: extent?.min,
                    highest: extent?.max, notes: notes.count { $0.tone.gain > 0 },
                    gaps: notes.count { $0.tone.gain == 0 })
            }
        }
        self.remarks = remarks
    }

    /// Rounded to a millisecond.
    private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
