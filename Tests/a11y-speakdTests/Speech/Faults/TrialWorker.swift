// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

@testable import AudioSinks
@testable import Synthesis

/// The process of an engine and the daemon's part that supervises it, on one thread and on the clock of the trial.
final class TrialWorker {
    private let clock = TrialClock()
    private let script: FaultScript
    private let engine: Engine
    private var supervisor: WorkerSupervisor
    private var outputs: [UtteranceID: any SynthesisOutput] = [:]
    private var process: Process?
    /// The number of processes that were started.
    private(set) var starts = 0

    private final class Process {
        let engine: any SpeechEngine
        var requests: [WorkerRequest] = []
        var stopped: UInt64 = 0
        var output: TrialProcessOutput?
        var join: RunJoin?

        init(_ engine: any SpeechEngine) { self.engine = engine }
    }

    init(_ script: FaultScript) throws {
        self.script = script
        engine = Engine(name: "flite", kind: Self.kind(script.trial.program))
        supervisor = WorkerSupervisor(engine, at: clock.time)
        try start()
    }

    private static func kind(_ program: EngineTrial.Program) -> Engine.Kind {
        var command = Engine.Command("faulty")
        switch program {
        case .module, .markedModule: return .module(path: "/sd_faulty", configuration: nil)
        case .command, .waveCommand: break
        case .resident: command.mode = .resident
        case .residentRaw: command.mode = .residentRaw
        }
        return .command(command)
    }

    private func start() throws {
        starts += 1
        let program = FaultyProgram(script, clock: clock)
        let engine: any SpeechEngine
        switch self.engine.kind {
        case .command(let command) where command.mode == .once:
            engine = try CommandEngine(self.engine, command) { [script, clock] _ throws(EngineFault) in
                FaultyProgram(script, clock: clock)
            }
        case .command(let command): engine = ResidentEngine(self.engine, command, program)
        case .module, .espeak: engine = try ModuleEngine(self.engine, program)
        }
        process = Process(engine)
        take(.heard(.hello(WorkerHello(process: 1, synthesizer: engine.description))))
    }

    // MARK: The daemon's requests

    func speak(_ first: Utterance, as id: UtteranceID, into output: any SynthesisOutput) {
        outputs[id] = output
        take(.asked(id, first))
    }

    func append(_ next: Utterance, to id: UtteranceID) { take(.appended(id, next)) }

    // MARK: The supervisor

    private func take(_ event: WorkerSupervisor.Event) {
        for step in supervisor.take(event, at: clock.time) {
            switch step {
            case .send(let request): process?.requests.append(request)
            case .wantNext(let id): outputs[id]?.wantsNext()
            case .begins(let id, let offset): outputs[id]?.begins(at: offset)
            case .play(let id, let words, let skipped):
                guard case .heard(.sound(_, _, let samples)) = event, let output = outputs[id] else { continue }
                for word in words { output.word(at: word.offset, sample: word.sample) }
                let wantsMore = samples[skipped...].withUnsafeBufferPointer { output.samples($0) }
                take(.played(id, wantsMore: wantsMore))
            case .end(let id, let end): outputs.removeValue(forKey: id)?.ended(end)
            case .killChild, .replace: process = nil
            case .start, .log: break
            }
        }
    }

    // MARK: The process

    /// Lets the process carry out its next request.
    /// - Returns: whether there was one.
    func run() throws -> Bool {
        guard let process, !process.requests.isEmpty else { return false }
        switch process.requests.removeFirst() {
        case .prepare: break
        case .stop(let id): process.stopped = max(process.stopped, id)
        case .piece(let id, let encoded, _):
            guard let piece = WorkerPiece(Array(encoded)) else { return true }
            try speak(piece, id, process)
        }
        return true
    }

    private func speak(_ piece: WorkerPiece, _ id: UInt64, _ process: Process) throws {
        guard id > process.stopped else { return take(.heard(.ended(id: id, .stopped))) }
        if process.output?.id != id {
            let output = TrialProcessOutput(id) { [unowned self] in
                take(.heard($0))
            } isLate: { [unowned self] in
                supervisor.deadline.map { $0 <= clock.time } ?? false
            }
            (process.output, process.join) = (output, RunJoin(output, sampleRate: EngineSound.rate))
        }
        guard let join = process.join, let output = process.output else { return }
        let maker = PieceMaker(engine: process.engine, icons: SoundIcons(SoundFolders(environment: [:])))
        let end = maker.make(piece.utterance, after: piece.before, into: join)
        guard !output.isKilled else {
            take(.silence)
            return try restart(because: "it was killed")
        }
        switch process.engine.programEnd {
        case .died(let reason): take(.heard(.died(reason)))
        case .broken(let reason): take(.heard(.broken(id: id, reason)))
        case nil:
            let isDone = end == .completed && !piece.isLast
            return take(.heard(isDone ? .pieceDone(id: id) : .ended(id: id, end)))
        }
        try restart(because: "it exited")
    }

    private func restart(because reason: String) throws {
        take(.gone(reason: reason))
        try start()
    }
}

/// Sends the sound of the process to the daemon.
///
/// `@unchecked Sendable`: a trial has one thread.
private final class TrialProcessOutput: SynthesisOutput, @unchecked Sendable {
    let id: UInt64
    private let report: (WorkerReport) -> Void
    private let isLate: () -> Bool
    private var words: [SpokenPlace] = []
    private(set) var isKilled = false

    init(_ id: UInt64, report: @escaping (WorkerReport) -> Void, isLate: @escaping () -> Bool) {
        (self.id, self.report, self.isLate) = (id, report, isLate)
    }

    /// A process that reports nothing for too long is killed.
    var isWanted: Bool {
        isKilled = isKilled || isLate()
        return !isKilled
    }

    func wantsNext() {}

    func begins(at offset: Int) { report(.begins(id: id, offset: offset)) }

    func word(at offset: Int, sample: Int) { words.append(SpokenPlace(offset: offset, sample: sample)) }

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        guard isWanted else { return false }
        report(.sound(id: id, words: words, samples: Array(samples)))
        words = []
        return true
    }

    func ended(_ end: SynthesisEnd) {}
}
