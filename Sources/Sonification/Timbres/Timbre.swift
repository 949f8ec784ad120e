// SPDX-License-Identifier: MIT

import Glibc

/// The sound of a tone at one pitch. All six timbres can be distinguished in mono, by their harmonics or their decay.
public enum Timbre: String, Sendable, Hashable, CaseIterable, Codable {
    /// Odd harmonics, so that small speakers reproduce low pitches too. The timbre of the first series.
    case square
    /// Decays like a string.
    case pluck
    /// No harmonics.
    case sine
    /// Octaves.
    case organ
    /// The third and the fourth harmonic are the strongest.
    case reed
    /// Every harmonic.
    case sawtooth

    /// The timbre of a series by its index in the chart; repeats after six.
    public init(series index: Int) {
        self = Self.allCases[index % Self.allCases.count]
    }

    /// The amplitudes of the harmonics, starting with the fundamental.
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

    /// The decay over the length of a note, as the exponent of e.
    var decay: Double { self == .pluck ? 2 : 0 }
}

/// The harmonics of a timbre that are played up to a pitch, limited to what the sample rate can carry, and the
/// amplitude that makes them as loud as any other tone.
struct Spectrum: Equatable {
    /// The amplitude of a 1,000 Hz tone without harmonics. It leaves room for pitches that need more, and for several
    /// tones at once.
    private static let amplitude = 0.125
    /// The largest addition in decibels. Small speakers would distort anything beyond it.
    private static let maxDecibels = 12.0

    /// The relative amplitudes of the harmonics.
    let harmonics: [Double]
    private let decayGain: Double

    /// - Parameters:
    ///   - highest: the highest pitch that is played.
    ///   - isSustained: true for a tied note, which does not decay.
    init(_ timbre: Timbre, highest: Double, isSustained: Bool) {
        let all = timbre.harmonics.enumerated().map { $1 * Self.part(at: Double($0 + 1) * highest) }
        harmonics = Array(all.prefix((all.lastIndex { $0 > 0 } ?? 0) + 1))
        let decay = isSustained ? 0 : timbre.decay
        // Gives the decaying note the same energy as a constant one.
        decayGain = decay > 0 ? (2 * decay / (1 - exp(-2 * decay))).squareRoot() : 1
    }

    /// The factor that makes the harmonics together as loud as a tone of 1,000 Hz. Their powers add up.
    func gain(at hertz: Double) -> Double {
        var power = 0.0
        for (index, amplitude) in harmonics.enumerated() where amplitude > 0 {
            power += amplitude * amplitude * pow(10, -Self.decibels(at: Double(index + 1) * hertz) / 10)
        }
        return Self.amplitude * decayGain / power.squareRoot()
    }

    /// The factor for noise around a pitch, with the power of a tone without harmonics.
    static func noiseGain(at hertz: Double) -> Double { amplitude * pow(10, decibels(at: hertz) / 20) }

    private static func decibels(at hertz: Double) -> Double { min(EqualLoudness.decibels(at: hertz), maxDecibels) }

    /// The share of a harmonic that is played: all below 9 kHz, nothing from 10.8 kHz on.
    private static func part(at hertz: Double) -> Double {
        let share = min(max((hertz - 9000) / 1800, 0), 1)
        return (1 + cos(.pi * share)) / 2 * (share < 1 ? 1 : 0)
    }
}
