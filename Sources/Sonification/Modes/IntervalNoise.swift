// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// Soft noise from the lower to the upper end of an interval, beside the values.
struct IntervalNoise {
    let lower: PointColumns
    let upper: PointColumns

    private static let gain = 0.2
    /// Narrower noise would be a tone.
    private static let leastOctaves = 1.0 / 12

    /// The noise beside a point; nil where the interval has no ends.
    func tone(beside series: PlayedSeries, at index: Int) -> Tone? {
        let x = series.points.x[index]
        guard let low = hertz(lower, series, at: x, near: index), let high = hertz(upper, series, at: x, near: index)
        else { return nil }
        return Tone(
            hertz: (low * high).squareRoot(), gain: 0, pan: series.pan(at: index), noise: Self.gain,
            octaves: max(Self.leastOctaves, abs(log2(high / low))))
    }

    private func hertz(_ end: PointColumns, _ series: PlayedSeries, at x: Double, near index: Int) -> Double? {
        end.index(at: x, near: index).flatMap(end.value).flatMap(series.pitches.hertz)
    }
}
