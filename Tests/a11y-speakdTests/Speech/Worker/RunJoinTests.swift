// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Runs joined to one utterance")
struct RunJoinTests {
    private let output = JoinedSound()
    private let tone = [Int16](repeating: 1000, count: 100)

    private func run(_ text: String, rate: Int = 175, pause: Duration = .zero) -> UtteranceRun {
        let voice = SpeechParameters(voice: "v", rate: rate, pitch: 50, volume: 100)
        return UtteranceRun(text: text, voice: voice, pause: pause)
    }

    private func give(_ join: RunJoin, _ samples: [Int16], _ words: [RunWord] = []) -> Bool {
        samples.withUnsafeBufferPointer { join.samples($0, words: words) }
    }

    @Test func `a single run is passed on unchanged`() {
        let join = RunJoin(output, sampleRate: 1000)
        #expect(join.begin(run("one two"), isLast: true))
        #expect(give(join, [0, 0, 0], [RunWord(place: 0, sample: 0)]))
        #expect(give(join, tone + [0, 0], [4, 4, 2050].map { RunWord(place: $0, sample: 50) }))
        #expect(output.samples == [0, 0, 0] + tone + [0, 0])
        #expect(output.words == ["0 at 0", "4 at 50"])
    }

    @Test func `silence between runs is trimmed, and words have their places in the whole text and sound`() {
        let join = RunJoin(output, sampleRate: 1000)
        _ = join.begin(run("цена "), isLast: false)
        _ = give(join, tone + [0, 0, 0], [RunWord(place: 0, sample: 0)])
        _ = give(join, [0, 0])
        _ = give(join, tone + [Int16](repeating: 3, count: 40))
        _ = join.begin(run("up"), isLast: true)
        _ = give(join, [Int16](repeating: 0, count: 49), [RunWord(place: 0, sample: 49)])
        _ = give(join, [0] + tone + [0])
        let gap = [Int16](repeating: 0, count: 12)
        #expect(output.samples == tone + [0, 0, 0, 0, 0] + tone + gap + [0] + tone + [0])
        #expect(output.words == ["0 at 0", "5 at 217"])
    }

    @Test(arguments: [
        ("a,", 175, 290), ("a, ", 350, 145), ("a.”", 175, 450), ("a", 175, 12), ("价格，", 175, 290), ("a:", 175, 370),
        ("", 175, 0), ("  ", 175, 12),
    ])
    func `a pause has the length of the punctuation before it`(text: String, rate: Int, milliseconds: Int) {
        #expect(RunPause(after: text, rate: rate).duration == .milliseconds(milliseconds))
    }

    @Test func `a requested longer pause replaces the pause of punctuation`() {
        let join = RunJoin(output, sampleRate: 1000)
        _ = join.begin(run("a,"), isLast: false)
        _ = give(join, tone)
        _ = join.begin(run("b", pause: .seconds(2)), isLast: false)
        _ = join.begin(run("", pause: .milliseconds(100)), isLast: true)
        #expect(output.samples.count == 100 + 2000 + 100)
    }

    @Test func `a piece after one of an earlier process begins with the pause of that piece's last run`() {
        var piece = Utterance(runs: [run("b")])
        piece.start = 3
        let (join, whole) = (RunJoin(output, sampleRate: 1000), JoinedSound())
        join.begin(piece, after: run("a."), speed: 2)
        _ = join.begin(run("b"), isLast: true)
        _ = give(join, [0, 0, 0] + tone, [RunWord(place: 0, sample: 3)])
        let both = RunJoin(whole, sampleRate: 1000)
        both.speed = 2
        for (text, isLast) in [("a. ", false), ("b", true)] {
            _ = both.begin(run(text), isLast: isLast)
            both.speed = 1
        }
        _ = give(both, [0, 0, 0] + tone, [RunWord(place: 0, sample: 3)])
        #expect(output.samples == whole.samples && output.samples.count == 225 + 2 + 100)
        #expect(output.words == whole.words && output.words == ["3 at 227"])
    }

    @Test func `the place of each run is reported before its sound`() {
        let join = RunJoin(output, sampleRate: 1000)
        for (text, isLast) in [("one. ", false), ("two", true)] { _ = join.begin(run(text), isLast: isLast) }
        #expect(output.begun == [0, 5])
    }

    @Test func `no further run begins after the output refused samples`() {
        let join = RunJoin(output, sampleRate: 1000)
        output.takesMore = false
        #expect(join.begin(run("a"), isLast: false))
        #expect(!give(join, tone))
        #expect(join.isStopped)
        #expect(!join.begin(run("b"), isLast: true))
        #expect(!give(join, tone))
        #expect(output.samples == tone)
    }

    @Test func `a text of one letter is limited to 31 seconds of sound`() {
        let join = RunJoin(output, sampleRate: 1000)
        _ = join.begin(run("a"), isLast: true)
        #expect(give(join, [Int16](repeating: 9, count: 31_000)))
        #expect(!give(join, [9]))
        #expect(join.isTooLong && !join.isStopped)
    }
}

private final class JoinedSound: SynthesisOutput {
    private struct State {
        var samples: [Int16] = []
        var words: [String] = []
        var begun: [Int] = []
        var takesMore = true
    }

    private let state = Mutex(State())

    var samples: [Int16] { state.withLock { $0.samples } }
    var words: [String] { state.withLock { $0.words } }
    var begun: [Int] { state.withLock { $0.begun } }
    var takesMore: Bool {
        get { state.withLock { $0.takesMore } }
        set { state.withLock { $0.takesMore = newValue } }
    }
    var isWanted: Bool { true }

    func wantsNext() {}

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let copy = Array(samples)
        return state.withLock {
            $0.samples += copy
            return $0.takesMore
        }
    }

    func begins(at offset: Int) { state.withLock { $0.begun.append(offset) } }

    func word(at offset: Int, sample: Int) { state.withLock { $0.words.append("\(offset) at \(sample)") } }

    func ended(_ end: SynthesisEnd) {}
}
