// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Where the daemon's loop hands texts over to the process that synthesizes, and a thread of ours takes the sound back.
final class WorkerDesk: Sendable {
    private let program: String
    private let clock = ContinuousClock()
    private let birth = ContinuousClock.now
    /// Rings when the thread must look again how long it may wait. A wake-up at once would come in the way of the sound.
    private let alarm: WorkerAlarm
    private let state: Mutex<State>

    struct State {
        var process: WorkerProcess
        var crew = WorkerCrew()
    }

    init(program: String) throws(WorkerError) {
        guard let alarm = WorkerAlarm(), let process = WorkerProcess.start(program) else {
            throw WorkerError(description: Self.cannotStart)
        }
        self.program = program
        self.alarm = alarm
        state = Mutex(State(process: process))
        state.withLock { $0.crew.patience.started(at: now) }
    }

    static let cannotStart = "the synthesizer's process could not be started"

    #if SANITIZER  // All takes many times as long; see scripts/sanitize.
        private var now: Duration { birth.duration(to: clock.now) / 20 }
    #else
        private var now: Duration { birth.duration(to: clock.now) }
    #endif

    var process: Int32? { state.withLock { $0.process.child } }

    // MARK: On the daemon's loop

    func ask(_ pieces: UtterancePieces, _ output: any SynthesisOutput) {
        decide { $0.ask(pieces, output, now: now) }
        // The process may have been woken on this processor, and what the loop does next can wait for it to begin.
        sched_yield()
    }

    func stop(_ output: any SynthesisOutput) {
        decide { $0.stop(output, now: now) }
    }

    private func decide(_ decision: (inout WorkerCrew) -> [WorkerCrew.Effect]) {
        state.withLock { state in
            let before = state.crew.deadline
            perform(decision(&state.crew), &state)
            guard let deadline = state.crew.deadline, before.map({ deadline < $0 }) ?? true else { return }
            alarm.set(after: deadline - now)
        }
    }

    // MARK: On the thread

    /// Until the first process is ready.
    func waitForHello() throws(WorkerError) -> SynthesizerDescription {
        let (socket, patience) = state.withLock { ($0.process.socket, $0.crew.patience) }
        while let deadline = patience.deadline, deadline > now {
            wait(for: socket, atMost: deadline - now)
            guard case .packet(let bytes) = socket.receive(waits: false) else { continue }
            switch WorkerReport(bytes) {
            case .hello(let hello):
                received(.hello(hello))
                return hello.synthesizer
            case .died(let reason): throw WorkerError(description: reason)
            default: continue
            }
        }
        throw WorkerError(description: "\(Self.cannotStart) within \(WorkerPatience.forHello)")
    }

    /// For ever.
    func serve() {
        while true {
            let (socket, deadline) = state.withLock { state in
                perform(state.crew.release(now: now), &state)
                return (state.process.socket, state.crew.deadline)
            }
            wait(for: socket, atMost: deadline.map { max($0 - now, .zero) })
            switch socket.receive(waits: false) {
            case .packet(let bytes): WorkerReport(bytes).map(received)
            case .closed: replace(because: "the synthesizer's process has gone")
            case .nothing: checkPatience()
            }
        }
    }

    private func wait(for socket: WorkerSocket, atMost time: Duration?) {
        var waits = [socket.descriptor, alarm.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let milliseconds = time.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        poll(&waits, 2, milliseconds)
        if waits[1].revents != 0 { alarm.hush() }
    }

    private func received(_ report: WorkerReport) {
        if case .sound(let id, let words, let samples) = report { return play(id, words, samples) }
        state.withLock { state in
            switch report {
            case .hello(let hello): state.process.child = hello.process
            case .died: state.process.child = nil  // its number may be another's soon
            default: break
            }
            perform(state.crew.received(report, now: now), &state)
        }
    }

    /// The output may make us wait, so it is not called with the lock held.
    private func play(_ id: UInt64, _ words: [RunWord], _ samples: [Int16]) {
        guard let fresh = state.withLock({ $0.crew.sound(id, words, count: samples.count, now: now) }) else { return }
        for word in fresh.words { fresh.output.word(at: word.place, sample: word.sample) }
        let wantsMore = samples[fresh.skipped...].withUnsafeBufferPointer { fresh.output.samples($0) }
        state.withLock { state in
            state.crew.patience.heard(at: now, isBusy: true)
            if !wantsMore { perform(state.crew.stop(fresh.output, now: now), &state) }
        }
    }

    private func checkPatience() {
        let isStuck = state.withLock { state in
            guard let deadline = state.crew.patience.deadline, deadline <= now else { return false }
            guard state.crew.isReady else { return true }
            state.crew.kill(now: now)
            state.process.killChild()
            return false
        }
        if isStuck { replace(because: Self.cannotStart) }
    }

    /// Nothing can be expected of it any more: another is started.
    private func replace(because reason: String) {
        state.withLock { state in
            state.process.end()
            perform(state.crew.received(.died(reason), now: now), &state)
            if state.crew.hasGivenUp { perform(state.crew.giveUp(), &state) }
            if let process = WorkerProcess.start(program) { state.process = process }
        }
        // A program that cannot be started is not started again and again without a pause.
        if state.withLock({ $0.crew.hasGivenUp }) { sleep(1) }
    }

    /// With the lock held: none of this waits, and outputs report to the loop.
    private func perform(_ effects: [WorkerCrew.Effect], _ state: inout State) {
        for effect in effects {
            switch effect {
            case .send(let request):
                guard state.crew.isReady, !state.process.socket.send(request.bytes, waits: false) else { continue }
                // What fills the socket would be the next child's too, so another is started with another socket.
                state.process.kill()
                state.crew.overflowed(now: now)
            case .end(let output, let end): output.ended(end)
            }
        }
    }
}
