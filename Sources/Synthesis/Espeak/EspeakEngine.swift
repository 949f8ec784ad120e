// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak

/// espeak-ng as an engine. Each run is split into parts that its voices can read.
package struct EspeakEngine: SpeechEngine {
    package let description: SynthesizerDescription
    package let places: [String]
    private let numbers: NumberVoices

    /// - Parameter memory: the voices that an earlier start found; nil to ask the library.
    /// - Throws: ``EspeakError`` when there is no voice data.
    package init(_ memory: EspeakMemory? = nil) throws(EspeakError) {
        description = try Espeak.initialize(memory)
        places = [Espeak.library.folder]
        numbers = NumberVoices(other: description.catalog.voice(forLanguage: "en"))
    }

    package func speak(_ run: UtteranceRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let parts = parts(of: run)
        for (index, part) in parts.enumerated() {
            let end = speak(part, isLast: isLast && index == parts.count - 1, into: join)
            guard end == .completed else { return end }
        }
        return .completed
    }

    /// At 450, espeak-ng changes its method, and 450 is slower than 449.
    package let rates = 80...440

    package func prepare() { EspeakVoice.prepare() }

    /// The parts of a run. One voice reads each part in one way.
    func parts(of run: UtteranceRun) -> [EspeakRun] {
        numbers.parted(EspeakRun.parts(of: run)) { Espeak.phonemes(of: $0, in: $1) ?? "?" }
    }

    private func speak(_ part: EspeakRun, isLast: Bool, into join: RunJoin) -> SynthesisEnd {
        let (run, name) = (part.run, part.run.voice.voice)
        let voice = EspeakVoice.set(name)
        guard voice == ENS_OK else { return .failed("the voice \(name) failed: \(Espeak.describe(voice))") }
        Espeak.set(run.voice)
        guard join.begin(run, isLast: isLast) else { return .stopped }
        let feed = EspeakFeed(part) { Espeak.phonemes(of: $0).isEmpty }
        let status = Espeak.synthesize(feed, EspeakCall(join, feed.own))
        if join.isTooLong { return .failed("the voice \(name) made too much sound for the text") }
        if status == ENS_SPEECH_STOPPED || join.isStopped { return .stopped }
        return status == ENS_OK ? .completed : .failed("espeak-ng failed: \(Espeak.describe(status))")
    }
}
