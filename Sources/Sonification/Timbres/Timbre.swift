// SPDX-License-Identifier: MIT

import Glibc

/// How a tone sounds at one pitch. All six are told apart in mono: by their harmonics, or as they die away.
public enum Timbre: String, Sendable, Hashable, CaseIterable, Codable {
    /// Odd harmonics: small speakers play low pitches of it too. The timbre of one series alone.
    case square
    /// Dies away, as a string does.
    case pluck
    /// No harmonics.
    case sine
    /// Octaves.
    case organ
    /// Its third and fourth harmonic are the strongest.
    case reed
    /// Every harmonic.
    case sawtooth

    /// The timbre of a series by its place in the chart.
    public init(series index: Int) {
        self = Self.allCases[index % Self.allCases.count]
    }

    /// The amplitudes of its harmonics, the pitch itself first.
    var harmonics: [Double] {
        switch self {
        case .square: [1, 0, 1 / 3, 0, 1 / 5, 0, 1 / 7]
        case .pluck: [1, 0.7, 0.5, 0.2, 0.1]
        case .sine: [1]
        case .organ: [1, 0.8, 0, 0.6, 0, 0, 0, 0.4]
        case .reed: [0.3, 0.5, 1, 0.9, 0.5, 0.25]
        case .sawtooth: (1...8).map { 1 / Double($0) }
        }
    }

    /// How far it dies away over the length of a note, as the exponent of e.
    var decay: Double { self == .pluck ? 2 : 0 }
}

/// The harmonics of a timbre that are played up to a pitch, none of them beyond what the sample rate can carry, and the
/// amplitude at which they are as loud as any other tone.
struct Spectrum: Equatable {
    /// The amplitude of a tone of 1,000 Hz without harmonics: what needs most beyond it, and several at once, still fit.
    private static let amplitude = 0.125
    /// As small speakers cannot do more, and what is added there would be distortion.
    private static let mostDecibels = 12.0

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
