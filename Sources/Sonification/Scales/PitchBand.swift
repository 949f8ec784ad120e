// SPDX-License-Identifier: MIT

import Glibc

/// The pitches that data is played at: what a user hears well, on their loudspeakers.
public struct PitchBand: Sendable, Hashable {
    /// In hertz.
    public let lowest: Double
    public let highest: Double

    /// Three octaves, from the A below the middle of a piano.
    public static let standard = PitchBand(220, 1760)

    /// - Throws: a ``PitchBandFailure`` when it is less than an octave, or beyond what is heard.
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

    /// The lowest pitch, and those that are octaves above it.
    public var octaves: [Double] {
        // An octave that rounding has put beyond the end is one.
        (0...Int(log2(highest / lowest) + 0.001)).map { lowest * pow(2, Double($0)) }
    }

    /// The pitch so far up the band, 0…1: equal steps are equal intervals.
    package func hertz(atShare share: Double) -> Double { lowest * pow(highest / lowest, share) }

    /// Above what data is played at, where noise is no value.
    var hiss: Double { min(highest * 2, 6000) }
}

/// Why a band of pitches cannot be used.
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
