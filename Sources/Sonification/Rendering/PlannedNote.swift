// SPDX-License-Identifier: MIT

/// A note of a score in frames, before it plays.
struct PlannedNote {
    let note: Note
    let timbre: Timbre
    /// The frames of the note.
    let frames: Range<Int>
    /// True if the note continues the previous one. `isHeld` is true if the next one continues it.
    let isTied: Bool
    let isHeld: Bool
    /// The highest pitch of all notes that are tied together, which therefore have the same harmonics.
    let highest: Double
    /// The phase at the first frame, in cycles.
    let phase: Double
    /// The phases of the noise's tones, in cycles; empty without noise.
    let noisePhases: [Double]

    var end: Tone { note.end ?? note.tone }
    var spectrum: Spectrum { Spectrum(timbre, highest: highest, isSustained: isTied || isHeld) }

    var pitch: Sweep {
        Sweep(from: note.tone.hertz, to: end.hertz, frames: frames.count, phase: phase)
    }

    /// Nil without noise.
    var noise: BandNoise? {
        noisePhases.isEmpty
            ? nil : BandNoise(from: note.tone, to: end, frames: frames.count, phases: noisePhases)
    }

    /// The highest possible level in either channel.
    var peak: Double {
        let spectrum = spectrum
        return [note.tone, end].map { tone in
            let pan = PanLaw.factors(tone.pan).max()
            return pan
                * (tone.gain * spectrum.gain(at: tone.hertz) * spectrum.peak
                    // The peak of noise rarely exceeds three times that of a tone with the same power.
                    + tone.noise * Spectrum.noiseGain(at: tone.hertz) * 3)
        }.max() ?? 0
    }
}

extension PlannedNote {
    /// All notes of a score, in the order of their starts.
    static func all(of score: Score) -> [PlannedNote] {
        var seed: UInt64 = 0
        return score.tracks.flatMap { track in
            chains(of: track).flatMap { chain in plan(chain, of: track, seed: &seed) }
        }.sorted { $0.frames.lowerBound < $1.frames.lowerBound }
    }

    /// The notes of a track, grouped into chains of tied notes.
    private static func chains(of track: Track) -> [[Note]] {
        track.notes.reduce(into: []) { chains, note in
            let last = chains.last?.last
            let continues = last.map { note.isTied && abs(note.start - $0.stop) < 0.001 } ?? false
            if continues { chains[chains.count - 1].append(note) } else { chains.append([note]) }
        }
    }

    private static func plan(_ chain: [Note], of track: Track, seed: inout UInt64) -> [PlannedNote] {
        let highest = chain.reduce(0) { max($0, $1.tone.hertz, $1.end?.hertz ?? 0) }
        let hasNoise = chain.contains { $0.tone.noise > 0 || ($0.end?.noise ?? 0) > 0 }
        seed += 1
        var start = Int((chain[0].start * Double(ScoreRenderer.sampleRate)).rounded())
        var (phase, noisePhases) = (0.0, hasNoise ? BandNoise.phases(seed: seed) : [])
        return chain.enumerated().map { index, note in
            let stop = max(start + 1, Int((note.stop * Double(ScoreRenderer.sampleRate)).rounded()))
            let planned = PlannedNote(
                note: note, timbre: note.timbre ?? track.timbre, frames: start..<stop, isTied: index > 0,
                isHeld: index + 1 < chain.count, highest: highest, phase: phase, noisePhases: noisePhases)
            phase = planned.pitch.cycles(at: Double(stop - start)).truncatingRemainder(dividingBy: 1)
            noisePhases = planned.noise?.phases(at: stop - start) ?? []
            start = stop
            return planned
        }
    }
}

/// A factor for all notes of a score, which keeps simultaneous notes within range. It makes the whole score quieter, so
/// that nothing is distorted.
struct Headroom {
    /// The factor, at most 1.
    let factor: Double

    private static let most = 0.95

    init(_ notes: [PlannedNote]) {
        // The starts and ends of notes. Ends sort before starts on the same frame.
        var changes = notes.flatMap { note in
            let peak = note.peak
            return [(note.frames.lowerBound, peak), (note.frames.upperBound, -peak)]
        }
        changes.sort { ($0.0, $0.1) < ($1.0, $1.1) }
        var (sum, highest) = (0.0, 0.0)
        for change in changes {
            sum += change.1
            highest = max(highest, sum)
        }
        factor = highest > Self.most ? Self.most / highest : 1
    }
}
