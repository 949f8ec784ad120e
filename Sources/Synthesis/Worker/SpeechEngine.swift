// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns words into sound. It knows only words: other code makes icons and the pauses between runs, and leaves out
/// words that were heard before.
///
/// An engine lives in the synthesizing process, on its only thread.
package protocol SpeechEngine: Sendable {
    /// The engine's name, its voices and their abilities; the daemon chooses among these.
    var description: SynthesizerDescription { get }
    /// Speaks the words of a run. For each part that the engine makes in one go, it calls `join.begin`, then
    /// `join.samples` with the sound and the places of the words that begin in it.
    /// - Parameter isLast: whether nothing follows, so that the silence at the end stays.
    /// - Returns: `.stopped` when the join refuses samples, `.failed` with a sentence.
    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd
    /// The files and folders that the engine reads while it speaks. All others are hidden from it.
    var places: [String] { get }
    /// The words per minute that may be requested of the engine: a higher rate is always shorter. Other rates are made
    /// from its sound.
    var rates: ClosedRange<Int> { get }
    /// Prepares for the probable next request, while no request waits.
    func prepare()
    /// Makes the sound of a text that will probably be said next, and keeps it. An engine that is fast does nothing.
    /// - Parameter output: drops the sound, and refuses it when another text must be said now.
    func prepare(_ run: UtteranceRun, into output: any SynthesisOutput)
    /// The number of sounds that were kept and used again.
    var keptSounds: Int { get }
    /// The end of the engine's program, in which the process ends too; nil while the engine can be used.
    var programEnd: ProgramEnd? { get }
}

extension SpeechEngine {
    package func prepare(_ run: UtteranceRun, into output: any SynthesisOutput) {}
    package var keptSounds: Int { 0 }
    package var programEnd: ProgramEnd? { nil }
}

/// Why an engine's program must be started again.
package enum ProgramEnd: Sendable, Equatable {
    /// The program has ended, or no longer follows its protocol. The text is tried once more.
    case died(String)
    /// The sound of the text was wrong. The text is not tried again.
    case broken(String)
}

/// Makes the sound of a piece: the words by the engine, and icons.
struct PieceMaker: Sendable {
    let engine: any SpeechEngine
    let icons: SoundIcons

    /// - Parameter before: the run before the piece, if another process has made it.
    func make(_ piece: Utterance, after before: UtteranceRun? = nil, into join: RunJoin) -> SynthesisEnd {
        let before = before.map(ownRate)
        join.begin(piece, after: before?.run, speed: before?.speed ?? 1)
        for (index, run) in piece.runs.enumerated() {
            let isLast = piece.isLast && index == piece.runs.count - 1
            let end = icon(of: run, isLast: isLast, into: join) ?? speech(of: run, isLast: isLast, into: join)
            guard end == .completed else { return end }
            join.end()
        }
        return join.isStopped ? .stopped : .completed
    }

    /// The engine speaks at a rate of its range. If the requested rate is outside, the sound is scaled.
    private func speech(of run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let own = ownRate(run)
        join.speed = own.speed
        return engine.speak(own.run, isLast: isLast, into: join)
    }

    private func ownRate(_ run: UtteranceRun) -> (run: UtteranceRun, speed: Double) {
        let rate = EngineRate(run.voice.rate, own: engine.rates)
        var run = run
        run.voice.rate = rate.rate
        return (run, rate.speed)
    }

    /// - Returns: nil when the run has no sound that can be played, so that its text is spoken.
    private func icon(of run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd? {
        join.speed = 1
        guard let name = run.sound, let sound = icons.samples(named: name, rate: join.sampleRate) else { return nil }
        guard join.begin(run, isLast: isLast) else { return .stopped }
        let volume = max(0, min(100, run.voice.volume))
        // Given in pieces, so that the icon can be stopped.
        let piece = max(1, join.sampleRate / 20)
        for start in stride(from: 0, to: sound.count, by: piece) {
            let part = sound[start..<min(start + piece, sound.count)].map { Int16(Int($0) * volume / 100) }
            let words = [RunWord(place: 0, sample: 0)]
            guard part.withUnsafeBufferPointer({ join.samples($0, words: words) }) else { return .stopped }
        }
        return .completed
    }
}
