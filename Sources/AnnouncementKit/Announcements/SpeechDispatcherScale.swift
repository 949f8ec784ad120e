// SPDX-License-Identifier: MIT

/// Speech Dispatcher's numbers, −100…100 with 0 in the middle, as ours. What is beyond its ends is its end.
public enum SpeechDispatcherScale {
    public static let range = -100...100

    /// Words per minute, with the three fixed points that Speech Dispatcher has for espeak-ng: 80, 170 and 449.
    public static func wordsPerMinute(_ rate: Int) -> Int {
        let rate = clamped(rate)
        return 170 + (rate < 0 ? 170 - 80 : 449 - 170) * rate / 100
    }

    /// Pitch, pitch range and volume: 0…100.
    public static func percent(_ value: Int) -> Int { (clamped(value) + 100) / 2 }

    private static func clamped(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }
}
