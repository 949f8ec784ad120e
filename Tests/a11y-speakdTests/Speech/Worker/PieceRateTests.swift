// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization
import Testing

@testable import Synthesis
@testable import a11y_speakd

/// An engine that makes the same sound of every text, at rates within its own range.
@Suite("Any engine at any rate")
struct PieceRateTests {
    /// A tone of 140 Hz, 1 s long at 175 words a minute.
    private struct Hum: SpeechEngine {
        let rates: ClosedRange<Int>
        let description = SynthesizerDescription(
            name: "hum", sampleRate: 22_050, voices: [], variants: [:], hanReaders: [])
        let places: [String] = []

        func prepare() {}

        func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
            guard join.begin(run, isLast: isLast) else { return .stopped }
            let count = 22_050 * 175 / run.voice.rate
            let hum = (0..<count).map { Int16(8000 * sin(Double($0) * 2 * .pi * 140 / 22_050)) }
            let words = [RunWord(place: 0, sample: 0), RunWord(place: 4, sample: count / 2)]
            let wants = hum.withUnsafeBufferPointer { join.samples($0, words: words) }
            return wants ? .completed : .stopped
        }
    }

    /// The length of a run and the start of its second word, in samples.
    private func length(at rate: Int, of engine: Hum) -> (samples: Int, word: Int) {
        let sound = CountedSound()
        let run = UtteranceRun(
            text: "one two", voice: SpeechParameters(voice: "v", rate: rate, pitch: 50, volume: 100))
        let maker = PieceMaker(engine: engine, icons: SoundIcons(.ofPackages))
        #expect(maker.make(Utterance(runs: [run]), into: RunJoin(sound, sampleRate: 22_050)) == .completed)
        return (sound.count, sound.words.last ?? 0)
    }

    @Test(arguments: [175...175, 80...440, 120...300])
    func `every ten words a minute shorten the sound, and words keep their relative places`(rates: ClosedRange<Int>) {
        let engine = Hum(rates: rates)
        var last = Int.max
        for rate in stride(from: 80, through: 2000, by: 10) {
            let (samples, word) = length(at: rate, of: engine)
            #expect(samples < last, "\(rate) words a minute")
            #expect(abs(samples - 22_050 * 175 / rate) < 500)
            #expect(abs(word - samples / 2) < 500)
            last = samples
        }
    }
}

private final class CountedSound: SynthesisOutput {
    private let state = Mutex((count: 0, words: [Int]()))

    var count: Int { state.withLock { $0.count } }
    var words: [Int] { state.withLock { $0.words } }
    var isWanted: Bool { true }

    func wantsNext() {}

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let count = samples.count
        state.withLock { $0.count += count }
        return true
    }

    func word(at offset: Int, sample: Int) { state.withLock { $0.words.append(sample) } }

    func ended(_ end: SynthesisEnd) {}
}
