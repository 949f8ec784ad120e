// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Synchronization
import Synthesis

/// One utterance on its way from the synthesizer to the sink.
final class SpeechJob: SynthesisOutput {
    let id: UtteranceID
    private let playback: SpeechPlayback
    private let gaveSound: @Sendable (UtteranceID) -> Void
    private let next: @Sendable (UtteranceID) -> Void
    private let report: @Sendable (SpeechEvent) -> Void
    private let state: Listening

    /// - Parameters:
    ///   - gaveSound: is called when the sink has the first sample, on the thread that gave it.
    ///   - next: is called when the synthesizer wants the next piece, on its thread.
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

    /// The synthesizer is given this to speak, after what it was given before.
    func add(_ piece: Utterance) {
        state.withLock { state in
            state.text.add(piece)
            state.voices = piece.voices
            // A client that paces itself by the end of a text must not rush through it.
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
        case .completed where progress != .waiting:
            playback.finish()
        case .completed:
            state.withLock { $0.progress = .heard }
            let names = voices.map(\.description).joined(separator: " and ")
            report(.silent(id, reason: "the voice \(names) has no sound for this text"))
        case .stopped:
            // The sink wanted no more, and has said why.
            break
        case .failed(let reason):
            _ = playback.cancel()
            report(.failed(id, reason: reason))
        }
    }

    /// Silences it.
    /// - Returns: what was heard of it; nil for nothing.
    func stop() -> HeardText? {
        let heard = playback.cancel()
        guard heard > 0 else { return nil }
        return state.withLock { state in
            let heard = heard + state.silence.removed
            let text = state.text.text(throughWordAt: state.text.word(at: heard) ?? 0)
            return HeardText(place: state.text.word(at: state.place(ofHeard: heard)) ?? 0, text: text)
        }
    }

    /// How long until the sentence that is heard now ends, zero in the pause after it; nil when it is the last.
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

    /// The words and marks that have come since they were taken last, and how long until the next.
    func takeHeard() -> HeardPlaces {
        let position = playback.position
        return state.withLock { state in
            let heard = position + state.silence.removed
            let places = state.text.take(until: state.progress == .heard ? nil : heard)
            return HeardPlaces(places: places, next: state.text.next.map { playback.duration(of: $0 - heard) })
        }
    }

    /// What is left is said at another speed: 2 takes half the time.
    func change(speed: Double, later: ScoreThread) { playback.change(speed: speed, later: later) }
}

/// The progress or the end of an utterance.
enum SpeechEvent: Sendable, Equatable {
    /// Its first sample is heard.
    case began(UtteranceID)
    /// It was heard to its end.
    case finished(UtteranceID)
    /// The whole of it has no sound, so there is nothing to hear.
    case silent(UtteranceID, reason: String)
    case failed(UtteranceID, reason: String)
    /// The device is missing. The heard places are known until the utterance is stopped.
    case lost(UtteranceID, reason: String)
    /// Something can be heard again, or not yet, for that reason.
    case device(problem: String?)
}

/// What is known of an utterance that is listened to.
private final class Listening: Sendable {
    enum Progress {
        /// No sound has come yet.
        case waiting
        case sounding
        /// Heard to its end, or the whole of it has no sound.
        case heard
    }

    struct State {
        var silence: LeadingSilence
        var pauses: SoundPauses
        var text = SoundedText()
        var voices: [VoiceName] = []
        var progress = Progress.waiting

        /// In the pause after a sentence that sentence is over: the next one's begin.
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

/// `@unchecked Sendable`: it leaves the lock's closure on the thread that entered it, within the same call.
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
