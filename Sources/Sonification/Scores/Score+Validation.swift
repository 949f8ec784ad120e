// SPDX-License-Identifier: MIT

/// The requirements on a score, checked before anything is played of it.
extension Score {
    /// - Throws: a ``ScoreFailure`` that says what is wrong and where.
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

/// Checks one note, whose place the failure names.
private struct NoteCheck {
    let track: Int
    let note: Int
    let limits: ScoreLimits

    /// A thousandth of a second, of which nothing is heard, to any length: the score's own is checked at the end.
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

/// How large a score may be: more than anybody listens to, and no more than a machine has room for.
public struct ScoreLimits: Sendable, Hashable {
    public var tracks: Int
    public var notes: Int
    public var seconds: Double
    /// Audible pitches that 22,050 samples a second can carry.
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
