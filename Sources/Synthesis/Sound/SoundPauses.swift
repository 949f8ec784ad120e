// SPDX-License-Identifier: GPL-3.0-or-later

/// The times at which an utterance is silent for 100 ms or more, as between sentences. Times are in samples.
package struct SoundPauses: Sendable, Equatable {
    private let shortest: Int
    /// The time that the sound may still take to fade when a pause begins.
    private let fade: Int
    private var count = 0
    /// The start of the silence that has not ended yet.
    private var quiet: Int? = 0
    /// Ascending.
    private var pauses: [Range<Int>] = []

    package init(sampleRate: Int) {
        shortest = sampleRate / 10
        fade = sampleRate / 50
    }

    /// Adds the samples that sound next.
    package mutating func add(_ samples: UnsafeBufferPointer<Int16>) {
        for (place, sample) in samples.enumerated() {
            if abs(Int32(sample)) < 64 {
                quiet = quiet ?? count + place
            } else if let start = quiet {
                quiet = nil
                let end = count + place
                if end - start >= shortest { pauses.append(start..<end) }
            }
        }
        count += samples.count
    }

    /// The start of the pause that ends at about `sample`, once the word before has died away; nil when there is no
    /// pause.
    package func start(before sample: Int) -> Int? {
        guard let pause = pauses.last(where: { $0.lowerBound < sample }), pause.upperBound >= sample - shortest else {
            return nil
        }
        return min(pause.lowerBound + fade, sample)
    }
}

/// Removes the silence that espeak-ng puts before the first sound (12 ms of zeros for most consonants, 49 ms for p, t
/// and k), except for 2 ms. The first sound is heard earlier, and nothing is lost.
package struct LeadingSilence: Sendable, Equatable {
    private let kept: Int
    private(set) var hasSounded = false
    /// The number of samples removed so far. Marks move by this number.
    package private(set) var removed = 0

    package init(sampleRate: Int) {
        kept = sampleRate / 500
    }

    /// Removes nothing from here on.
    package mutating func keep() { hasSounded = true }

    /// The part of the next samples to play.
    package mutating func trim(_ samples: UnsafeBufferPointer<Int16>) -> UnsafeBufferPointer<Int16> {
        guard !hasSounded else { return samples }
        let firstSound = samples.firstIndex { abs(Int32($0)) >= 64 }
        hasSounded = firstSound != nil
        let cut = max(0, (firstSound ?? samples.count) - (hasSounded ? kept : 0))
        removed += cut
        return UnsafeBufferPointer(rebasing: samples[cut...])
    }
}
