// SPDX-License-Identifier: MIT

import Glibc

/// The distance of a recording's samples from its limit.
struct SoundLevel: Sendable, Hashable {
    /// Places where the sound is cut off flat at the limit.
    private(set) var clipped = 0
    private var loudest: Float = 0
    /// So many of the last samples are at the limit.
    private var run = 0

    /// The largest of 16 bits, as either scale has it.
    private static let limit: Float = 32_766 / 32_768

    /// - Parameter samples: -1…1.
    init(_ samples: [Float]) {
        for sample in samples { add(sample) }
    }

    /// That of several channels together.
    init(_ channels: [SoundLevel]) {
        clipped = channels.reduce(0) { max($0, $1.clipped) }
        loudest = channels.reduce(0) { max($0, $1.loudest) }
    }

    mutating func add(_ sample: Float) {
        loudest = max(loudest, abs(sample))
        run = abs(sample) >= Self.limit ? run + 1 : 0
        // One sample at the limit may have been meant so.
        if run == 3 { clipped += 1 }
    }

    /// In decibels, of which 0 is the limit; nil for silence.
    var peak: Double? { loudest > 0 ? 20 * log10(Double(loudest)) : nil }
}
