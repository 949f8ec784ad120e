// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Sonification

@Suite("Live tones")
struct LiveMixTests {
    private static let id = PlayedTone.ID(client: 1, name: "cpu")
    private static let rate = ScoreRenderer.sampleRate

    private func tone(_ hertz: Double, _ timbre: Timbre = .square, pan: Double = 1) -> PlayedTone {
        PlayedTone(hertz: hertz, pan: pan, timbre: timbre, highest: 1760)
    }

    /// The samples of events at their frames, up to `end`, rendered in pieces of this size.
    private func sound(_ events: [(Int, LiveMix.Event)], until end: Int, piece: Int = 110) -> [Int16] {
        var (mix, samples) = (LiveMix(), [Int16]())
        for (place, event) in events + [(end, .end(Self.id))] {
            while samples.count < place * 2 {
                var part = [Int16](repeating: 7, count: min(piece, place - samples.count / 2) * 2)
                part.withUnsafeMutableBufferPointer { mix.render(into: $0) }
                samples += part
            }
            mix.take(event)
        }
        return samples
    }

    private func hertz(_ samples: [Int16], at frame: Int) throws -> Double {
        let mono = StereoSamples(samples).mono
        return try #require(PitchTracker(mono[frame - 600..<frame + 600]).hertz)
    }

    @Test func `a moved tone has its new pitch after 20 ms`() throws {
        let samples = sound(
            [(0, .tone(Self.id, tone(440))), (4410, .tone(Self.id, tone(660)))], until: 8820)
        #expect(abs(1200 * log2(try hertz(samples, at: 2000) / 440)) < 3)
        #expect(abs(1200 * log2(try hertz(samples, at: 4410 + Self.rate / 50 + 600) / 660)) < 3)
    }

    @Test(arguments: Timbre.allCases)
    func `moves, ends, notes and silences make no step larger than the tone's own`(timbre: Timbre) {
        let steady =
            [LiveMix.Event.tone(Self.id, tone(1760, timbre)), .note(Self.id, tone(1760, timbre), seconds: 0.1)]
            .map { StereoSamples(sound([(0, $0)], until: 4410)).largestStep }.max() ?? 0
        var events: [(Int, LiveMix.Event)] = []
        for (index, hertz) in [220.0, 1760, 300, 1200, 500, 1500].enumerated() {
            events.append((index * 333, .tone(Self.id, tone(hertz, timbre, pan: index % 2 == 0 ? 1 : 0.4))))
        }
        for index in 0..<5 {
            events.append((2200 + index * 501, .note(Self.id, tone(400 + Double(index) * 200, timbre), seconds: 0.06)))
        }
        events += [(5000, .tone(Self.id, tone(700, timbre))), (5300, .foreground(.urgent))]
        events += [(5350, .foreground(.nothing)), (6000, .foreground(.urgent)), (7000, .foreground(.speech))]
        events += [(8000, .end(Self.id)), (8050, .tone(Self.id, tone(500, timbre)))]
        #expect(StereoSamples(sound(events, until: 9000)).largestStep <= steady * 1.1)
    }

    @Test func `a mix rendered in pieces of any size is identical`() {
        let events: [(Int, LiveMix.Event)] = [
            (0, .tone(Self.id, tone(440))),
            (300, .note(PlayedTone.ID(client: 2, name: "a"), tone(600, .pluck), seconds: 0.1)),
            (900, .tone(Self.id, tone(880))), (2000, .foreground(.urgent)), (3000, .foreground(.nothing)),
        ]
        let whole = sound(events, until: 5000, piece: 5000)
        for piece in [1, 64, 110, 333] { #expect(sound(events, until: 5000, piece: piece) == whole) }
    }

    @Test func `a note ends on time, and a newer note with its name ends it at once`() {
        let alone = sound([(0, .note(Self.id, tone(440), seconds: 0.1))], until: 4410)
        #expect(alone.lastIndex { $0 != 0 }.map { $0 / 2 } ?? 0 <= 2205)
        #expect(alone.lastIndex { $0 != 0 }.map { $0 / 2 } ?? 0 > 2150)
        let left = tone(440, pan: -1)
        let cut = sound(
            [(0, .note(Self.id, left, seconds: 1)), (1000, .note(Self.id, tone(880), seconds: 0.1))], until: 4410)
        let lastLeft = (0..<cut.count / 2).last { cut[$0 * 2] != 0 } ?? 0
        #expect((1000...1000 + Envelope.edge).contains(lastLeft), "\(lastLeft)")
    }

    @Test func `an urgent announcement silences tones and notes, and only tones continue after it`() {
        var mix = LiveMix()
        func render(_ frames: Int) -> Int {
            var samples = [Int16](repeating: 0, count: frames * 2)
            samples.withUnsafeMutableBufferPointer { mix.render(into: $0) }
            return samples.map { abs(Int($0)) }.max() ?? 0
        }
        mix.take(.tone(Self.id, tone(440)))
        #expect(render(1000) > 1000 && !mix.isIdle)
        mix.take(.foreground(.urgent))
        _ = render(Envelope.edge + 1)
        #expect(render(1000) == 0 && mix.isIdle && !mix.isEmpty)
        mix.take(.note(PlayedTone.ID(client: 1, name: "n"), tone(880), seconds: 1))
        mix.take(.foreground(.speech))
        #expect(render(1000) > 1000)
        mix.take(.end(Self.id))
        _ = render(Envelope.edge + 1)
        #expect(render(1000) == 0 && mix.isEmpty)
    }

    @Test func `sixteen tones at once are not distorted, and a joining tone makes no step`() {
        var mix = LiveMix()
        for number in 0..<16 {
            mix.take(.tone(PlayedTone.ID(client: 1, name: "\(number)"), tone(220 + Double(number) * 3)))
        }
        var samples = [Int16](repeating: 0, count: 44_100)
        samples.withUnsafeMutableBufferPointer { mix.render(into: $0) }
        let highest = samples.map { abs(Int($0)) }.max() ?? 0
        #expect(highest < 32_000 && highest > 12_000, "\(highest)")
    }

    @Test func `a live tone is as loud as a note, at every pitch`() throws {
        let notes = try [220.0, 440, 880, 1760].map { hertz in
            let live = sound([(0, .tone(Self.id, PlayedTone(hertz: hertz, timbre: .sine, highest: 1760)))], until: 8820)
            return (StereoSamples(live), try StereoSamples(Tone(hertz: hertz), .sine, seconds: 0.4))
        }
        for (live, note) in notes {
            let (own, other) = (
                StereoSamples.power(live.mono[2000..<8000]), StereoSamples.power(note.mono[2000..<8000])
            )
            #expect(abs(10 * log10(own / other)) < 0.1)
        }
    }
}

@Suite("Scores beneath speech, in frames")
struct UnderScoreTests {
    /// One second at 440 Hz, at the right.
    private let score = Score(tracks: [
        Track(timbre: .sine, notes: [Note(start: 0, length: 1, tone: Tone(hertz: 440, pan: 1))])
    ])

    private func render(_ mix: inout LiveMix, _ frames: Int) -> [Int16] {
        var samples = [Int16](repeating: 0, count: frames * 2)
        samples.withUnsafeMutableBufferPointer { mix.render(into: $0) }
        return samples
    }

    private func level(_ samples: ArraySlice<Int16>) -> Int { samples.map { abs(Int($0)) }.max() ?? 0 }

    private func start(gain: Double = 1, from start: Int = 0) -> LiveMix {
        var mix = LiveMix()
        mix.take(.score(LiveScore(number: 1, score: score, start: start, gain: gain)))
        return mix
    }

    @Test func `a single score sounds as in its file, and its place is reported`() throws {
        var mix = start()
        let frames = render(&mix, 22_049)
        var renderer = try ScoreRenderer(score)
        let whole = renderer.frames()
        #expect(frames.count == whole.count - 2 && frames[...] == whole.dropLast(2))
        #expect(mix.place == LiveScore.Place(number: 1, frame: 22_049))
        _ = render(&mix, 1)
        #expect(mix.place == LiveScore.Place(number: 1, frame: 22_050, isFinished: true))
        #expect(mix.isEmpty)
    }

    @Test func `during speech a score is 12 dB softer within 50 ms`() {
        var mix = start()
        let alone = level(render(&mix, 2000)[...])
        mix.take(.foreground(.speech))
        let falling = render(&mix, 1103)
        #expect(level(falling[...100]) > alone * 9 / 10)
        let ducked = level(render(&mix, 2000)[...])
        #expect(abs(Double(ducked) / Double(alone) - 0.25) < 0.01)
        mix.take(.foreground(.nothing))
        _ = render(&mix, 4411)
        #expect(abs(level(render(&mix, 2000)[...]) - alone) < alone / 100)
    }

    @Test func `an urgent announcement silences a score, which continues at its frame`() {
        var mix = start()
        _ = render(&mix, 1000)
        mix.take(.foreground(.urgent))
        _ = render(&mix, 110)
        #expect(mix.place?.frame == 1110)
        #expect(level(render(&mix, 5000)[...]) == 0 && mix.isIdle)
        mix.take(.foreground(.nothing))
        _ = render(&mix, 1000)
        #expect(mix.place?.frame == 2110)
    }

    @Test func `an ended score fades within 5 ms, and the next begins at once`() {
        var mix = start()
        _ = render(&mix, 1000)
        mix.take(.endScore(1))
        let end = render(&mix, 200)
        #expect(level(end.suffix(150)) == 0 && mix.isEmpty)
        #expect(mix.place?.isFinished == false)
        mix.take(.score(LiveScore(number: 2, score: score, start: 5000, gain: 0.5)))
        #expect(mix.place == LiveScore.Place(number: 2, frame: 5000))
        #expect(level(render(&mix, 1000)[...]) > 500)
    }

    @Test func `interruptions, ducking and silences make no step larger than the score's own`() {
        var mix = start()
        let steady = StereoSamples(render(&mix, 2000)).largestStep
        mix = start()
        var samples = render(&mix, 1033)
        for event in [LiveMix.Event.foreground(.speech), .foreground(.urgent), .foreground(.nothing), .endScore(1)] {
            mix.take(event)
            samples += render(&mix, 777)
        }
        #expect(StereoSamples(samples).largestStep <= steady * 1.05)
    }
}
