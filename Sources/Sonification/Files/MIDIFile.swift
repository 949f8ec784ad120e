// SPDX-License-Identifier: MIT

import Glibc

/// A score as a Standard MIDI File of type 1, for musicians and their programs. Pitch bends make the pitches exact, one
/// tick is a millisecond, and noise without a pitch is played as a shaker.
public struct MIDIFile: Sendable, Hashable {
    /// The content of the file.
    public let bytes: [UInt8]

    /// - Throws: a ``ScoreFailure`` if the score cannot be played.
    public init(_ score: Score, limits: ScoreLimits = ScoreLimits()) throws(ScoreFailure) {
        try score.validate(limits: limits)
        let tracks = score.tracks.enumerated().map { MIDITrack($1, channel: Self.channel(of: $0)).bytes }
        var bytes = Self.chunk("MThd", Self.big(1, 2) + Self.big(tracks.count + 1, 2) + Self.big(1000, 2))
        bytes += Self.chunk("MTrk", Self.tempo)
        for track in tracks { bytes += Self.chunk("MTrk", track) }
        self.bytes = bytes
    }

    /// One quarter note per second: at 1,000 ticks per quarter note, a tick is a millisecond.
    private static let tempo: [UInt8] = [0, 0xFF, 0x51, 3] + big(1_000_000, 3) + [0, 0xFF, 0x2F, 0]

    /// The MIDI channel of a track. Each track has its own channel, so that it bends alone; the tenth channel is for
    /// percussion. Beyond fifteen tracks, channels are shared.
    private static func channel(of track: Int) -> UInt8 {
        let channel = track % 15
        return UInt8(channel < 9 ? channel : channel + 1)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + big(content.count, 4) + content
    }

    /// A number in bytes, most significant byte first.
    static func big(_ number: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

/// A track as MIDI events.
struct MIDITrack {
    private let channel: UInt8
    private let timbre: Timbre
    /// The range of the pitch bend wheel in semitones: two, as usual, or 48 if the track glides.
    private let reach: Double
    private var events: [(tick: Int, order: Int, bytes: [UInt8])] = []

    private static let percussion: UInt8 = 9
    private static let shaker: UInt8 = 70
    /// The interval between moves of the wheel in a glide, in ticks.
    private static let step = 10

    init(_ track: Track, channel: UInt8) {
        self.channel = channel
        timbre = track.timbre
        reach = track.notes.contains { $0.end != nil } ? 48 : 2
        add([0xC0 | channel, timbre.program], at: 0)
        if reach != 2 {
            // Registered parameter 0 sets the range of the wheel.
            for (control, value) in [(101, 0), (100, 0), (6, Int(reach)), (38, 0)] { addControl(control, value, at: 0) }
        }
        for chain in Self.chains(track.notes) { add(chain) }
    }

    /// The events with their delta times, and the end of the track.
    var bytes: [UInt8] {
        var (bytes, last) = ([UInt8](), 0)
        for event in events.sorted(by: { ($0.tick, $0.order) < ($1.tick, $1.order) }) {
            bytes += Self.variable(event.tick - last) + event.bytes
            last = event.tick
        }
        return bytes + [0, 0xFF, 0x2F, 0]
    }

    /// Groups tied notes. Each group becomes one key that is held.
    private static func chains(_ notes: [Note]) -> [[Note]] {
        notes.reduce(into: []) { chains, note in
            if note.isTied, !chains.isEmpty { chains[chains.count - 1].append(note) } else { chains.append([note]) }
        }
    }

    private mutating func add(_ chain: [Note]) {
        let (first, stop) = (chain[0], tick(chain[chain.count - 1].stop))
        guard first.tone.gain > 0 else {
            // Noise alongside values has no instrument.
            guard chain.count == 1, first.place != nil else { return }
            addKey(Self.shaker, velocity(first.tone.noise), on: Self.percussion, from: tick(first.start), to: stop)
            return
        }
        let key = min(max(semitones(first.tone.hertz).rounded(), 0), 127)
        for note in chain { addMoves(of: note, key: key) }
        addKey(UInt8(key), velocity(first.tone.gain), on: channel, from: tick(first.start), to: stop)
    }

    /// Adds the wheel's and the panorama's positions during a note.
    private mutating func addMoves(of note: Note, key: Double) {
        let (start, stop) = (tick(note.start), tick(note.stop))
        let end = note.end ?? note.tone
        for moment in stride(from: start, to: max(stop, start + 1), by: note.end == nil ? Int.max / 2 : Self.step) {
            let share = Double(moment - start) / Double(max(1, stop - start))
            let semitones = semitones(note.tone.hertz) * (1 - share) + semitones(end.hertz) * share
            addBend(semitones - key, at: moment)
            let pan = note.tone.pan * (1 - share) + end.pan * share
            addControl(10, Int(((pan + 1) / 2 * 127).rounded()), at: moment)
        }
    }

    private mutating func addBend(_ semitones: Double, at tick: Int) {
        let wheel = Int(min(max(8192 + semitones / reach * 8192, 0), 16383).rounded())
        add([0xE0 | channel, UInt8(wheel & 0x7F), UInt8(wheel >> 7)], at: tick)
    }

    private mutating func addControl(_ number: Int, _ value: Int, at tick: Int) {
        add([0xB0 | channel, UInt8(number), UInt8(min(max(value, 0), 127))], at: tick)
    }

    private mutating func addKey(_ key: UInt8, _ velocity: UInt8, on channel: UInt8, from start: Int, to stop: Int) {
        events.append((start, 2, [0x90 | channel, key, velocity]))
        // A key ends before another key begins on the same tick.
        events.append((max(stop, start + 1), 0, [0x80 | channel, key, 0]))
    }

    private mutating func add(_ bytes: [UInt8], at tick: Int) { events.append((tick, 1, bytes)) }

    private func tick(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

    /// The key number of a frequency; 440 Hz is 69.
    private func semitones(_ hertz: Double) -> Double { 69 + 12 * log2(hertz / 440) }

    private func velocity(_ gain: Double) -> UInt8 { UInt8(max(1, (gain * 100).rounded())) }

    /// A number with seven bits per byte. All bytes except the last have their highest bit set.
    private static func variable(_ number: Int) -> [UInt8] {
        var bytes = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return bytes
    }
}

extension Timbre {
    /// The most similar program of General MIDI, from 0.
    fileprivate var program: UInt8 {
        switch self {
        case .square: 80
        case .pluck: 24
        case .sine: 79
        case .organ: 19
        case .reed: 68
        case .sawtooth: 81
        }
    }
}
