// SPDX-License-Identifier: MIT

/// The rate, pitch and volume of speech, relative to the announcement's own values.
package struct Prosody: Sendable, Hashable {
    /// The rate in words per minute.
    package var rate = ProsodyValue()
    /// The pitch, 0 to 100; 50 is the voice's own, and 50 more is an octave.
    package var pitch = ProsodyValue()
    /// The volume, 0 to 100.
    package var volume = ProsodyValue()

    package init() {}

    /// Combines with the enclosing element's prosody.
    package func within(_ outer: Self) -> Self {
        var prosody = Self()
        prosody.rate = rate.within(outer.rate)
        prosody.pitch = pitch.within(outer.pitch)
        prosody.volume = volume.within(outer.volume)
        return prosody
    }
}

/// A value that is either set or changed relatively.
package struct ProsodyValue: Sendable, Hashable {
    private var base: Double?
    private var factor: Double
    private var shift: Double

    /// No change.
    package init() { self.init(base: nil, factor: 1, shift: 0) }

    private init(base: Double?, factor: Double, shift: Double) {
        self.base = base
        self.factor = factor
        self.shift = shift
    }

    /// Sets the value.
    package static func set(_ value: Double) -> Self { Self(base: value, factor: 1, shift: 0) }
    /// Multiplies the value.
    package static func times(_ factor: Double) -> Self { Self(base: nil, factor: factor, shift: 0) }
    /// Adds to the value.
    package static func plus(_ shift: Double) -> Self { Self(base: nil, factor: 1, shift: shift) }

    /// Combines with the enclosing element's value.
    package func within(_ outer: Self) -> Self {
        guard base == nil else { return self }
        return Self(base: outer.base, factor: outer.factor * factor, shift: outer.shift * factor + shift)
    }

    /// The changed value, rounded and clamped to limits.
    package func applied(to value: Int, within limits: ClosedRange<Int>) -> Int {
        let result = ((base ?? Double(value)) * factor + shift).rounded()
        guard result.isFinite else { return min(max(value, limits.lowerBound), limits.upperBound) }
        return Int(min(max(result, Double(limits.lowerBound)), Double(limits.upperBound)))
    }
}
