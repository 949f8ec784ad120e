// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Dispatch
import Synchronization

/// Several engines behind one synthesizer. espeak-ng is always there, and speaks what another cannot. Performs what
/// ``EngineRoom`` and ``EngineTurns`` decide.
package final class EngineSynthesizer: Synthesizer {
    package let name: String
    package let sampleRate: Int
    let espeak: any Synthesizer
    let hands: EngineHands
    /// Takes the place of a voice that speaks the same language, or one that nobody knows.
    let native: VoiceName
    let state: Mutex<State>
    let records = EngineRecords()
    /// An engine's thread, which may hold the engine's lock, must not call engines: this does.
    private let queue: DispatchQueue

    struct State {
        var room: EngineRoom
        var running: [String: RunningEngine] = [:]
        /// What the engines have told, which holds while they rest.
        var voices: [String: VoiceCatalog] = [:]
        var catalog: VoiceCatalog
        var jobs: [UtteranceID: EngineJob] = [:]
        var parts: UInt64 = 0
        var wake: Duration?
    }

    /// What is done after the lock is given back.
    typealias Work = @Sendable () -> Void

    /// - Parameters:
    ///   - espeak: is running.
    ///   - engines: the others, whose names are no first part of a voice of espeak-ng.
    ///   - native: the user's voice of espeak-ng.
    package init(
        _ espeak: any Synthesizer, and engines: [Engine], native: VoiceName, hands: EngineHands,
        queue: DispatchQueue = DispatchQueue(label: "a11y-speakd.engines", qos: .userInteractive)
    ) {
        (name, sampleRate) = (espeak.name, espeak.sampleRate)
        (self.espeak, self.native, self.hands, self.queue) = (espeak, native, hands, queue)
        let room = EngineRoom(engines)
        state = Mutex(State(room: room, catalog: espeak.catalog.adding([:], expecting: room.unknown)))
    }

    /// All engines run already, and none is ended.
    package convenience init(_ espeak: any Synthesizer, running: [String: any Synthesizer], native: VoiceName) {
        let hands = EngineHands { engine in
            guard let synthesizer = running[engine.name] else { throw WorkerError(description: "it does not run") }
            return RunningEngine(synthesizer: synthesizer) {}
        } changedCatalog: { _ in
        } note: { _ in
        } tell: { _ in
        } wake: { _ in
        } now: {
            .zero
        }
        let engines = running.keys.sorted().map { Engine(name: $0, kind: .espeak) }
        self.init(espeak, and: engines, native: native, hands: hands)
        decide { state in
            for (name, synthesizer) in running { state.voices[name] = synthesizer.catalog }
            state.catalog = espeak.catalog.adding(state.voices, expecting: [])
            return []
        }
    }

    package var catalog: VoiceCatalog { state.withLock { $0.catalog } }

    /// Another engine's trouble silences nothing: espeak-ng speaks in its place.
    package var problem: String? { espeak.problem }

    /// The daemon speaks: the other engines may tell of their voices.
    package func daemonIsReady() { decide { take(.daemonReady, &$0) } }

    /// The settings say now that there are these besides espeak-ng.
    package func use(_ engines: [Engine]) { decide { take(.configured(engines), &$0) } }

    /// The names of the engines besides espeak-ng.
    package var names: [String] { state.withLock { $0.room.names } }

    /// The time that was passed to `wake` has come.
    package func advance() { decide { take(.time, &$0) } }

    package func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        let names = names
        if first.isLast, first.voices.allSatisfy({ EngineVoice($0.identifier, of: names) == nil }) {
            let measured = records.measured(output, of: Engine.espeak.name)
            return espeak.speak(first, as: id, into: measured)
        }
        decide { state in
            state.jobs[id] = EngineJob(output: output)
            return take(first, of: id, &state)
        }
    }

    package func append(_ next: Utterance, to id: UtteranceID) {
        decide { state in
            guard state.jobs[id]?.isStopped == false else { return [] }
            return take(next, of: id, &state)
        }
    }

    package func stop(_ id: UtteranceID) {
        decide { state in
            guard let job = state.jobs[id] else { return [{ [espeak] in espeak.stop(id) }] }
            guard let part = job.part else {
                return leave(id, &state) + [{ job.output.ended(.stopped) }]
            }
            state.jobs[id]?.isStopped = true
            return [{ part.synthesizer.stop(part.id) }]
        }
    }

    func decide(_ decision: (inout State) -> [Work]) {
        for work in state.withLock({ decision(&$0) }) { work() }
    }

    /// On a thread that may hold an engine's lock.
    func decideLater(_ decision: @escaping @Sendable (inout State) -> [Work]) {
        queue.async { [self] in decide(decision) }
    }
}

/// With the lock held: nothing of this calls an engine.
extension EngineSynthesizer {
    private func take(_ piece: Utterance, of id: UtteranceID, _ state: inout State) -> [Work] {
        let (names, stand) = (state.room.names, self.stand(in: state))
        let steps = state.jobs[id]?.turns.take(
            piece, engine: { EngineVoice($0.identifier, of: names)?.engine }, stand: stand)
        return perform(steps, of: id, &state)
    }

    /// The voice of espeak-ng for the language of another's.
    func stand(in state: State) -> (VoiceName) -> VoiceName {
        let catalog = state.catalog
        return { [espeak, native] voice in
            guard let language = catalog.language(ofVoice: voice.identifier) else { return native }
            let own = espeak.catalog.language(ofVoice: native.identifier)
            if own.map({ LanguageTag($0).language }) == LanguageTag(language).language { return native }
            let stand = espeak.catalog.voice(forLanguage: language)
            return stand.map { VoiceName(identifier: $0, variant: nil) } ?? native
        }
    }

    func perform(_ steps: [EngineTurns.Step]?, of id: UtteranceID, _ state: inout State) -> [Work] {
        var work: [Work] = []
        for step in steps ?? [] {
            guard let job = state.jobs[id] else { break }
            switch step {
            case .begin(let part):
                state.jobs[id]?.part = nil
                if let engine = part.engine {
                    work += take(.wanted(engine, by: id), &state)
                } else {
                    work += begin(part.utterance, of: id, by: espeak, &state)
                }
            case .append(let piece):
                guard let part = job.part else { continue }
                let piece = own(piece, of: job.turns.engine)
                work.append { part.synthesizer.append(piece, to: part.id) }
            case .wantNext: work.append { job.output.wantsNext() }
            case .end(let end): work += leave(id, &state) + [{ job.output.ended(end) }]
            }
        }
        return work
    }

    /// The piece with the voices as their engine names them.
    func own(_ piece: Utterance, of engine: String?) -> Utterance {
        guard let engine else { return piece }
        return piece.speaking { voice in
            let own = EngineVoice(voice.identifier, of: [engine])?.voice ?? voice.identifier
            return VoiceName(identifier: own, variant: nil)
        }
    }

    func begin(
        _ piece: Utterance, of id: UtteranceID, by synthesizer: any Synthesizer, _ state: inout State
    ) -> [Work] {
        guard let job = state.jobs[id] else { return [] }
        state.parts += 1
        // The announcer's own are counted from below.
        let part = EngineJob.Part(id: UtteranceID(rawValue: 1 << 62 + state.parts), synthesizer: synthesizer)
        state.jobs[id]?.part = part
        let output = EnginePartOutput(job.output, after: job.given, sampleRate: sampleRate) { [weak self] report in
            self?.heard(report, from: part.id, of: id)
        }
        let name = job.turns.engine ?? Engine.espeak.name
        return [
            { [records] in
                synthesizer.speak(piece, as: part.id, into: records.measured(output, of: name))
            }
        ]
    }

    private func heard(_ report: EnginePartOutput.Report, from part: UtteranceID, of id: UtteranceID) {
        decideLater { [self] state in
            guard let job = state.jobs[id], job.part?.id == part else { return [] }
            switch report {
            case .word(let offset):
                state.jobs[id]?.turns.word(at: offset)
                return []
            case .wantsNext:
                return job.isStopped ? [] : perform(state.jobs[id]?.turns.engineWantsNext(), of: id, &state)
            case .ended(let end, let given, let hasSounded):
                state.jobs[id]?.given = given
                return ended(end, hasSounded, of: id, &state)
            }
        }
    }

    private func ended(_ end: SynthesisEnd, _ hasSounded: Bool, of id: UtteranceID, _ state: inout State) -> [Work] {
        guard let job = state.jobs[id] else { return [] }
        if job.isStopped { return leave(id, &state) + [{ job.output.ended(.stopped) }] }
        var work: [Work] = []
        if let engine = job.turns.engine {
            let problem: String? = if case .failed(let reason) = end { reason } else { nil }
            if problem != nil { records.failed(engine) }
            work = take(.ended(id, by: engine, problem: problem), &state)
        }
        state.jobs[id]?.part = nil
        let stand = self.stand(in: state)
        let steps = state.jobs[id]?.turns.engineEnded(end, hasSounded: hasSounded, stand: stand)
        return work + perform(steps, of: id, &state)
    }

    private func leave(_ id: UtteranceID, _ state: inout State) -> [Work] {
        guard let engine = state.jobs.removeValue(forKey: id)?.turns.engine else { return [] }
        return take(.ended(id, by: engine, problem: nil), &state)
    }
}
