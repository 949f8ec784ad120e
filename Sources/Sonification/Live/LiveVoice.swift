// SPDX-License-Identifier: MIT

import Glibc

/// A tone that plays until it is moved or ended. Moves do not break its wave, and it fades in and out like a note.
struct LiveVoice: Sendable {
    /// The duration of a move in frames: 20 ms.
    static let move = ScoreRenderer.sampleRate / 50

    let id: PlayedTone.ID
    /// The gains of both channels, and the logarithm of the pitch.
    private var ramp: Ramp
    private let timbre: Timbre
    private let highest: Double
    private let spectrum: Spectrum
    private let crest: Double
    /// The phase in cycles, 0 up to but not including 1.
    private var phase = 0.0
    /// The frequency in hertz.
    private var pitch: Double
    /// The progress of the fade-in, in frames.
    private var edge = 0
    private var stage = Stage.sounding
    /// The length in frames; nil for a tone without an end. `played` is the number of frames played.
    private let length: Int?
    private var played = 0

    private enum Stage {
        case sounding
        /// The tone fades out.
        case ending
        case over
    }

    /// - Parameter length: in frames; nil for a tone without an end.
    init(_ id: PlayedTone.ID, _ tone: PlayedTone, length: Int? = nil) {
        self.id = id
        self.length = length
        (timbre, highest, pitch) = (tone.timbre, tone.highest, tone.hertz)
        spectrum = Spectrum(tone.timbre, highest: tone.highest, isSustained: length == nil)
        crest = spectrum.peak
        ramp = Ramp(Self.place(of: tone, spectrum))
    }

    private static func place(of tone: PlayedTone, _ spectrum: Spectrum) -> SIMD4<Double> {
        let gain: Double = tone.gain * spectrum.gain(at: tone.hertz)
        let level = PanLaw.factors(tone.pan) * gain
        return SIMD4(level.x, level.y, log(tone.hertz), 0)
    }

    /// True if the tone can move to another one. A new timbre needs a new voice, and a note never changes.
    func canBecome(_ tone: PlayedTone) -> Bool {
        length == nil && !isEnding && timbre == tone.timbre && highest == tone.highest
    }

    var isEnding: Bool { stage != .sounding }
    var isOver: Bool { stage == .over }

    mutating func move(to tone: PlayedTone) { ramp.go(to: Self.place(of: tone, spectrum), in: Self.move) }

    mutating func end() {
        if stage == .sounding { stage = .ending }
    }

    /// Fades in again, as at the start.
    mutating func fadeIn() { edge = 0 }

    var isNote: Bool { length != nil }

    /// The highest possible level in either channel, as long as the tone does not move.
    var peak: Double { max(ramp.value.x, ramp.value.y) * crest }

    /// The samples of the next frame.
    mutating func next() -> SIMD2<Double> {
        if let length, length - played <= Envelope.edge { end() }
        let wave = spectrum.wave(at: 2 * .pi * phase) * height
        let level = ramp.value
        advance()
        return SIMD2(level.x, level.y) * wave
    }

    private var height: Double {
        let rise = edge == Envelope.edge ? 1 : Envelope.rise(edge, of: Envelope.edge)
        guard let length, timbre.decay > 0 else { return rise }
        return rise * exp(-timbre.decay * Double(played) / Double(length))
    }

    private mutating func advance() {
        phase += pitch / Double(ScoreRenderer.sampleRate)
        phase -= phase.rounded(.down)
        if !ramp.isResting {
            ramp.advance()
            pitch = exp(ramp.value.z)
        }
        played += 1
        edge = isEnding ? edge - 1 : min(edge + 1, Envelope.edge)
        if isEnding && edge <= 0 { stage = .over }
    }
}
