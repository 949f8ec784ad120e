// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Passes the sound of one engine's part to the output of the whole utterance, with places that count in the whole.
final class EnginePartOutput: SynthesisOutput {
    private struct State {
        /// The silence before the part's first sound.
        var silence: LeadingSilence
        var given = 0
        /// Words whose sound has not arrived: the length of the silence that is removed before them is not known yet.
        var words: [SpokenPlace] = []
        /// The start of the part; nil once it has made samples.
        var start: ContinuousClock.Instant?
    }

    private let output: any SynthesisOutput
    /// The number of samples that the earlier parts gave.
    private let base: Int
    private let state: Mutex<State>
    private let report: @Sendable (Report) -> Void
    private let clock = ContinuousClock()

    enum Report: Sendable {
        /// The first sample is made. The time counts from the start of the part.
        case firstSound(after: Duration)
        /// A part of the text begins at this place of the whole utterance, or a word.
        case begins(at: Int)
        case wantsNext
        /// - given: the number of samples of all parts so far.
        /// - hasSounded: whether the part had more than silence.
        case ended(SynthesisEnd, given: Int, hasSounded: Bool)
    }

    /// - Parameters:
    ///   - base: the number of samples that the earlier parts gave.
    ///   - report: called on the engine's thread, which may hold the engine's lock, so it must not call an engine.
    init(
        _ output: any SynthesisOutput, after base: Int, sampleRate: Int, report: @escaping @Sendable (Report) -> Void
    ) {
        (self.output, self.base, self.report) = (output, base, report)
        state = Mutex(State(silence: LeadingSilence(sampleRate: sampleRate), start: clock.now))
    }

    var isWanted: Bool { output.isWanted }

    func wantsNext() { report(.wantsNext) }

    func begins(at offset: Int) { report(.begins(at: offset)) }

    func word(at offset: Int, sample: Int) {
        state.withLock { $0.words.append(SpokenPlace(offset: offset, sample: sample)) }
        report(.begins(at: offset))
    }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        if !samples.isEmpty, let start = state.withLock({ $0.start.take() }) {
            report(.firstSound(after: start.duration(to: clock.now)))
        }
        var silence = state.withLock { $0.silence }
        let sounding = silence.trim(samples)
        // The output itself removes the silence of the first part.
        let trimmed = base > 0 ? sounding : samples
        let count = trimmed.count
        state.withLock { state in
            state.silence = silence
            state.given += count
        }
        passWords()
        return trimmed.isEmpty ? output.isWanted : output.samples(trimmed)
    }

    private func passWords() {
        let (words, removed) = state.withLock { state in
            defer { state.words = [] }
            return (state.words, base > 0 ? state.silence.removed : 0)
        }
        for word in words { output.word(at: word.offset, sample: base + max(0, word.sample - removed)) }
    }

    func ended(_ end: SynthesisEnd) {
        passWords()
        let (given, hasSounded) = state.withLock { ($0.given, $0.silence.hasSounded) }
        report(.ended(end, given: base + given, hasSounded: hasSounded))
    }
}
