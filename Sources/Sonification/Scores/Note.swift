// SPDX-License-Identifier: MIT

/// A tone for a time.
public struct Note: Sendable, Hashable {
    /// In seconds from the start of the score.
    public var start: Double
    /// In seconds.
    public var length: Double
    public var tone: Tone
    /// The tone at the end of the note, reached along a straight line over the logarithm of its pitch; nil when it
    /// stays as it is.
    public var end: Tone?
    /// Nil for that of its track.
    public var timbre: Timbre?
    /// Whether it goes on where the note before it in its track ends: in one breath, its waves unbroken.
    public var isTied: Bool
    /// The data that it is; nil for a sound that is no data.
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

    /// In seconds from the start of the score.
    public var stop: Double { start + length }
}

/// The sound of one moment: a pitch with its loudness and place, and noise around it.
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

/// Where in the data the ear is.
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
