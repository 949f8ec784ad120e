// SPDX-License-Identifier: MIT

import Glibc

/// The loudness level of a steady sound, in decibels: the power at each frequency, minus the ear's threshold there.
package struct LoudnessMeter {
    package let decibels: Double

    package init(_ samples: ArraySlice<Double>) {
        let count = samples.count
        let windowed = samples.enumerated().map { $1 * (1 - cos(2 * .pi * Double($0) / Double(count))) }
        var power = 0.0
        for bin in 1..<count / 2 {
            let hertz = Double(bin) * StereoSamples.rate / Double(count)
            power += Self.power(windowed, hertz) * pow(10, -Self.need(hertz) / 10)
        }
        decibels = 10 * log10(power / Double(count * count))
    }

    /// The power at a frequency, by Goertzel's algorithm.
    package static func power(_ samples: [Double], _ hertz: Double) -> Double {
        let twice = 2 * cos(2 * .pi * hertz / StereoSamples.rate)
        var (last, current) = (0.0, 0.0)
        samples.withUnsafeBufferPointer { samples in
            var index = 0
            while index < samples.count {
                (last, current) = (current, samples[index] + twice * current - last)
                index += 1
            }
        }
        return last * last + current * current - twice * last * current
    }

    private static func need(_ hertz: Double) -> Double {
        let above = contour.firstIndex { $0.hertz >= hertz } ?? contour.count - 1
        guard above > 0 else { return contour[0].decibels - 60 }
        let (low, high) = (contour[above - 1], contour[above])
        let share = min(log(hertz / low.hertz) / log(high.hertz / low.hertz), 1)
        return low.decibels + share * (high.decibels - low.decibels) - 60
    }

    /// The contour of 60 phon as printed in ISO 226:2003, annex B. It is copied, so that it does not depend on our own
    /// formula.
    package static let contour: [(hertz: Double, decibels: Double)] = [
        (20, 109.51), (25, 104.23), (31.5, 99.08), (40, 94.18), (50, 89.96), (63, 85.94), (80, 82.05), (100, 78.65),
        (125, 75.56), (160, 72.47), (200, 69.86), (250, 67.53), (315, 65.39), (400, 63.45), (500, 62.05), (630, 60.81),
        (800, 59.89), (1000, 60.01), (1250, 62.15), (1600, 63.19), (2000, 59.96), (2500, 57.26), (3150, 56.42),
        (4000, 57.57), (5000, 60.89), (6300, 66.36), (8000, 71.66), (10000, 73.16), (12500, 68.63),
    ]
}
