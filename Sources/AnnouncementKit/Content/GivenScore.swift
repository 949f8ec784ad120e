// SPDX-License-Identifier: MIT

/// Notes that a client has made itself, in tracks that sound at the same time.
public struct GivenScore: Sendable, Hashable {
    /// Notes of one timbre, which may sound at the same time.
    public struct Track: Sendable, Hashable {
        /// `square`, `pluck`, `sine`, `organ`, `reed` or `sawtooth`; nil for the first of them.
        public var timbre: String?
        /// From -1, left, to 1, right: of the notes that have no place of their own.
        public var pan: Double?
        public var notes: [Note]

        public init(timbre: String? = nil, pan: Double? = nil, notes: [Note]) {
            self.timbre = timbre
            self.pan = pan
            self.notes = notes
        }
    }

    /// A tone with a beginning and an end.
    public struct Note: Sendable, Hashable {
        /// In seconds from the start of the score.
        public var start: Double
        /// In seconds.
        public var length: Double
        /// 20…8000.
        public var hertz: Double
        /// The loudness, 0…1, at every pitch the same.
        public var gain: Double
        /// From -1, left, to 1, right; nil for the place of its track.
        public var pan: Double?

        public init(start: Double, length: Double, hertz: Double, gain: Double = 1, pan: Double? = nil) {
            self.start = start
            self.length = length
            self.hertz = hertz
            self.gain = gain
            self.pan = pan
        }
    }

    public var tracks: [Track]
    /// What the history and captions call it.
    public var text: String?

    public init(tracks: [Track], text: String? = nil) {
        self.tracks = tracks
        self.text = text
    }
}
