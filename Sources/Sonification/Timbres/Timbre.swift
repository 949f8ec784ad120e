// SPDX-License-Identifier: MIT

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
