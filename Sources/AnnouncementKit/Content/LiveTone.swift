// SPDX-License-Identifier: MIT

/// A tone that sounds at once, beside what is said: how high a value is, as it changes.
public struct LiveTone: Sendable, Hashable {
    /// The client's own name for it, 100 bytes at most; a tone of the same name moves to the new value.
    public var id: String
    /// How far up the user's band of pitches it is, 0…1, equal in the logarithm of hertz.
    public var value: Double
    /// From -1, left, to 1, right; nil for the middle, or where it is already.
    public var pan: Double?
    /// `square`, `pluck`, `sine`, `organ`, `reed` or `sawtooth`; nil for the first of them, or the one that it has already.
    public var timbre: String?
    /// How long it sounds, 0.04…10: each time it begins anew. Nil for a tone that goes on until it is ended.
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
    /// A place without a value.
    case gap
    /// Another series.
    case series
    /// A value has crossed a limit.
    case limit
}
