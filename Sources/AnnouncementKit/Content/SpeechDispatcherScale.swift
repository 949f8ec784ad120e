// SPDX-License-Identifier: MIT

/// Speech Dispatcher's numbers, −100…100 with 0 in the middle, as ours. Numbers beyond the ends are clamped.
///
/// The formulas are those of its espeak-ng module (src/modules/espeak.c), the fixed points those of its espeak-ng.conf.
package enum SpeechDispatcherScale {
    package static let range = -100...100

    /// Words per minute: EspeakMinRate 80, EspeakNormalRate 170, EspeakMaxRate 449.
    package static func wordsPerMinute(_ rate: Int) -> Int {
        let rate = clamped(rate)
        return 170 + (rate < 0 ? 170 - 80 : 449 - 170) * rate / 100
    }

    /// Pitch, pitch range and volume: 0…100.
    ///
    /// Volume 0 of Speech Dispatcher is espeak-ng's own 100, and its 100 is twice as loud, which clips. Here 100 is the
    /// loudest volume that does not clip, and all below are softer by the same ratio.
    package static func percent(_ value: Int) -> Int { (clamped(value) + 100) / 2 }

    private static func clamped(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }
}
