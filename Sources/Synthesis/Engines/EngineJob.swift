// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks

/// An utterance that several engines may speak, one part after the other. A value type: takes events, returns steps,
/// which ``EngineSynthesizer`` performs.
struct EngineJob: Sendable {
    /// The part that one engine is making now.
    struct Part: Sendable {
        /// The number by which the engine knows the part.
        let id: UtteranceID
        let synthesizer: any Synthesizer
        /// Nil for espeak-ng.
        let engine: String?
        /// The number of samples that the earlier parts gave.
        let base: Int
    }

    enum Event: Sendable {
        /// The first piece of the utterance, or the next one.
        case piece(Utterance)
        /// The engine that the job requested runs.
        case engineRuns(any Synthesizer)
        /// espeak-ng speaks in place of the engine that the job requested.
        case engineReplaced
        case report(EnginePartOutput.Report, from: UtteranceID)
        /// The rest of the utterance is not needed.
        case stop
    }

    enum Step: Sendable {
        /// Requests an engine for the next part.
        case want(String)
        /// Gives an engine up; with a problem when the engine could not speak.
        case leave(String, problem: String?)
        case countFailure(of: String)
        case countFirstSound(of: String, after: Duration)
        case begin(Utterance, Part)
        case append(Utterance, Part)
        case stop(Part)
        /// Requests the utterance's next piece.
        case wantNext
        /// The job is over.
        case end(SynthesisEnd)
    }

    private enum Progress {
        /// The next engine has not begun.
        case waiting
        case speaking(Part)
        /// The engine of the part was asked to stop, and has not ended yet.
        case stopping(Part)
    }

    let output: any SynthesisOutput
    private var turns = EngineHandover()
    private var progress = Progress.waiting
    /// The number of samples that the ended parts gave.
    private var given = 0

    init(output: any SynthesisOutput) {
        self.output = output
    }

    mutating func take(_ event: Event, _ engines: EngineFacts) -> [Step] {
        switch event {
        case .piece(let piece):
            if case .stopping = progress { return [] }
            return steps(turns.take(piece, engine: engines.engine, fallback: engines.fallback), engines)
        case .engineRuns(let synthesizer): return begin(with: synthesizer, engines)
        case .engineReplaced: return steps(turns.replace(fallback: engines.fallback), engines)
        case .report(let report, let part): return part == self.part?.id ? take(report, engines) : []
        case .stop:
            guard let part else { return end(.stopped) }
            progress = .stopping(part)
            return [.stop(part)]
        }
    }

    private var part: Part? {
        switch progress {
        case .waiting: nil
        case .speaking(let part), .stopping(let part): part
        }
    }
}

extension EngineJob {
    private mutating func steps(_ turns: [EngineHandover.Step], _ engines: EngineFacts) -> [Step] {
        turns.flatMap { step -> [Step] in
            switch step {
            case .begin(let next):
                progress = .waiting
                return next.engine.map { [.want($0)] } ?? begin(next.utterance, engines.espeak, engines)
            case .append(let piece): return part.map { [.append(own(piece), $0)] } ?? []
            case .wantNext: return [.wantNext]
            case .end(let end): return self.end(end)
            }
        }
    }

    private mutating func begin(with synthesizer: any Synthesizer, _ engines: EngineFacts) -> [Step] {
        guard let engine = turns.engine, let next = turns.part else { return [] }
        let piece = own(next.utterance)
        guard let missing = piece.voices.first(where: { synthesizer.catalog.voice($0) == nil }) else {
            return begin(piece, synthesizer, engines)
        }
        let problem = "it has no voice \(missing.identifier.quoted)"
        return [.leave(engine, problem: problem)] + steps(turns.replace(fallback: engines.fallback), engines)
    }

    private mutating func begin(
        _ piece: Utterance, _ synthesizer: any Synthesizer, _ engines: EngineFacts
    ) -> [Step] {
        let part = Part(id: engines.nextPart, synthesizer: synthesizer, engine: turns.engine, base: given)
        progress = .speaking(part)
        return [.begin(piece, part)]
    }

    private mutating func take(_ report: EnginePartOutput.Report, _ engines: EngineFacts) -> [Step] {
        switch report {
        case .firstSound(let time): return turns.engine.map { [.countFirstSound(of: $0, after: time)] } ?? []
        case .begins(let offset):
            turns.begins(at: offset)
            return []
        case .wantsNext:
            if case .stopping = progress { return [] }
            return steps(turns.engineWantsNext(), engines)
        case .ended(let end, let given, let hasSounded):
            self.given = given
            if case .stopping = progress { return self.end(.stopped) }
            progress = .waiting
            let left = turns.engine.map { leave($0, end) } ?? []
            return left + steps(turns.engineEnded(end, hasSounded: hasSounded, fallback: engines.fallback), engines)
        }
    }

    private func leave(_ engine: String, _ end: SynthesisEnd) -> [Step] {
        guard case .failed(let reason) = end else { return [.leave(engine, problem: nil)] }
        return [.countFailure(of: engine), .leave(engine, problem: reason)]
    }

    private func end(_ end: SynthesisEnd) -> [Step] {
        (turns.engine.map { [.leave($0, problem: nil)] } ?? []) + [.end(end)]
    }

    /// The piece, with voices by the engine's own names.
    private func own(_ piece: Utterance) -> Utterance {
        turns.engine.map { piece.inOwnVoices(of: $0) } ?? piece
    }
}

extension Utterance {
    /// The utterance, with voices by the engine's own names.
    func inOwnVoices(of engine: String) -> Utterance {
        speaking { voice in
            let own = EngineVoice(voice.identifier, of: [engine])?.voice ?? voice.identifier
            return VoiceName(identifier: own, variant: nil)
        }
    }
}

/// The facts about the engines that a job needs.
struct EngineFacts: Sendable {
    let espeak: any Synthesizer
    /// The user's voice of espeak-ng. It replaces voices of the same language, and voices of an unknown language.
    let native: VoiceName
    /// The names of the other engines.
    let names: [String]
    /// The voices of all engines.
    let catalog: VoiceCatalog
    /// The number of the next part.
    let nextPart: UtteranceID

    /// - Returns: nil for a voice of espeak-ng.
    func engine(of voice: VoiceName) -> String? { EngineVoice(voice.identifier, of: names)?.engine }

    /// The voice of espeak-ng for the language of another engine's voice.
    func fallback(for voice: VoiceName) -> VoiceName {
        guard let language = catalog.language(ofVoice: voice.identifier) else { return native }
        let own = espeak.catalog.language(ofVoice: native.identifier)
        if own.map({ LanguageTag($0).language }) == LanguageTag(language).language { return native }
        let voice = espeak.catalog.voice(forLanguage: language)
        return voice.map { VoiceName(identifier: $0, variant: nil) } ?? native
    }
}
