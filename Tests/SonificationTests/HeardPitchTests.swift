// SPDX-License-Identifier: MIT

import Foundation
import Sonification
import TestSupport
import Testing

/// Rendered sound, measured without knowledge of the score.
@Suite("Sonification: heard notes")
struct HeardPitchTests {
    /// Every other semitone of three octaves.
    private static let pitches = (0...18).map { 220 * pow(2, Double($0) / 6) }

    @Test(arguments: Timbre.allCases)
    func `a note has its pitch within three cents, and begins within two milliseconds of its start`(timbre: Timbre)
        throws
    {
        let notes = Self.pitches.enumerated().map {
            Note(start: Double($0) / 15 + 0.01, length: 0.06, tone: Tone(hertz: $1))
        }
        let heard = HeardNotes(try StereoSamples(Score(tracks: [Track(timbre: timbre, notes: notes)]))).notes
        #expect(heard.count == notes.count)
        for (heard, note) in zip(heard, notes) {
            let hertz = try #require(heard.hertz, "\(note)")
            #expect(abs(1200 * log2(hertz / note.tone.hertz)) < 3, "\(hertz) for \(note.tone.hertz)")
            #expect(abs(heard.start - note.start) < 0.002, "\(note.tone.hertz)")
        }
    }

    @Test(arguments: Timbre.allCases)
    func `every pitch and timbre is as loud as any other within one decibel`(timbre: Timbre) throws {
        // Sustained notes, because the sound of a decaying note changes all the time.
        let levels = try Self.pitches.map { hertz in
            let notes =
                [Note(start: 0, length: 0.1, tone: Tone(hertz: hertz))]
                + [Note(start: 0.1, length: 0.1, tone: Tone(hertz: hertz), isTied: true)]
            let mono = try StereoSamples(Score(tracks: [Track(timbre: timbre, notes: notes)])).mono
            return LoudnessMeter(mono[400..<mono.count - 400]).decibels
        }
        let reference = try StereoSamples(Tone(hertz: 1000)).mono
        let level = LoudnessMeter(reference[400..<reference.count - 400]).decibels
        for (hertz, own) in zip(Self.pitches, levels) {
            #expect(abs(own - level) < 1, "\(timbre.rawValue) at \(hertz): \(own) for \(level)")
        }
    }

    @Test func `without the correction low pitches would be eight decibels softer`() {
        let flat = [220.0, 1000].map { hertz in
            let samples = (0..<4000).map { sin(2 * .pi * hertz * Double($0) / StereoSamples.rate) }
            return LoudnessMeter(samples[...]).decibels
        }
        #expect((8...10).contains(flat[1] - flat[0]))
    }

    /// Below 160 Hz the correction is limited to less than the standard's.
    @Test(arguments: LoudnessMeter.contour.filter { (160...8000).contains($0.hertz) })
    func `the loudness correction of a pitch is the standard's`(hertz: Double, decibels: Double) throws {
        let levels = try [hertz, 1000].map { hertz in
            10 * log10(StereoSamples.power(try StereoSamples(Tone(hertz: hertz)).mono))
        }
        #expect(abs(levels[0] - levels[1] - min(decibels - 60.01, 12)) < 0.1)
    }

    @Test(arguments: [-1, -0.9, -0.4, 0, 0.3, 0.8, 1] as [Double])
    func `a sound has its pan, and the same power at every pan`(pan: Double) throws {
        let recording = try StereoSamples(Tone(hertz: 440, pan: pan))
        let heard = try #require(HeardNotes(recording).notes.first)
        let middle = try #require(HeardNotes(try StereoSamples(Tone(hertz: 440))).notes.first)
        #expect(abs(heard.pan - pan) < 0.01)
        #expect(abs((heard.left + heard.right) / (middle.left + middle.right) - 1) < 0.01)
    }

    @Test func `all timbres differ in mono by their harmonics or by their decay`() throws {
        let looks = try Timbre.allCases.map { timbre in
            let mono = try StereoSamples(Tone(hertz: 440), timbre, seconds: 0.1).mono
            let levels = (1...8).map { harmonic in
                10 * log10(LoudnessMeter.power(Array(mono[200..<1800]), 440 * Double(harmonic)) + 1e-6)
            }
            let decay = 10 * log10(StereoSamples.power(mono[200..<700]) / StereoSamples.power(mono[1300..<1800]))
            // A harmonic 40 dB below the strongest is inaudible.
            let loudest = levels.max() ?? 0
            return levels.map { max($0 - loudest, -40) } + [decay * 3]
        }
        for one in looks.indices {
            for other in looks.indices where other > one {
                let distance = zip(looks[one], looks[other]).map { abs($0 - $1) }.max() ?? 0
                #expect(distance > 10, "\(Timbre.allCases[one]) and \(Timbre.allCases[other])")
            }
        }
    }
}
