// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes away the silence that espeak-ng puts before the first sound (12 ms of zeros for most consonants, 49 ms for p,
/// t and k), but for 2 ms: the first sound comes earlier and nothing is lost.
struct LeadingSilence: Sendable, Equatable {
    private let kept: Int
    private var hasSounded = false
    /// How many samples were taken away so far: marks move by as many.
    private(set) var removed = 0

    init(sampleRate: Int) {
        kept = sampleRate / 500
    }

    /// The part of the next samples that is to be played.
    mutating func trim(_ samples: UnsafeBufferPointer<Int16>) -> UnsafeBufferPointer<Int16> {
        guard !hasSounded else { return samples }
        let firstSound = samples.firstIndex { abs(Int32($0)) >= 64 }
        hasSounded = firstSound != nil
        let cut = max(0, (firstSound ?? samples.count) - (hasSounded ? kept : 0))
        removed += cut
        return UnsafeBufferPointer(rebasing: samples[cut...])
    }
}
