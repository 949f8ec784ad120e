// SPDX-License-Identifier: MIT

/// A tone that plays at once alongside speech. Its pitch follows a changing value.
public struct LiveTone: Sendable, Hashable {
    /// The client's own id for the tone, at most 100 bytes. A request with the id of a playing tone moves that tone.
    public var id: String
    /// The position in the user's band of pitches, 0 to 1, on a logarithmic scale of hertz.
    public var value: Double
    /// The position in stereo, from -1 (left) to 1 (right); nil for the center, or for no change.
    public var pan: Double?
    /// `square`, `pluck`, `sine`, `organ`, `reed` or `sawtooth`; nil for `square`, or for no change.
    public var timbre: String?
    /// The duration in seconds, 0.04 to 10, counted from the latest request. Nil for a tone that plays until it is
    /// ended.
    public var seconds: Double?

    public init(id: String, value: Double, pan: Double? = nil, timbre: String? = nil, seconds: Double? = nil) {
        self.id = id
        self.value = value
        self.pan = pan
        self.timbre = timbre
        self.seconds = seconds
    }
}

/// A short sound for an event that words are too slow for.
public enum Earcon: String, Sendable, Hashable, CaseIterable, Codable {
    /// The end of the data.
    case end
    /// A point without a value.
    case gap
    /// A change to another series.
    case series
    /// A value has crossed a limit.
    case limit
}
