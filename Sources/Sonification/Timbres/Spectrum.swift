// SPDX-License-Identifier: MIT

import Glibc

/// The harmonics of a timbre that are played up to a pitch, none of them beyond what the sample rate can carry, and the
/// amplitude at which they are as loud as any other tone.
struct Spectrum: Equatable {
    /// The amplitude of a tone of 1,000 Hz without harmonics: what needs most beyond it, and several at once, still fit.
    static let amplitude = 0.125
    /// As small speakers cannot do more, and what is added there would be distortion.
    static let mostDecibels = 12.0

    /// The amplitudes of the harmonics among each other.
    let harmonics: [Double]
    private let decayGain: Double

    /// - Parameters:
    ///   - highest: the highest pitch that it is played at.
    ///   - isSustained: of a note that others are tied to, which does not die away.
    init(_ timbre: Timbre, highest: Double, isSustained: Bool) {
        let all = timbre.harmonics.enumerated().map { $1 * Self.part(at: Double($0 + 1) * highest) }
        harmonics = Array(all.prefix((all.lastIndex { $0 > 0 } ?? 0) + 1))
        let decay = isSustained ? 0 : timbre.decay
        // As much energy in all as if it stayed.
        decayGain = decay > 0 ? (2 * decay / (1 - exp(-2 * decay))).squareRoot() : 1
    }

    /// The factor that makes the harmonics as loud as a tone of 1,000 Hz: their powers add up.
    func gain(at hertz: Double) -> Double {
        var power = 0.0
        for (index, amplitude) in harmonics.enumerated() where amplitude > 0 {
            power += amplitude * amplitude * pow(10, -Self.decibels(at: Double(index + 1) * hertz) / 10)
        }
        return Self.amplitude * decayGain / power.squareRoot()
    }

    /// The factor for noise around a pitch, whose power is that of a tone without harmonics.
    static func noiseGain(at hertz: Double) -> Double { amplitude * pow(10, decibels(at: hertz) / 20) }

    private static func decibels(at hertz: Double) -> Double { min(EqualLoudness.decibels(at: hertz), mostDecibels) }

    /// All of a harmonic below 9 kHz, and nothing of it from 10.8 kHz on.
    private static func part(at hertz: Double) -> Double {
        let share = min(max((hertz - 9000) / 1800, 0), 1)
        return (1 + cos(.pi * share)) / 2 * (share < 1 ? 1 : 0)
    }
}
