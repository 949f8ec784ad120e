// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Dispatch
import Synchronization

/// Several engines behind one synthesizer. espeak-ng is always there, and speaks what another cannot. Performs what
/// ``EngineRoom`` and ``EngineTurns`` decide.
final class EngineSynthesizer: Synthesizer {
    let name: String
    let sampleRate: Int
    private let espeak: any Synthesizer
    private let engines: [String: Engine]
    private let hands: EngineHands
    /// Takes the place of a voice whose language nobody knows.
    private let native: VoiceName
    private let state: Mutex<State>
    /// An engine's thread, which may hold the engine's lock, must not call engines: this does.
    private let queue: DispatchQueue

    private struct State {
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
    private typealias Work = @Sendable () -> Void

    /// - Parameters:
    ///   - espeak: is running.
    ///   - engines: the others, whose names are no first part of a voice of espeak-ng.
    ///   - native: the user's voice of espeak-ng.
    init(
        _ espeak: any Synthesizer, and engines: [Engine], native: VoiceName, hands: EngineHands,
        queue: DispatchQueue = DispatchQueue(label: "a11y-speakd.engines", qos: .userInteractive)
    ) {
        (name, sampleRate) = (espeak.name, espeak.sampleRate)
        (self.espeak, self.native, self.hands, self.queue) = (espeak, native, hands, queue)
        self.engines = Dictionary(engines.map { ($0.name, $0) }) { first, _ in first }
        let room = EngineRoom(engines.map(\.name))
        state = Mutex(State(room: room, catalog: espeak.catalog.adding([:], expecting: room.unknown)))
    }

    var catalog: VoiceCatalog { state.withLock { $0.catalog } }

    /// Another engine's trouble silences nothing: espeak-ng speaks in its place.
    var problem: String? { espeak.problem }

    /// The daemon speaks: the other engines may tell of their voices.
    func daemonIsReady() { decide { take(.daemonReady, &$0) } }

    /// The time that was passed to `wake` has come.
    func advance() { decide { take(.time, &$0) } }

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        if first.isLast, first.voices.allSatisfy({ engine(of: $0) == nil }) {
            return espeak.speak(first, as: id, into: output)
        }
        decide { state in
            state.jobs[id] = EngineJob(output: output)
            let stand = self.stand(in: state)
            return perform(state.jobs[id]?.turns.take(first, engine: engine, stand: stand), of: id, &state)
        }
    }

    func append(_ next: Utterance, to id: UtteranceID) {
        decide { state in
            guard state.jobs[id]?.isStopped == false else { return [] }
            let stand = self.stand(in: state)
            return perform(state.jobs[id]?.turns.take(next, engine: engine, stand: stand), of: id, &state)
        }
    }

    func stop(_ id: UtteranceID) {
        decide { state in
            guard let job = state.jobs[id] else { return [{ [espeak] in espeak.stop(id) }] }
            guard let part = job.part else {
                return leave(id, &state) + [{ job.output.ended(.stopped) }]
            }
            state.jobs[id]?.isStopped = true
            return [{ part.synthesizer.stop(part.id) }]
        }
    }

    private func decide(_ decision: (inout State) -> [Work]) {
        for work in state.withLock({ decision(&$0) }) { work() }
    }

    /// On a thread that may hold an engine's lock.
    private func decideLater(_ decision: @escaping @Sendable (inout State) -> [Work]) {
        queue.async { [self] in decide(decision) }
    }
}

/// With the lock held: nothing of this calls an engine.
extension EngineSynthesizer {
    private func engine(of voice: VoiceName) -> String? {
        EngineVoice(voice.identifier, of: engines.keys)?.engine
    }

    /// The voice of espeak-ng for the language of another's.
    private func stand(in state: State) -> (VoiceName) -> VoiceName {
        let catalog = state.catalog
        return { [espeak, native] voice in
            let language = catalog.language(ofVoice: voice.identifier)
            let stand = language.flatMap { espeak.catalog.voice(forLanguage: $0) }
            return stand.map { VoiceName(identifier: $0, variant: nil) } ?? native
        }
    }

    private func perform(_ steps: [EngineTurns.Step]?, of id: UtteranceID, _ state: inout State) -> [Work] {
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
    private func own(_ piece: Utterance, of engine: String?) -> Utterance {
        guard let engine else { return piece }
        return piece.speaking { voice in
            let own = EngineVoice(voice.identifier, of: [engine])?.voice ?? voice.identifier
            return VoiceName(identifier: own, variant: nil)
        }
    }

    private func begin(
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
        return [{ synthesizer.speak(piece, as: part.id, into: output) }]
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
            case .ended(let end, let given):
                state.jobs[id]?.given = given
                return ended(end, of: id, &state)
            }
        }
    }

    private func ended(_ end: SynthesisEnd, of id: UtteranceID, _ state: inout State) -> [Work] {
        guard let job = state.jobs[id] else { return [] }
        if job.isStopped { return leave(id, &state) + [{ job.output.ended(.stopped) }] }
        var work: [Work] = []
        if let engine = job.turns.engine {
            let problem: String? = if case .failed(let reason) = end { reason } else { nil }
            work = take(.ended(id, by: engine, problem: problem), &state)
        }
        state.jobs[id]?.part = nil
        let stand = self.stand(in: state)
        return work + perform(state.jobs[id]?.turns.engineEnded(end, stand: stand), of: id, &state)
    }

    private func leave(_ id: UtteranceID, _ state: inout State) -> [Work] {
        guard let engine = state.jobs.removeValue(forKey: id)?.turns.engine else { return [] }
        return take(.ended(id, by: engine, problem: nil), &state)
    }
}

/// The room's steps.
extension EngineSynthesizer {
    private func take(_ event: EngineRoom.Event, _ state: inout State) -> [Work] {
        var work: [Work] = []
        for step in state.room.take(event, at: hands.now()) { work += perform(step, &state) }
        if state.room.deadline != state.wake {
            state.wake = state.room.deadline
            work.append { [hands, deadline = state.wake] in hands.wake(deadline) }
        }
        return work
    }

    private func perform(_ step: EngineRoom.Step, _ state: inout State) -> [Work] {
        switch step {
        case .open(let name): return [{ [self] in Task { await open(name) } }]
        case .close(let name):
            let engine = state.running.removeValue(forKey: name)
            return [{ engine?.end() }]
        case .speak(let id, let name): return speak(id, with: name, &state)
        case .replace(let id, _):
            let stand = self.stand(in: state)
            return perform(state.jobs[id]?.turns.replace(stand: stand), of: id, &state)
        case .tell(let name, let reason):
            let sentence = "The voices of \(name) are gone, and espeak-ng speaks in their place: \(reason)."
            return [{ [hands] in hands.tell(sentence) }]
        }
    }

    private func speak(_ id: UtteranceID, with name: String, _ state: inout State) -> [Work] {
        guard let engine = state.running[name], let part = state.jobs[id]?.turns.part else { return [] }
        let piece = own(part.utterance, of: name)
        let missing = piece.voices.first { engine.synthesizer.catalog.voice($0) == nil }
        guard let missing else { return begin(piece, of: id, by: engine.synthesizer, &state) }
        let problem = "it has no voice \(missing.identifier.quoted)"
        let stand = self.stand(in: state)
        return take(.ended(id, by: name, problem: problem), &state)
            + perform(state.jobs[id]?.turns.replace(stand: stand), of: id, &state)
    }

    private func open(_ name: String) async {
        guard let engine = engines[name] else { return }
        do {
            let running = try await hands.open(engine)
            guard running.synthesizer.sampleRate == sampleRate else {
                running.end()
                throw WorkerError(
                    description: "it makes \(running.synthesizer.sampleRate) samples a second, and not \(sampleRate)")
            }
            decide { state in
                state.running[name] = running
                state.voices[name] = running.synthesizer.catalog
                return changeCatalog(after: .opened(name), &state)
            }
        } catch {
            decide { changeCatalog(after: .failed(name, reason: "\(error)"), &$0) }
        }
    }

    private func changeCatalog(after event: EngineRoom.Event, _ state: inout State) -> [Work] {
        let work = take(event, &state)
        state.catalog = espeak.catalog.adding(state.voices, expecting: state.room.unknown)
        return [{ [hands, catalog = state.catalog] in hands.changedCatalog(catalog) }] + work
    }
}
