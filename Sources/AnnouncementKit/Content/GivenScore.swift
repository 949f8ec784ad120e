// SPDX-License-Identifier: MIT

/// A client's own notes, in tracks that play at the same time.
public struct GivenScore: Sendable, Hashable {
    /// Notes of one timbre, which may overlap.
    public struct Track: Sendable, Hashable {
        /// `square`, `pluck`, `sine`, `organ`, `reed` or `sawtooth`; nil for `square`.
        public var timbre: String?
        /// The position in stereo of notes without their own `pan`, from -1 (left) to 1 (right).
        public var pan: Double?
        public var notes: [Note]

        public init(timbre: String? = nil, pan: Double? = nil, notes: [Note]) {
            self.timbre = timbre
            self.pan = pan
            self.notes = notes
        }
    }

    /// A tone with a start and an end.
    public struct Note: Sendable, Hashable {
        /// The start in seconds from the start of the score.
        public var start: Double
        /// The length in seconds.
        public var length: Double
        /// The frequency in hertz, 20 to 8000.
        public var hertz: Double
        /// The loudness, 0 to 1, perceived equally at every pitch.
        public var gain: Double
        /// The position in stereo, from -1 (left) to 1 (right); nil for the track's.
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
    /// The name of the score in the history and in captions.
    public var text: String?

    public init(tracks: [Track], text: String? = nil) {
        self.tracks = tracks
        self.text = text
    }
}
