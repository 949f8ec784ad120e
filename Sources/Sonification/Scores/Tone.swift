// SPDX-License-Identifier: MIT

/// What sounds at one moment: a pitch with its loudness and place, and noise around it.
public struct Tone: Sendable, Hashable {
    public var hertz: Double
    /// The loudness, 0…1, at every pitch and timbre the same: the renderer knows what each needs.
    public var gain: Double
    /// From −1, left, to 1, right.
    public var pan: Double
    /// The loudness of noise around the pitch, 0…1.
    public var noise: Double
    /// How wide the band of noise is.
    public var octaves: Double

    public init(hertz: Double, gain: Double = 1, pan: Double = 0, noise: Double = 0, octaves: Double = 2) {
        self.hertz = hertz
        self.gain = gain
        self.pan = pan
        self.noise = noise
        self.octaves = octaves
    }
}
