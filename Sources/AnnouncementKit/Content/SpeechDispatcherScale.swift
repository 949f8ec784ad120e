// SPDX-License-Identifier: MIT

/// Converts Speech Dispatcher's values, −100 to 100 with 0 in the middle, to this project's. Values out of range are
/// clamped.
///
/// The formulas are those of its espeak-ng module (src/modules/espeak.c); the fixed points are those of its
/// espeak-ng.conf.
package enum SpeechDispatcherScale {
    package static let range = -100...100

    /// The rate in words per minute: EspeakMinRate 80, EspeakNormalRate 170, EspeakMaxRate 449.
    package static func wordsPerMinute(_ rate: Int) -> Int {
        let rate = clamped(rate)
        return 170 + (rate < 0 ? 170 - 80 : 449 - 170) * rate / 100
    }

    /// Pitch, pitch range or volume, 0 to 100.
    ///
    /// In Speech Dispatcher, volume 0 is espeak-ng's 100, and volume 100 is twice as loud, which clips. Here 100 is the
    /// loudest volume that does not clip, and all lower volumes are reduced by the same ratio.
    package static func percent(_ value: Int) -> Int { (clamped(value) + 100) / 2 }

    private static func clamped(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }
}
