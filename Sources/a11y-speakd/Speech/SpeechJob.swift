// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization

/// One utterance on its way from the synthesizer to the sink.
final class SpeechJob: SynthesisOutput {
    let id: UtteranceID
    private let utterance: Utterance
    private let sampleRate: Int
    private let sink: any AudioSink
    private let report: @Sendable (SpeechEvent) -> Void
    private let state: Mutex<State>

    private struct State {
        var silence: LeadingSilence
        var marks = WordMarks()
        var isStarted = false
        var isStopped = false
        var isHeard = false
    }

    init(
        _ id: UtteranceID, _ utterance: Utterance, sampleRate: Int, sink: any AudioSink,
        report: @escaping @Sendable (SpeechEvent) -> Void
    ) {
        self.id = id
        self.utterance = utterance
        self.sampleRate = sampleRate
        self.sink = sink
        self.report = report
        state = Mutex(State(silence: LeadingSilence(sampleRate: sampleRate)))
    }

    private var playback: PlaybackID { PlaybackID(rawValue: id.rawValue) }

    var isWanted: Bool { !state.withLock(\.isStopped) }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let (trimmed, isFirst, isStopped) = state.withLock { state in
            let trimmed = state.silence.trim(samples)
            let isFirst = !state.isStarted && !trimmed.isEmpty
            if isFirst { state.isStarted = true }
            return (Trimmed(samples: trimmed), isFirst, state.isStopped)
        }
        guard !isStopped else { return false }
        guard !trimmed.samples.isEmpty else { return true }
        if isFirst { sink.begin(playback, report: heard) }
        // A stop that came before the sink knew of the playback has not silenced it.
        guard isWanted else {
            sink.cancel(playback)
            return false
        }
        return sink.play(trimmed.samples, of: playback)
    }

    func word(at offset: Int, sample: Int) {
        state.withLock { $0.marks.add(offset: offset, sample: sample) }
    }

    func ended(_ end: SynthesisEnd) {
        let (isStarted, isStopped) = state.withLock { ($0.isStarted, $0.isStopped) }
        guard !isStopped else { return }
        switch end {
        case .completed where isStarted:
            sink.drain(playback)
        case .completed:
            report(
                .failed(
                    id, reason: "the voice \(utterance.voices.joined(separator: " and ")) has no sound for this text"))
        case .stopped:
            // The sink wanted no more, and has said why.
            break
        case .failed(let reason):
            sink.cancel(playback)
            report(.failed(id, reason: reason))
        }
    }

    /// Silences it.
    /// - Returns: where in its text the last word begins that was heard, in Unicode scalars; nil when none was.
    func stop() -> Int? {
        state.withLock { $0.isStopped = true }
        let heard = sink.cancel(playback)
        return heard == 0 ? nil : state.withLock { $0.marks.offset(at: heard + $0.silence.removed) }
    }

    /// How long until the sentence that is heard now ends; nil when it is the last.
    func timeToSentenceEnd() -> Duration? {
        let position = sink.position(of: playback)
        let sample = state.withLock { state -> Int? in
            let heard = state.marks.offset(at: position + state.silence.removed)
            guard let next = SpokenSentences(utterance.text).start(after: heard) else { return nil }
            return state.marks.sample(at: next).map { $0 - state.silence.removed }
        }
        return sample.map { .seconds(Double(max(0, $0 - position)) / Double(sampleRate)) }
    }

    /// The words that have begun to sound since the one at `last`, and how long until the next does; nil when that is not
    /// known, or there is none.
    func wordsHeard(after last: Int?) -> WordsHeard {
        let position = sink.position(of: playback)
        let (offsets, next) = state.withLock { state in
            let sample = state.isHeard ? .max : position + state.silence.removed
            return (
                state.marks.offsets(after: last, until: sample),
                state.marks.nextSample(after: sample).map { $0 - state.silence.removed }
            )
        }
        return WordsHeard(
            offsets: offsets, next: next.map { .seconds(Double($0 - position) / Double(sampleRate)) })
    }

    private func heard(_ event: PlaybackEvent) {
        guard !state.withLock(\.isStopped) else { return }
        switch event {
        case .began: report(.began(id))
        case .ended:
            state.withLock { $0.isHeard = true }
            report(.finished(id))
        case .failed(let reason): report(.failed(id, reason: reason))
        }
    }
}

/// `@unchecked Sendable`: it leaves the lock's closure on the thread that entered it, within the same call.
private struct Trimmed: @unchecked Sendable {
    let samples: UnsafeBufferPointer<Int16>
}
