// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// Several engines behind one synthesizer. espeak-ng is always there, and replaces engines that cannot speak. Performs
/// the steps of ``EnginePool`` and of each ``EngineJob``.
package final class EngineSynthesizer: Synthesizer {
    package let name: String
    package let sampleRate: Int
    private let espeak: any Synthesizer
    private let services: EngineServices
    private let native: VoiceName
    private let state: Mutex<State>
    /// Handles the reports of engines. They arrive on an engine's thread, which may hold the engine's lock and must not
    /// call engines.
    private let queue: DispatchQueue

    private struct State {
        var room: EnginePool
        var running: [String: RunningEngine] = [:]
        /// The voices of the engines. They stay known while the engines rest.
        var voices: [String: VoiceCatalog] = [:]
        var catalog: VoiceCatalog
        var jobs: [UtteranceID: EngineJob] = [:]
        var parts: UInt64 = 0
        /// By the names of the engines; espeak-ng keeps its own record.
        var records: [String: EngineRecord] = [:]
        var wake: Duration?
        /// The text that waits for an engine that is not open yet.
        var next: (piece: Utterance, engine: String)?
    }

    /// An action for the time when the lock is free.
    private enum Effect {
        case open(String)
        case close(RunningEngine)
        case begin(Utterance, EngineJob.Part, into: EnginePartOutput)
        case append(Utterance, EngineJob.Part)
        case prepare(Utterance, RunningEngine)
        case stop(UtteranceID, any Synthesizer)
        case wantNext(any SynthesisOutput)
        case end(any SynthesisOutput, SynthesisEnd)
        case changeCatalog(VoiceCatalog)
        case note(String)
        case reportProblem(String)
        case wake(Duration?)
    }

    /// - Parameters:
    ///   - espeak: espeak-ng, which runs already.
    ///   - engines: the other engines. No voice of espeak-ng may begin with the name of one and a slash.
    ///   - native: the user's voice of espeak-ng.
    package init(
        _ espeak: any Synthesizer, and engines: [Engine], native: VoiceName, services: EngineServices,
        queue: DispatchQueue = DispatchQueue(label: "a11y-speakd.engines", qos: .userInteractive)
    ) {
        (name, sampleRate) = (espeak.name, espeak.sampleRate)
        (self.espeak, self.native, self.services, self.queue) = (espeak, native, services, queue)
        var (voices, problems): ([String: VoiceCatalog], [String: String]) = ([:], [:])
        for engine in engines {
            switch services.memory.recall(engine) {
            case .voices(let description)?: voices[engine.name] = description.catalog
            case .problem(let reason)?: problems[engine.name] = reason
            case nil: break
            }
        }
        let room = EnginePool(engines, known: Set(voices.keys), problems: problems)
        state = Mutex(
            State(room: room, voices: voices, catalog: espeak.catalog.adding(voices, expecting: room.unknown)))
    }

    /// Combines engines that run already. None of them is ended.
    package convenience init(_ espeak: any Synthesizer, running: [String: any Synthesizer], native: VoiceName) {
        let services = EngineServices { engine in
            guard let synthesizer = running[engine.name] else { throw WorkerError(description: "it does not run") }
            return RunningEngine(synthesizer: synthesizer) {}
        } changedCatalog: { _ in
        } note: { _ in
        } reportProblem: { _ in
        } wake: { _ in
        } now: {
            .zero
        }
        let engines = running.keys.sorted().map { Engine(name: $0, kind: .espeak) }
        self.init(espeak, and: engines, native: native, services: services)
        state.withLock { state in
            for (name, synthesizer) in running { state.voices[name] = synthesizer.catalog }
            state.catalog = espeak.catalog.adding(state.voices, expecting: [])
        }
    }

    package var catalog: VoiceCatalog { state.withLock { $0.catalog } }

    /// Trouble of other engines does not count, because espeak-ng speaks in their place.
    package var problem: String? { espeak.problem }

    /// The daemon speaks, so the other engines may report their voices.
    package func daemonIsReady() { decide { take(.daemonReady, &$0) } }

    /// Applies the settings for the engines besides espeak-ng.
    package func use(_ engines: [Engine]) { decide { take(.configured(engines), &$0) } }

    /// The engines of the user's own voices are started before they are needed.
    /// - Parameter names: the names of voices or of engines.
    package func choose(_ names: [String]) {
        decide { state in
            let engines = names.compactMap { name in
                state.room.names.first { $0 == name } ?? EngineVoice(name, of: state.room.names)?.engine
            }
            return take(.chosen(Set(engines)), &state)
        }
    }

    /// The names of the engines besides espeak-ng.
    package var names: [String] { state.withLock { $0.room.names } }

    /// Call this at the time that was passed to `wake`.
    package func advance() { decide { take(.time, &$0) } }

    /// A text only in voices of espeak-ng goes to espeak-ng unchanged.
    package func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        if first.isLast, !first.runs.contains(where: { $0.voice.voice.mayBeOfOtherEngine }) {
            return espeak.speak(first, as: id, into: output)
        }
        decide { state in
            state.jobs[id] = EngineJob(output: output)
            return take(.piece(first), of: id, &state)
        }
    }

    package func append(_ next: Utterance, to id: UtteranceID) { decide { take(.piece(next), of: id, &$0) } }

    package func stop(_ id: UtteranceID) {
        decide { state in state.jobs[id] == nil ? [.stop(id, espeak)] : take(.stop, of: id, &state) }
    }

    /// The engine that begins the piece is started, and makes the first sentence.
    package func prepare(_ next: Utterance) {
        decide { state in
            let first = next.runs.first?.voice.voice.identifier
            guard let engine = first.flatMap({ EngineVoice($0, of: state.room.names)?.engine }) else { return [] }
            state.next = (next.inOwnVoices(of: engine), engine)
            return take(.expected(engine), &state) + prepareNext(&state)
        }
    }

    private func prepareNext(_ state: inout State) -> [Effect] {
        guard let next = state.next, let engine = state.running[next.engine] else { return [] }
        state.next = nil
        return [.prepare(next.piece, engine)]
    }

    private func decide(_ decision: (inout State) -> [Effect]) {
        for effect in state.withLock({ decision(&$0) }) { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .open(let name): Task { await open(name) }
        case .close(let engine): engine.end()
        case .begin(let piece, let part, let output): part.synthesizer.speak(piece, as: part.id, into: output)
        case .append(let piece, let part): part.synthesizer.append(piece, to: part.id)
        case .prepare(let piece, let engine): engine.synthesizer.prepare(piece)
        case .stop(let id, let synthesizer): synthesizer.stop(id)
        case .wantNext(let output): output.wantsNext()
        case .end(let output, let end): output.ended(end)
        case .changeCatalog(let catalog): services.changedCatalog(catalog)
        case .note(let sentence): services.note(sentence)
        case .reportProblem(let sentence): services.reportProblem(sentence)
        case .wake(let due): services.wake(due)
        }
    }
}

/// Decisions with the lock held, so nothing here calls an engine.
extension EngineSynthesizer {
    private func take(_ event: EngineJob.Event, of id: UtteranceID, _ state: inout State) -> [Effect] {
        state.parts += 1
        // The numbers begin so high because the announcer counts its own utterances from the lowest number.
        let engines = EngineFacts(
            espeak: espeak, native: native, names: state.room.names, catalog: state.catalog,
            nextPart: UtteranceID(rawValue: 1 << 62 + state.parts))
        let steps = state.jobs[id]?.take(event, engines) ?? []
        return steps.flatMap { perform($0, of: id, &state) }
    }

    private func perform(_ step: EngineJob.Step, of id: UtteranceID, _ state: inout State) -> [Effect] {
        guard let output = state.jobs[id]?.output else { return [] }
        switch step {
        case .want(let engine): return take(.wanted(engine, by: id), &state)
        case .leave(let engine, let problem): return take(.ended(id, by: engine, problem: problem), &state)
        case .countFailure(let engine): state.records[engine, default: EngineRecord()].failures += 1
        case .countFirstSound(let engine, let time):
            state.records[engine, default: EngineRecord()].firstSound.record(time)
        case .begin(let piece, let part):
            if let engine = part.engine { state.records[engine, default: EngineRecord()].utterances += 1 }
            let output = EnginePartOutput(output, after: part.base, sampleRate: sampleRate) { [weak self] report in
                self?.received(report, from: part.id, of: id)
            }
            return [.begin(piece, part, into: output)]
        case .append(let piece, let part): return [.append(piece, part)]
        case .stop(let part): return [.stop(part.id, part.synthesizer)]
        case .wantNext: return [.wantNext(output)]
        case .end(let end):
            state.jobs[id] = nil
            return [.end(output, end)]
        }
        return []
    }

    private func take(_ event: EnginePool.Event, _ state: inout State) -> [Effect] {
        var effects = state.room.take(event, at: services.now()).flatMap { perform($0, &state) }
        if state.room.deadline != state.wake {
            state.wake = state.room.deadline
            effects.append(.wake(state.wake))
        }
        return effects
    }

    private func perform(_ step: EnginePool.Step, _ state: inout State) -> [Effect] {
        switch step {
        case .open(let name): return [.open(name)]
        case .close(let name):
            guard let engine = state.running.removeValue(forKey: name) else { return [] }
            state.records[name, default: EngineRecord()].keptSounds += engine.keptSounds
            return [.close(engine)]
        case .changed: return changeCatalog(&state)
        case .speak(let id, let name):
            guard let engine = state.running[name] else { return [] }
            return take(.engineRuns(engine.synthesizer), of: id, &state)
        case .replace(let id, _): return take(.engineReplaced, of: id, &state)
        case .note(let name, let reason): return [.note("The engine \(name) cannot be used: \(reason).")]
        case .reportProblem(let name, let reason):
            return [.reportProblem("The voices of \(name) are missing, and espeak-ng speaks instead: \(reason).")]
        }
    }

    private func changeCatalog(_ state: inout State) -> [Effect] {
        state.catalog = espeak.catalog.adding(state.voices, expecting: state.room.unknown)
        return [.changeCatalog(state.catalog)]
    }

    private func changeCatalog(after event: EnginePool.Event, _ state: inout State) -> [Effect] {
        let effects = take(event, &state)
        return changeCatalog(&state) + effects
    }
}

extension EngineSynthesizer {
    /// Called on a thread that may hold an engine's lock.
    private func received(_ report: EnginePartOutput.Report, from part: UtteranceID, of id: UtteranceID) {
        queue.async { [self] in decide { take(.report(report, from: part), of: id, &$0) } }
    }

    private func open(_ name: String) async {
        guard let engine = state.withLock({ $0.room.engines.first { $0.name == name } }) else { return }
        do {
            let running = try await services.open(engine)
            guard running.synthesizer.sampleRate == sampleRate else {
                running.end()
                throw WorkerError(
                    description: "it makes \(running.synthesizer.sampleRate) samples a second instead of \(sampleRate)")
            }
            if let description = (running.synthesizer as? WorkerSynthesizer)?.description {
                services.memory.remember(engine, .voices(description))
            }
            decide { state in
                state.running[name] = running
                state.voices[name] = running.synthesizer.catalog
                return changeCatalog(after: .opened(name), &state) + prepareNext(&state)
            }
        } catch {
            services.memory.remember(engine, .problem("\(error)"))
            decide { changeCatalog(after: .failed(name, reason: "\(error)"), &$0) }
        }
    }

    /// The engines and their figures, espeak-ng first.
    package var engines: [EngineState] {
        let (running, voices, room, records) = state.withLock { ($0.running, $0.voices, $0.room, $0.records) }
        let worker = espeak as? WorkerSynthesizer
        var first = EngineState(
            name: Engine.espeak.name, isRunning: problem == nil, voices: espeak.catalog.voices.count)
        first.problem = problem
        first.memory = worker?.process.flatMap { ProcessMemory(of: $0) }?.bytes
        worker?.record.fill(&first)
        return [first]
            + room.engines.filter(room.isUsable).sorted { $0.name < $1.name }.map { engine in
                let name = engine.name
                var state = EngineState(name: name, isRunning: running[name] != nil, voices: voices[name]?.voices.count)
                state.problem = room.problem(of: name) ?? (state.isRunning ? nil : engine.missingFile)
                state.memory = running[name]?.process().flatMap { ProcessMemory(of: $0) }?.bytes
                records[name]?.fill(&state)
                state.keptSounds += running[name]?.keptSounds ?? 0
                return state
            }
    }
}

extension VoiceName {
    /// Whether the voice may be one of another engine, such as `flite/slt`. The name of an engine has more than three
    /// letters; the names of espeak-ng's voices begin with a family of languages, which has at most three: `gmw/en`.
    fileprivate var mayBeOfOtherEngine: Bool {
        let name = identifier.utf8
        return name.firstIndex(of: UInt8(ascii: "/")).map { name.distance(from: name.startIndex, to: $0) > 3 } ?? false
    }
}
