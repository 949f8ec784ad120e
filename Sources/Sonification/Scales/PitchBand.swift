// SPDX-License-Identifier: MIT

import Glibc

/// The pitches at which data is played, which depend on the user's hearing and loudspeakers.
public struct PitchBand: Sendable, Hashable {
    /// The lowest pitch in hertz.
    public let lowest: Double
    /// The highest pitch in hertz.
    public let highest: Double

    /// Three octaves from the A below middle C: 220 to 1760 Hz.
    public static let standard = PitchBand(220, 1760)

    /// - Throws: a ``PitchBandFailure`` if a pitch is outside of 50 to 4000 Hz, or the band is narrower than an octave.
    public init(lowest: Double, highest: Double) throws(PitchBandFailure) {
        guard (50...4000).contains(lowest) else { throw .inaudible(lowest) }
        guard (50...4000).contains(highest) else { throw .inaudible(highest) }
        guard highest >= 2 * lowest else { throw .tooNarrow(lowest: lowest, highest: highest) }
        self.init(lowest, highest)
    }

    private init(_ lowest: Double, _ highest: Double) {
        self.lowest = lowest
        self.highest = highest
    }

    /// The lowest pitch, and the octaves above it.
    public var octaves: [Double] {
        // The small addition keeps an octave that rounding has moved beyond the end.
        (0...Int(log2(highest / lowest) + 0.001)).map { lowest * pow(2, Double($0)) }
    }

    /// The pitch at a position in the band, 0 to 1. Equal steps are equal intervals.
    package func hertz(atShare share: Double) -> Double { lowest * pow(highest / lowest, share) }

    /// A pitch above those of data, for noise that does not represent a value.
    var hiss: Double { min(highest * 2, 6000) }
}

/// The reason why a band of pitches is invalid.
public enum PitchBandFailure: Error, Sendable, Hashable, CustomStringConvertible {
    case inaudible(Double)
    case tooNarrow(lowest: Double, highest: Double)

    public var description: String {
        switch self {
        case .inaudible(let hertz): "A band of pitches cannot end at \(hertz) hertz: give 50 to 4000."
        case .tooNarrow(let lowest, let highest):
            "From \(lowest) to \(highest) hertz is less than an octave, in which values sound alike: "
                + "give a highest pitch of \(2 * lowest) or more."
        }
    }
}
