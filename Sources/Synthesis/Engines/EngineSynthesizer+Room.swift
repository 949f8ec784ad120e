// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AudioSinks
import Synchronization

/// The room's steps.
extension EngineSynthesizer {
    func take(_ event: EngineRoom.Event, _ state: inout State) -> [Work] {
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
        case .changed: return changeCatalog(&state)
        case .speak(let id, let name): return speak(id, with: name, &state)
        case .replace(let id, _):
            let stand = self.stand(in: state)
            return perform(state.jobs[id]?.turns.replace(stand: stand), of: id, &state)
        case .note(let name, let reason):
            return [{ [hands] in hands.note("The engine \(name) cannot be used: \(reason).") }]
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
        guard let engine = state.withLock({ $0.room.engines.first { $0.name == name } }) else { return }
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
        return changeCatalog(&state) + work
    }

    private func changeCatalog(_ state: inout State) -> [Work] {
        state.catalog = espeak.catalog.adding(state.voices, expecting: state.room.unknown)
        return [{ [hands, catalog = state.catalog] in hands.changedCatalog(catalog) }]
    }
}

/// What is told of the engines.
extension EngineSynthesizer {
    package var engines: [EngineState] {
        let (running, voices, room) = state.withLock { ($0.running, $0.voices, $0.room) }
        var first = EngineState(
            name: Engine.espeak.name, isRunning: problem == nil, voices: espeak.catalog.voices.count)
        first.problem = problem
        let rest = room.names.sorted().map { name in
            var figures = EngineState(name: name, isRunning: running[name] != nil, voices: voices[name]?.voices.count)
            figures.problem = room.problem(of: name)
            figures.memory = running[name]?.process().flatMap { ProcessMemory(of: $0) }?.bytes
            return figures
        }
        first.memory = (espeak as? WorkerSynthesizer)?.process.flatMap { ProcessMemory(of: $0) }?.bytes
        return ([first] + rest).map { figures in
            var filled = figures
            records.fill(&filled)
            return filled
        }
    }
}
