// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Synchronization
import Synthesis

/// Brings one utterance from the synthesizer to the sink.
final class SpeechJob: SynthesisOutput {
    let id: UtteranceID
    private let playback: SpeechPlayback
    private let gaveSound: @Sendable (UtteranceID) -> Void
    private let next: @Sendable (UtteranceID) -> Void
    private let report: @Sendable (SpeechEvent) -> Void
    private let state: Listening

    /// - Parameters:
    ///   - gaveSound: called when the sink has the first sample, on the thread that gave it.
    ///   - next: called when the synthesizer needs the next piece, on the synthesizer's thread.
    init(
        _ id: UtteranceID, sampleRate: Int, place: StereoPlace = .middle, sink: any AudioSink,
        gaveSound: @escaping @Sendable (UtteranceID) -> Void = { _ in },
        next: @escaping @Sendable (UtteranceID) -> Void = { _ in },
        report: @escaping @Sendable (SpeechEvent) -> Void
    ) {
        self.id = id
        self.gaveSound = gaveSound
        self.next = next
        self.report = report
        let state = Listening(sampleRate: sampleRate)
        self.state = state
        playback = SpeechPlayback(id, sampleRate: sampleRate, place: place, sink: sink) { event in
            if event == .ended { state.withLock { $0.progress = .heard } }
            report(SpeechEvent(event, of: id))
        }
    }

    var isWanted: Bool { playback.isWanted }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let (trimmed, isFirst) = state.withLock { state in
            state.pauses.add(samples)
            let trimmed = state.silence.trim(samples)
            let isFirst = state.progress == .waiting && !trimmed.isEmpty
            if isFirst { state.progress = .sounding }
            return (Trimmed(samples: trimmed), isFirst)
        }
        guard !trimmed.samples.isEmpty else { return isWanted }
        let wantsMore = playback.play(trimmed.samples)
        if isFirst && wantsMore { gaveSound(id) }
        return wantsMore
    }

    func wantsNext() { if isWanted { next(id) } }

    /// Adds a piece that the synthesizer speaks after the earlier ones.
    func add(_ piece: Utterance) {
        state.withLock { state in
            state.text.add(piece)
            state.voices = piece.voices
            // Leading silence of an inaudible text stays: a client that paces itself by the end of a text must not
            // rush.
            if piece.isInaudible { state.silence.keep() }
        }
    }

    func word(at offset: Int, sample: Int) {
        state.withLock { $0.text.word(at: offset, sample: sample) }
    }

    func ended(_ end: SynthesisEnd) {
        guard isWanted else { return }
        let (progress, voices) = state.withLock { ($0.progress, $0.voices) }
        switch end {
        case .completed where progress != .waiting, .silent where progress != .waiting:
            playback.finish()
        case .completed, .silent:
            state.withLock { $0.progress = .heard }
            let names = voices.map(\.description).joined(separator: " and ")
            report(.silent(id, reason: "the voice \(names) has no sound for this text"))
        case .stopped:
            // The sink refused more samples, and has reported why.
            break
        case .failed(let reason):
            _ = playback.cancel()
            report(.failed(id, reason: reason))
        }
    }

    /// Silences the utterance.
    /// - Returns: the heard part; nil for nothing.
    func stop() -> HeardText? {
        let heard = playback.cancel()
        guard heard > 0 else { return nil }
        return state.withLock { state in
            let heard = heard + state.silence.removed
            let text = state.text.text(throughWordAt: state.text.word(at: heard) ?? 0)
            return HeardText(place: state.text.word(at: state.place(ofHeard: heard)) ?? 0, text: text)
        }
    }

    /// The offset of the word that is heard now; nil before the first.
    func place() -> Int? {
        let position = playback.position
        return state.withLock { state in
            state.text.word(at: state.place(ofHeard: position + state.silence.removed))
        }
    }

    /// The time until the end of the sentence that is heard now; zero in the pause after it, nil for the last sentence.
    func timeToSentenceEnd() -> Duration? {
        let position = playback.position
        return state.withLock { state in
            let heard = position + state.silence.removed
            guard state.place(ofHeard: heard) == heard else { return .zero }
            return state.text.nextSentence(after: heard).map { next in
                playback.duration(of: (state.pauses.start(before: next) ?? next) - heard)
            }
        }
    }

    /// The words and marks heard since the last call, and the time until the next.
    func takeHeard() -> HeardPlaces {
        let position = playback.position
        return state.withLock { state in
            let heard = position + state.silence.removed
            let places = state.text.take(until: state.progress == .heard ? nil : heard)
            return HeardPlaces(places: places, next: state.text.next.map { playback.duration(of: $0 - heard) })
        }
    }

    /// Changes the speed of the unheard rest: 2 takes half the time.
    func change(speed: Double, later: ScoreThread) { playback.change(speed: speed, later: later) }
}

/// The progress or the end of an utterance.
enum SpeechEvent: Sendable, Equatable {
    /// The first sample is heard.
    case began(UtteranceID)
    /// The utterance was heard to its end.
    case finished(UtteranceID)
    /// The whole utterance has no sound.
    case silent(UtteranceID, reason: String)
    case failed(UtteranceID, reason: String)
    /// The device is missing. The heard places stay known until the utterance is stopped.
    case lost(UtteranceID, reason: String)
    /// Sound can be heard again, or cannot be for the reason `problem`.
    case device(problem: String?)
}

/// The progress of an utterance that is heard.
private final class Listening: Sendable {
    enum Progress {
        /// No sound has arrived yet.
        case waiting
        case sounding
        /// All of the utterance was heard, or none of it has sound.
        case heard
    }

    struct State {
        var silence: LeadingSilence
        var pauses: SoundPauses
        var text = SoundedText()
        var voices: [VoiceName] = []
        var progress = Progress.waiting

        /// The given sample; in the pause after a sentence, the first sample of the next one.
        func place(ofHeard sample: Int) -> Int {
            guard let next = text.nextSentence(after: sample), let pause = pauses.start(before: next) else {
                return sample
            }
            return sample < pause ? sample : max(sample, next)
        }
    }

    private let state: Mutex<State>

    init(sampleRate: Int) {
        state = Mutex(
            State(silence: LeadingSilence(sampleRate: sampleRate), pauses: SoundPauses(sampleRate: sampleRate)))
    }

    func withLock<Result>(_ body: (inout State) -> sending Result) -> sending Result { state.withLock { body(&$0) } }
}

/// `@unchecked Sendable`: the buffer leaves the lock's closure on the thread that entered it, within the same call.
private struct Trimmed: @unchecked Sendable {
    let samples: UnsafeBufferPointer<Int16>
}

extension SpeechEvent {
    init(_ event: PlaybackEvent, of id: UtteranceID) {
        self =
            switch event {
            case .began: .began(id)
            case .ended: .finished(id)
            case .failed(let reason): .failed(id, reason: reason)
            case .lost(let reason): .lost(id, reason: reason)
            }
    }
}
