// SPDX-License-Identifier: MIT

/// A note of a score as frames, before it sounds.
struct PlannedNote {
    let note: Note
    let timbre: Timbre
    /// Its first frame, and the first after it.
    let frames: Range<Int>
    /// Whether it continues the note before it, and another continues it.
    let isTied: Bool
    let isHeld: Bool
    /// The highest pitch of all notes that are tied together, whose harmonics are the same.
    let highest: Double
    /// In cycles, at its first frame.
    let phase: Double
    /// Of the tones that its noise is made of; empty without noise.
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

    /// How far its sound reaches at most, in either channel.
    var peak: Double {
        let spectrum = spectrum
        return [note.tone, end].map { tone in
            let pan = PanLaw.factors(tone.pan).max()
            return pan
                * (tone.gain * spectrum.gain(at: tone.hertz) * spectrum.peak
                    // Noise is rarely three times as high as a tone of its power.
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

    /// The notes of a track, those that are tied together in one list.
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

/// The factor of all notes of a score, so that those that sound together fit: quieter throughout, and nothing
/// distorted.
struct Headroom {
    /// At most 1.
    let factor: Double

    private static let most = 0.95

    init(_ notes: [PlannedNote]) {
        // Where notes begin, and where they end before others begin.
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
