// SPDX-License-Identifier: MIT

/// A tone with a start and a length.
public struct Note: Sendable, Hashable {
    /// The start in seconds from the start of the score.
    public var start: Double
    /// The length in seconds.
    public var length: Double
    public var tone: Tone
    /// The tone at the end of the note. The pitch moves there along a straight line of its logarithm. Nil if the tone
    /// does not change.
    public var end: Tone?
    /// The timbre; nil for the track's timbre.
    public var timbre: Timbre?
    /// True if the note continues the previous note of its track without a break in its wave.
    public var isTied: Bool
    /// The point of the data that the note represents; nil for a sound that does not represent data.
    public var place: DataPlace?

    public init(
        start: Double, length: Double, tone: Tone, end: Tone? = nil, timbre: Timbre? = nil, isTied: Bool = false,
        place: DataPlace? = nil
    ) {
        self.start = start
        self.length = length
        self.tone = tone
        self.end = end
        self.timbre = timbre
        self.isTied = isTied
        self.place = place
    }

    /// The end in seconds from the start of the score.
    public var stop: Double { start + length }
}

/// A sound at one moment: a pitch with its loudness and position, and noise around the pitch.
public struct Tone: Sendable, Hashable {
    /// The pitch in hertz, 20 to 8000 with the default limits.
    public var hertz: Double
    /// The loudness, 0 to 1, perceived equally at every pitch and timbre. The renderer adjusts the amplitude.
    public var gain: Double
    /// The position in stereo, from −1 (left) to 1 (right).
    public var pan: Double
    /// The loudness of noise around the pitch, 0 to 1.
    public var noise: Double
    /// The width of the band of noise, 0 to 8 octaves.
    public var octaves: Double

    public init(hertz: Double, gain: Double = 1, pan: Double = 0, noise: Double = 0, octaves: Double = 2) {
        self.hertz = hertz
        self.gain = gain
        self.pan = pan
        self.noise = noise
        self.octaves = octaves
    }
}

/// A point of the data that is being heard.
public struct DataPlace: Sendable, Hashable {
    /// The id of the series.
    public var series: String
    public var x: Double
    /// Nil in a gap.
    public var y: Double?

    public init(series: String, x: Double, y: Double?) {
        self.series = series
        self.x = x
        self.y = y
    }
}
