// SPDX-License-Identifier: MIT

/// A tone for a time.
public struct Note: Sendable, Hashable {
    /// In seconds from the start of the score.
    public var start: Double
    /// In seconds.
    public var length: Double
    public var tone: Tone
    /// What the tone has become at the end of the note, along a straight line over the logarithm of its pitch; nil when it
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
