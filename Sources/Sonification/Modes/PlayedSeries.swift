// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A series with all values that determine its sound.
struct PlayedSeries {
    let id: String
    let points: PointColumns
    let indices: PlayedIndices
    let passage: Passage
    let pitches: PitchScale
    let timbre: Timbre
    /// The position in stereo; nil if the position shows each point's place along the axis.
    let pan: Double?
    /// Values below it sound rough.
    let reference: Double

    var isLogarithmic: Bool { pitches.isLogarithmic }

    /// The position of a point in the band, 0 to 1; nil for a gap.
    func share(at index: Int) -> Double? { points.value(at: index).flatMap(pitches.share) }

    func place(of index: Int) -> DataPlace {
        DataPlace(series: id, x: points.x[index], y: share(at: index) == nil ? nil : points.y[index])
    }

    func pan(at index: Int) -> Double { pan ?? passage.pan(of: points.x[index]) }

    /// The tone of a point; nil for a gap.
    func tone(at index: Int) -> Tone? {
        guard let value = points.value(at: index), let hertz = pitches.hertz(of: value) else { return nil }
        return Tone(hertz: hertz, pan: pan(at: index), noise: value < reference ? Self.roughness : 0)
    }

    /// The points with the lowest and the highest value; only one if all values are equal.
    var ends: [Int] {
        var (lowest, highest) = (nil as Int?, nil as Int?)
        let y = points.y
        indices.forEach { index in
            guard y[index].isFinite, !isLogarithmic || y[index] > 0 else { return }
            if lowest.map({ y[index] < y[$0] }) ?? true { lowest = index }
            if highest.map({ y[index] > y[$0] }) ?? true { highest = index }
        }
        guard let lowest, let highest else { return [] }
        return y[lowest] < y[highest] ? [lowest, highest] : [lowest]
    }

    /// The gain of the noise, 12 dB below the tone.
    private static let roughness = 0.25

    /// Noise without a pitch, above all pitches of values.
    func gap(at index: Int, start: Double) -> Note {
        let tone = Tone(hertz: pitches.band.hiss, gain: 0, pan: pan(at: index), noise: 0.5, octaves: 1)
        return Note(start: start, length: 0.04, tone: tone, place: place(of: index))
    }
}

extension PointColumns {
    /// The index of the point at an x, tried first at the index that it has in another series.
    func index(at place: Double, near index: Int) -> Int? {
        if x.indices.contains(index), x[index] == place { return index }
        guard let run = run(in: DataRange(min: place, max: place)) else { return x.firstIndex(of: place) }
        return run.first
    }
}

/// Soft noise from the lower to the upper end of an interval, alongside the values.
struct IntervalNoise {
    let lower: PointColumns
    let upper: PointColumns

    private static let gain = 0.2
    /// The narrowest band. Narrower noise would sound like a tone.
    private static let leastOctaves = 1.0 / 12

    /// The noise for a point; nil if the interval has no value there.
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
