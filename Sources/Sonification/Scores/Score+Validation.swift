// SPDX-License-Identifier: MIT

/// The requirements on a score, checked before it is played.
extension Score {
    /// Checks the score.
    /// - Throws: a ``ScoreFailure`` that names the fault and its place.
    public func validate(limits: ScoreLimits = ScoreLimits()) throws(ScoreFailure) {
        guard tracks.count <= limits.tracks else { throw .tooManyTracks(tracks.count, limit: limits.tracks) }
        guard noteCount <= limits.notes else { throw .tooManyNotes(noteCount, limit: limits.notes) }
        for (track, content) in tracks.enumerated() {
            for (note, content) in content.notes.enumerated() {
                try NoteCheck(track: track, note: note, limits: limits).check(content)
            }
        }
        guard length <= limits.seconds else { throw .tooLong(seconds: length, limit: limits.seconds) }
    }
}

/// Checks one note, whose position the failure names.
private struct NoteCheck {
    let track: Int
    let note: Int
    let limits: ScoreLimits

    /// At least a millisecond, below which nothing is heard. The length of the whole score is checked at the end.
    private static let lengths = 0.001...Double.greatestFiniteMagnitude

    func check(_ content: Note) throws(ScoreFailure) {
        try check("start", content.start, 0...Double.greatestFiniteMagnitude)
        try check("length", content.length, Self.lengths)
        for tone in [content.tone, content.end].compactMap(\.self) { try check(tone) }
    }

    private func check(_ tone: Tone) throws(ScoreFailure) {
        guard tone.hertz.isFinite else { throw .notFinite(field: "hertz", track: track, note: note) }
        guard limits.hertz.contains(tone.hertz) else {
            throw .inaudible(hertz: tone.hertz, limits.hertz, track: track, note: note)
        }
        try check("gain", tone.gain, 0...1)
        try check("pan", tone.pan, -1...1)
        try check("noise", tone.noise, 0...1)
        try check("octaves", tone.octaves, 0...8)
    }

    private func check(_ field: String, _ value: Double, _ range: ClosedRange<Double>) throws(ScoreFailure) {
        guard value.isFinite else { throw .notFinite(field: field, track: track, note: note) }
        guard range.contains(value) else { throw .outside(field: field, value, range, track: track, note: note) }
    }
}

/// The limits on the size of a score: more than anybody listens to, and no more than memory allows.
public struct ScoreLimits: Sendable, Hashable {
    /// The largest number of tracks. The default is 256.
    public var tracks: Int
    /// The largest number of notes in all tracks. The default is 100,000.
    public var notes: Int
    /// The longest duration in seconds. The default is 900.
    public var seconds: Double
    /// The audible pitches that 22,050 samples per second can carry, in hertz.
    public var hertz: ClosedRange<Double>

    public init(
        tracks: Int = 256, notes: Int = 100_000, seconds: Double = 900, hertz: ClosedRange<Double> = 20...8000
    ) {
        self.tracks = tracks
        self.notes = notes
        self.seconds = seconds
        self.hertz = hertz
    }
}
