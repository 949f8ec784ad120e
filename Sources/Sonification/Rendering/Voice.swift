// SPDX-License-Identifier: MIT

import Glibc

/// A note that plays. Each frame depends only on its number, so the sound does not depend on the size of the buffers.
struct Voice {
    /// Loudness and position are computed once for this number of frames (3 ms), and interpolated linearly in between.
    private static let block = 64

    let frames: Range<Int>
    private let tone: Tone
    private let end: Tone
    private let pitch: Sweep
    private let spectrum: Spectrum
    private let noise: BandNoise?
    private let envelope: Envelope
    private let headroom: Double
    /// The level of a note that does not change; nil for other notes.
    private var steady: Level?

    /// The factors of both channels, for the tone and for its noise.
    private typealias Level = (tone: SIMD2<Double>, noise: SIMD2<Double>)

    /// - Parameter headroom: a factor for all notes, which keeps their sum within range.
    init(_ planned: PlannedNote, headroom: Double) {
        frames = planned.frames
        (tone, end) = (planned.note.tone, planned.end)
        pitch = planned.pitch
        spectrum = planned.spectrum
        noise = planned.noise
        envelope = Envelope(
            frames: frames.count, isTied: planned.isTied, isHeld: planned.isHeld, decay: planned.timbre.decay)
        self.headroom = headroom
        if planned.note.end == nil { steady = level(at: 0) }
    }

    /// Adds the note's part of a range of frames to interleaved samples, which start at the first frame of `range`.
    func add(_ range: Range<Int>, to samples: UnsafeMutableBufferPointer<Float>) {
        let own = range.clamped(to: frames)
        var frame = own.lowerBound - frames.lowerBound
        let stop = own.upperBound - frames.lowerBound
        while frame < stop {
            let blockStart = frame / Self.block * Self.block
            let next = min(stop, blockStart + Self.block)
            let place = (frames.lowerBound + frame - range.lowerBound) * 2
            add(frame..<next, blockStart, to: samples.baseAddress! + place)
            frame = next
        }
    }

    private func add(_ part: Range<Int>, _ blockStart: Int, to samples: UnsafeMutablePointer<Float>) {
        let blockEnd = min(frames.count, blockStart + Self.block)
        let from = steady ?? level(at: blockStart)
        let to = steady ?? level(at: blockEnd)
        for frame in part {
            let share = Double(frame - blockStart) / Double(blockEnd - blockStart)
            let height = envelope.level(at: frame)
            var sum = (from.tone + (to.tone - from.tone) * share) * (wave(at: Double(frame)) * height)
            if let noise {
                sum += (from.noise + (to.noise - from.noise) * share) * (noise.wave(at: Double(frame)) * height)
            }
            let place = (frame - part.lowerBound) * 2
            samples[place] += Float(sum.x)
            samples[place + 1] += Float(sum.y)
        }
    }

    private func level(at frame: Int) -> Level {
        let share = Double(frame) / Double(frames.count)
        func between(_ value: KeyPath<Tone, Double>) -> Double {
            tone[keyPath: value] + (end[keyPath: value] - tone[keyPath: value]) * share
        }
        let pan = PanLaw.factors(between(\.pan)) * headroom
        let hertz = pitch.hertz(at: Double(frame))
        let gain: Double = between(\.gain) * spectrum.gain(at: hertz)
        let noise: Double = between(\.noise) * Spectrum.noiseGain(at: hertz)
        return (pan * gain, pan * noise)
    }

    private func wave(at frame: Double) -> Double { spectrum.wave(at: pitch.angle(at: frame)) }
}

extension Spectrum {
    /// The harmonics at an angle, by the recurrence for sines of multiples.
    func wave(at angle: Double) -> Double {
        let twice = 2 * cos(angle)
        var (last, current) = (0.0, sin(angle))
        var sum = harmonics[0] * current
        for index in 1..<max(1, harmonics.count) {
            (last, current) = (current, twice * current - last)
            sum += harmonics[index] * current
        }
        return sum
    }

    /// The highest value of the wave.
    var peak: Double { (0..<128).reduce(0) { max($0, abs(wave(at: Double($1) * .pi / 128))) } }
}

/// The envelope of a note: edges of 5 ms without a click, and a constant or decaying level in between.
struct Envelope: Equatable {
    static let edge = ScoreRenderer.sampleRate / 200

    let frames: Int
    /// The lengths of the fade-in and the fade-out in frames; 0 at a tied note.
    private let attack: Int
    private let release: Int
    private let decay: Double

    /// - Parameters:
    ///   - isTied: true if the note continues the previous one.
    ///   - isHeld: true if the next note continues this one.
    init(frames: Int, isTied: Bool, isHeld: Bool, decay: Double) {
        let edge = min(Self.edge, frames / 2)
        self.frames = frames
        attack = isTied ? 0 : edge
        release = isHeld ? 0 : edge
        self.decay = isTied || isHeld ? 0 : decay
    }

    func level(at frame: Int) -> Double {
        var level = decay == 0 ? 1 : exp(-decay * Double(frame) / Double(frames))
        if frame < attack { level *= Self.rise(frame, of: attack) }
        if frames - 1 - frame < release { level *= Self.rise(frames - 1 - frame, of: release) }
        return level
    }

    /// A raised cosine.
    static func rise(_ frame: Int, of frames: Int) -> Double {
        (1 - cos(.pi * Double(frame) / Double(frames))) / 2
    }
}

/// The position of a sound between two loudspeakers, at constant power.
enum PanLaw {
    /// The factors of the left and the right channel.
    /// - Parameter pan: from −1 (left) to 1 (right); other values are clamped.
    static func factors(_ pan: Double) -> SIMD2<Double> {
        let angle = (min(max(pan, -1), 1) + 1) * .pi / 4
        return SIMD2(cos(angle), sin(angle))
    }
}
