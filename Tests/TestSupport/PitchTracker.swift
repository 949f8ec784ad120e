// SPDX-License-Identifier: MIT

import Glibc

/// The pitch of a sound, by McLeod's normalized square difference (2005): first by its period, then over more and more
/// periods, which makes it exact.
package struct PitchTracker {
    /// Nil for sound without a period.
    package let hertz: Double?

    /// Periods in samples, for pitches between 60 and 5,500 Hz.
    private static let periods = 4...367
    private static let clarity = 0.8

    package init(_ samples: ArraySlice<Double>) {
        let samples = Array(samples)
        let found = samples.withUnsafeBufferPointer { Self.period(in: $0) }
        hertz = found.map { Self.fundamental(of: samples, at: StereoSamples.rate / $0) }
    }

    /// Corrects a period that is too long. A short period that is not a whole number of samples matches less well than
    /// two or three of it do. If there is nothing between every second or third harmonic, those are the harmonics.
    private static func fundamental(of samples: [Double], at hertz: Double) -> Double {
        for factor in [2, 3] {
            let powers = (1...12).map { ($0, LoudnessMeter.power(samples, hertz * Double($0))) }
            let between = powers.filter { $0.0 % factor != 0 }.reduce(0) { $0 + $1.1 }
            let all = powers.reduce(0) { $0 + $1.1 }
            if between < 0.01 * all { return fundamental(of: samples, at: hertz * Double(factor)) }
        }
        return hertz
    }

    private static func period(in samples: UnsafeBufferPointer<Double>) -> Double? {
        let longest = min(periods.upperBound, samples.count / 2)
        guard longest > periods.lowerBound else { return nil }
        let values = (0...longest).map { likeness(samples, $0) }
        let peaks = (periods.lowerBound..<longest).filter {
            values[$0] >= values[$0 - 1] && values[$0] > values[$0 + 1] && values[$0] > 0
        }
        guard let best = peaks.map({ values[$0] }).max(), best > clarity,
            let first = peaks.first(where: { values[$0] > 0.93 * best })
        else { return nil }
        var period = top(samples, first)
        var count = 1
        while period * Double(count * 2) < Double(samples.count) * 0.7 {
            count *= 2
            period = top(samples, Int((period * Double(count)).rounded())) / Double(count)
        }
        return period
    }

    /// The period around a lag at which the sound matches itself best, between the samples.
    private static func top(_ samples: UnsafeBufferPointer<Double>, _ lag: Int) -> Double {
        let around = (max(1, lag - 2)...lag + 2).map { ($0, likeness(samples, $0)) }
        guard let best = around.max(by: { $0.1 < $1.1 })?.0 else { return Double(lag) }
        let (before, at, after) = (likeness(samples, best - 1), likeness(samples, best), likeness(samples, best + 1))
        let curve = before - 2 * at + after
        return Double(best) + (curve == 0 ? 0 : (before - after) / (2 * curve))
    }

    private static func likeness(_ samples: UnsafeBufferPointer<Double>, _ lag: Int) -> Double {
        var (product, power) = (0.0, 0.0)
        var index = 0
        while index + lag < samples.count {
            let (one, other) = (samples[index], samples[index + lag])
            product += one * other
            power += one * one + other * other
            index += 1
        }
        return power > 0 ? 2 * product / power : 0
    }
}
