// SPDX-License-Identifier: MIT

import Foundation
import Sonification
import TestSupport
import Testing

@Suite("Sonification: clicks and cuts")
struct ClickTests {
    /// The largest step between samples of the steady sound of these pitches.
    private func steadyStep(_ hertz: [Double], _ timbre: Timbre) throws -> Double {
        try hertz.map { try StereoSamples(Tone(hertz: $0, pan: 1), timbre).largestStep }.max() ?? 0
    }

    @Test(arguments: Timbre.allCases)
    func `a score makes no step larger than the steps of its notes`(timbre: Timbre) throws {
        let hertz = [220, 311, 440, 932, 1760, 250, 1500] as [Double]
        let notes = hertz.enumerated().map {
            Note(start: Double($0) / 15, length: 0.06, tone: Tone(hertz: $1, pan: $0 % 2 == 0 ? 1 : -1))
        }
        let recording = try StereoSamples(Score(tracks: [Track(timbre: timbre, notes: notes)]))
        #expect(recording.largestStep <= (try steadyStep(hertz, timbre)) * 1.02)
    }

    @Test(arguments: Timbre.allCases)
    func `a glide keeps its phase`(timbre: Timbre) throws {
        let hertz = [220, 1760, 300, 1200, 1200, 220] as [Double]
        let notes = zip(hertz, hertz.dropFirst()).enumerated().map { place, ends in
            Note(
                start: Double(place) * 0.05, length: 0.05, tone: Tone(hertz: ends.0, pan: 1),
                end: Tone(hertz: ends.1, pan: 1), isTied: place > 0)
        }
        let recording = try StereoSamples(Score(tracks: [Track(timbre: timbre, notes: notes)]))
        let steady =
            try stride(from: 220.0, through: 1760, by: 110).map { hertz in
                let notes =
                    [Note(start: 0, length: 0.05, tone: Tone(hertz: hertz, pan: 1))]
                    + [Note(start: 0.05, length: 0.05, tone: Tone(hertz: hertz, pan: 1), isTied: true)]
                return try StereoSamples(Score(tracks: [Track(timbre: timbre, notes: notes)])).largestStep
            }.max() ?? 0
        #expect(recording.largestStep <= steady * 1.02)
    }

    @Test func `a glide has half of its interval after half of its time`() throws {
        let note = Note(start: 0, length: 2, tone: Tone(hertz: 220), end: Tone(hertz: 880))
        let mono = try StereoSamples(Score(tracks: [Track(timbre: .sine, notes: [note])])).mono
        for (second, hertz) in [(0.5, 311.13), (1, 440), (1.5, 622.25)] {
            let middle = Int(second * StereoSamples.rate)
            let heard = try #require(PitchTracker(mono[middle - 300..<middle + 300]).hertz)
            #expect(abs(1200 * log2(heard / hertz)) < 10, "\(heard) for \(hertz)")
        }
    }

    private static let score = Score(tracks: [
        Track(
            timbre: .pluck,
            notes: (0..<12).map {
                Note(start: Double($0) * 0.07, length: 0.06, tone: Tone(hertz: 300 + Double($0) * 90, noise: 0.25))
            }),
        Track(
            timbre: .organ,
            notes: [
                Note(start: 0.1, length: 0.3, tone: Tone(hertz: 400, pan: -0.9), end: Tone(hertz: 900, pan: 0.9)),
                Note(start: 0.4, length: 0.3, tone: Tone(hertz: 900, pan: 0.9), isTied: true),
            ]),
    ])

    @Test(arguments: [1, 7, 64, 100, 441, 5000])
    func `the sound is the same in pieces of any size`(size: Int) throws {
        var whole = try ScoreRenderer(Self.score)
        var parts = try ScoreRenderer(Self.score)
        var samples: [Int16] = []
        while !parts.isFinished { samples += parts.frames(size) }
        #expect(samples == whole.frames())
        #expect(samples.count == whole.frameCount * 2)
    }

    @Test(arguments: [1, 500, 4410, 9000, 15000])
    func `an interrupted mix continues without a click`(frame: Int) throws {
        var whole = try ScoreRenderer(Self.score)
        let samples = whole.frames()
        var cut = try ScoreRenderer(Self.score)
        _ = cut.frames(frame + 2000)
        cut.seek(to: frame)
        #expect(cut.position == frame)
        let rest = cut.frames()
        let edge = ScoreRenderer.sampleRate / 200 * 2
        #expect(Array(rest[edge...]) == Array(samples[(frame * 2 + edge)...]))
        #expect(rest[0] == 0 && rest[1] == 0)
        #expect(StereoSamples(rest).largestStep <= StereoSamples(samples).largestStep * 1.02)
    }

    @Test func `many loud notes at once do not clip, and keep their relative loudness`() throws {
        let tracks = (0..<60).map {
            Track(timbre: .pluck, notes: [Note(start: 0, length: 0.1, tone: Tone(hertz: 220 + Double($0), pan: -1))])
        }
        let recording = try StereoSamples(Score(tracks: tracks))
        let highest = recording.left.map(abs).max() ?? 0
        #expect(highest > 0.3 && highest < 0.99)
    }

    @Test(arguments: Timbre.allCases)
    func `a single note at its loudest does not clip`(timbre: Timbre) throws {
        for hertz in [50, 100, 220, 1000, 4000] as [Double] {
            let highest = try StereoSamples(Tone(hertz: hertz, pan: 1), timbre).right.map(abs).max() ?? 0
            #expect(highest > 0.05 && highest < 0.96, "\(hertz)")
        }
    }
}
