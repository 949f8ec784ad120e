// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns words into sound. It knows words only: icons, pauses between runs, and what was heard before are made around it.
///
/// It lives in the process that synthesizes, on its only thread.
package protocol SpeechEngine: Sendable {
    /// Its name, its voices and what they can do; the daemon chooses among these.
    var description: SynthesizerDescription { get }
    /// Speaks the words of a run. Of each part that it makes in one go it calls `join.begin`, then `join.samples` with the
    /// sound and the places of the words that begin in it.
    /// - Parameter isLast: nothing follows, so the silence at its end stays.
    /// - Returns: `.stopped` when the join wants no more, `.failed` with a sentence.
    func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd
    /// The files and folders that it reads while it speaks; all others are kept from it.
    var places: [String] { get }
    /// Words per minute that it is asked for: a higher one is always shorter. All others are made of its sound.
    var rates: ClosedRange<Int> { get }
    /// Prepares for the probable next request, while nobody waits.
    func prepare()
}

/// Makes the sound of a piece: the engine's of words, and icons beside it.
struct PieceMaker: Sendable {
    let engine: any SpeechEngine
    let icons: SoundIcons

    func make(_ piece: Utterance, into join: RunJoin) -> SynthesisEnd {
        join.begin(piece)
        for (index, run) in piece.runs.enumerated() {
            let isLast = piece.isLast && index == piece.runs.count - 1
            let end = icon(of: run, isLast: isLast, into: join) ?? speech(of: run, isLast: isLast, into: join)
            guard end == .completed else { return end }
            join.end()
        }
        return join.isStopped ? .stopped : .completed
    }

    /// The engine's own rate is left to it where it speaks well; the rest is done to its sound.
    private func speech(of run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let rate = EngineRate(run.voice.rate, own: engine.rates)
        var run = run
        run.voice.rate = rate.rate
        join.speed = rate.speed
        return engine.speak(run, isLast: isLast, into: join)
    }

    /// - Returns: nil when the run has no sound that can be played: its text is said then.
    private func icon(of run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd? {
        join.speed = 1
        guard let name = run.sound, let sound = icons.samples(named: name, rate: join.sampleRate) else { return nil }
        guard join.begin(run, isLast: isLast) else { return .stopped }
        let volume = max(0, min(100, run.voice.volume))
        // In pieces, so that it can be stopped.
        let piece = max(1, join.sampleRate / 20)
        for start in stride(from: 0, to: sound.count, by: piece) {
            let part = sound[start..<min(start + piece, sound.count)].map { Int16(Int($0) * volume / 100) }
            let words = [RunWord(place: 0, sample: 0)]
            guard part.withUnsafeBufferPointer({ join.samples($0, words: words) }) else { return .stopped }
        }
        return .completed
    }
}
