// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound that a command makes of one text: checked against the text's length, played as it arrives, and kept if
/// the text is short.
struct CommandSound {
    private let sent: SentText
    private let volume: Int
    private var sound = EngineSound()
    private var hearing: ModuleHearing
    private var heard: ShortTexts.Recording
    private var expected: ExpectedSound
    /// The last samples, which are not played yet.
    private var rest: [Int16] = []

    /// - Parameter isNext: whether the text is made before it is said.
    init(of sent: SentText, _ part: UtteranceRun, _ tempo: WordTempo, isNext: Bool = false) {
        (self.sent, volume) = (sent, part.voice.volume)
        hearing = ModuleHearing(guessing: tempo.places(of: sent))
        heard = ShortTexts.Recording(of: sent, isNext: isNext)
        expected = ExpectedSound(sent, tempo, sampleRate: EngineSound.rate)
    }

    var isEmpty: Bool { sound.count == 0 }

    /// Whether the sound is long enough for the text.
    var mayEnd: Bool { sound.count > expected.least }

    /// - Returns: nil while the text goes on.
    /// - Throws: an error when the sound is too long, or silent.
    mutating func take(_ blocks: [ModuleSound], into join: RunJoin) throws(EngineFault) -> SynthesisEnd? {
        for block in blocks {
            let samples = sound.take(block.samples, rate: block.rate)
            try expected.take(samples)
            heard.add(samples)
            let words = hearing.words(until: sound.count)
            if samples.at(volume: volume).withUnsafeBufferPointer({ join.samples($0, words: words) }) { continue }
            guard join.isTooLong else { return .stopped }
            throw ExpectedSound.tooLong
        }
        return nil
    }

    /// No more blocks follow.
    mutating func finish() { rest = sound.rest() }

    /// Plays the last samples, after ``finish()``.
    /// - Throws: an error when the sound is too short, too long, or silent.
    mutating func end(
        into join: RunJoin, _ shortTexts: inout ShortTexts, _ tempo: inout WordTempo
    ) throws(EngineFault) -> SynthesisEnd {
        try expected.take(rest)
        guard try expected.end() else { return .silent }
        heard.add(rest)
        shortTexts.keep(heard)
        tempo.heard(sent, samples: sound.count)
        let words = hearing.words(atEndOf: sound.count)
        _ = rest.at(volume: volume).withUnsafeBufferPointer { join.samples($0, words: words) }
        return join.isStopped ? .stopped : .completed
    }
}
