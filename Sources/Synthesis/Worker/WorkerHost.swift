// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import CSeccomp
import CTimerfd
import Glibc
import Synchronization

/// Passes texts from the daemon's loop to the synthesizing process. A separate thread receives the sound. Performs the
/// steps that the supervisor decides.
final class WorkerHost: Sendable {
    private let program: String
    private let engine: Engine
    private let log: @Sendable (String) -> Void
    private let clock = ContinuousClock()
    private let birth = ContinuousClock.now
    /// Rings when the thread must check its deadline again. Waking the thread at once would delay the sound.
    private let alarm: WorkerAlarm
    private let state: Mutex<State>

    private struct State {
        /// Nil while the system starts none.
        var process: WorkerProcess?
        var supervisor: WorkerSupervisor
        var listeners: [UtteranceID: Listener] = [:]
        var record = EngineRecord()
        /// Whether the process is no longer needed.
        var isClosed = false
    }

    private struct Listener {
        let output: any SynthesisOutput
        /// The time of the request; nil once it has sound.
        var asked: Duration?
    }

    /// - Parameters:
    ///   - first: the first process, if it already runs.
    ///   - log: logs a sentence; must not wait.
    init(
        program: String, _ engine: Engine, first: WorkerProcess? = nil, log: @escaping @Sendable (String) -> Void
    ) throws(WorkerError) {
        guard let alarm = WorkerAlarm() else { throw WorkerError(description: WorkerSupervisor.cannotStart) }
        (self.program, self.engine, self.log, self.alarm) = (program, engine, log, alarm)
        let supervisor = WorkerSupervisor(engine, at: Self.time(since: birth, by: clock))
        state = Mutex(State(process: first, supervisor: supervisor))
        if first == nil { state.withLock { start(&$0) } }
    }

    private var now: Duration { Self.time(since: birth, by: clock) }

    private static func time(since birth: ContinuousClock.Instant, by clock: ContinuousClock) -> Duration {
        #if SANITIZER  // Everything takes many times as long; see scripts/sanitize.
            birth.duration(to: clock.now) / 20
        #else
            birth.duration(to: clock.now)
        #endif
    }

    var process: Int32? { state.withLock { $0.process?.child } }

    /// Why nothing can be spoken now; nil when speech is possible.
    var problem: String? { state.withLock { $0.supervisor.trouble } }

    var record: EngineRecord { state.withLock { $0.record } }

    // MARK: On the daemon's loop

    func ask(_ first: Utterance, as id: UtteranceID, _ output: any SynthesisOutput) {
        let asked = now
        guard output.isWanted else {
            state.withLock { $0.record.utterances += 1 }
            return output.ended(.stopped)
        }
        decide { state in
            state.record.utterances += 1
            state.listeners[id] = Listener(output: output, asked: asked)
            take(.asked(id, first), &state)
        }
        // The process may have been woken on this processor. The loop's next work can wait until the process has begun.
        sched_yield()
    }

    func append(_ next: Utterance, to id: UtteranceID) {
        decide { take(.appended(id, next), &$0) }
    }

    /// Sends a piece that will probably be said next. A process that is not ready does not get it.
    func prepare(_ piece: Utterance) {
        guard let request = WorkerRequest.preparation(of: WorkerPiece(piece)) else { return }
        state.withLock { state in
            guard state.supervisor.process == .ready else { return }
            _ = state.process?.socket.send(request.bytes, waits: false)
        }
    }

    func stop(_ id: UtteranceID) {
        decide { take(.stopped(id), &$0) }
    }

    private func decide(_ decision: (inout State) -> Void) {
        state.withLock { state in
            let before = state.supervisor.deadline
            decision(&state)
            guard let deadline = state.supervisor.deadline, before.map({ deadline < $0 }) ?? true else { return }
            alarm.set(after: deadline - now)
        }
    }

    // MARK: On the thread

    /// Waits until the first process is ready. While the system starts none, tries again and again.
    func waitForHello() throws(WorkerError) -> WorkerHello {
        let latest = now + (engine.kind == .espeak ? Self.longestStart : WorkerTimeout.forOthersHello)
        while latest > now {
            switch next() {
            case .packet(let bytes):
                guard let report = WorkerReport(bytes) else { continue }
                if case .died(let reason) = report { throw WorkerError(description: reason) }
                received(report)
                if case .hello(let hello) = report { return hello }
            case .closed: throw WorkerError(description: WorkerSupervisor.cannotStart)
            case .nothing: state.withLock { _ = take(.silence, &$0) }
            }
        }
        throw WorkerError(description: "\(WorkerSupervisor.cannotStart): \(problem ?? "it was not ready in time")")
    }

    private static let longestStart = Duration.seconds(10)

    /// Ends the process; ``serve()`` returns.
    func close() {
        state.withLock { $0.isClosed = true }
        alarm.set(after: .zero)
    }

    /// Serves until ``close()``.
    func serve() {
        defer { end() }
        while !state.withLock({ $0.isClosed }) {
            state.withLock { _ = take(.time, &$0) }
            switch next() {
            case .packet(let bytes): WorkerReport(bytes).map(received)
            case .closed: state.withLock { replace(because: "the synthesizer's process has exited", &$0) }
            case .nothing: state.withLock { _ = take(.silence, &$0) }
            }
        }
    }

    private func end() {
        state.withLock { state in
            state.process.take()?.end()
            for listener in state.listeners.values { listener.output.ended(.failed("the engine was ended")) }
            state.listeners = [:]
        }
    }

    deinit { alarm.forget() }

    /// Waits for the process, or for the deadline.
    private func next() -> WorkerSocket.Reception {
        let (socket, deadline) = state.withLock { ($0.process?.socket, $0.supervisor.deadline) }
        wait(for: socket, atMost: deadline.map { max($0 - now, .zero) })
        return socket?.receive(waits: false) ?? .nothing
    }

    private func wait(for socket: WorkerSocket?, atMost time: Duration?) {
        // The kernel ignores a descriptor below 0.
        var waits = [socket?.descriptor ?? -1, alarm.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let milliseconds = time.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        poll(&waits, 2, milliseconds)
        if waits[1].revents != 0 { alarm.clear() }
    }

    private func received(_ report: WorkerReport) {
        let sound = state.withLock { state in
            switch report {
            case .hello(let hello): state.process?.child = hello.process
            case .kept(let count): state.record.keptSounds += count
            case .died, .broken: state.process?.child = nil  // the number may soon be another process's
            default: break
            }
            return take(.heard(report), &state)
        }
        if let sound { play(sound) }
    }

    /// Called without the lock, because the output may block.
    private func play(_ sound: Sound) {
        for word in sound.words { sound.output.word(at: word.offset, sample: word.sample) }
        let wantsMore = sound.samples.withUnsafeBufferPointer { sound.output.samples($0) }
        state.withLock { _ = take(.played(sound.id, wantsMore: wantsMore), &$0) }
    }

    // MARK: With the lock held: none of this waits, and outputs report to the loop.

    /// The new part of a report of sound.
    private struct Sound {
        let id: UtteranceID
        let output: any SynthesisOutput
        let words: [SpokenPlace]
        let samples: ArraySlice<Int16>
    }

    /// - Returns: the sound to play without the lock.
    @discardableResult
    private func take(_ event: WorkerSupervisor.Event, _ state: inout State) -> Sound? {
        var sound: Sound?
        for step in state.supervisor.take(event, at: now) {
            switch step {
            case .send(let request): send(request, &state)
            case .wantNext(let id): state.listeners[id]?.output.wantsNext()
            case .begins(let id, let offset): state.listeners[id]?.output.begins(at: offset)
            case .play(let id, let words, let skipped):
                guard case .heard(.sound(_, _, let samples)) = event, let listener = state.listeners[id]
                else { continue }
                sound = Sound(id: id, output: listener.output, words: words, samples: samples[skipped...])
                guard let asked = listener.asked, samples.count > skipped else { continue }
                state.listeners[id]?.asked = nil
                state.record.firstSound.record(now - asked)
            case .end(let id, let end): state.listeners.removeValue(forKey: id)?.output.ended(end)
            case .killChild: state.process?.killChild()
            case .replace(let reason): replace(because: reason, &state)
            case .start: start(&state)
            case .log(let sentence): log(sentence)
            }
        }
        return sound
    }

    private func send(_ request: WorkerRequest, _ state: inout State) {
        guard state.supervisor.process == .ready, let process = state.process,
            !process.socket.send(request.bytes, waits: false)
        else { return }
        // The next child would get the packets that fill the socket, so another process is started with another socket.
        process.kill()
        take(.overflowed, &state)
    }

    /// Replaces the process, from which nothing can be expected. Its descriptor may soon be another file's.
    private func replace(because reason: String, _ state: inout State) {
        state.process.take()?.end()
        take(.gone(reason: reason), &state)
    }

    private func start(_ state: inout State) {
        do {
            state.process = try WorkerProcess.start(program, engine)
        } catch {
            take(.notStarted(reason: error.description), &state)
        }
    }
}

/// Wakes a thread that waits for descriptors, at a given time. Setting the alarm wakes no thread (timerfd_create(2)).
struct WorkerAlarm: Sendable {
    let descriptor: Int32

    /// Nil when no descriptor is left.
    init?() {
        descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
        guard descriptor >= 0 else { return nil }
    }

    /// Sets the alarm, which rings once. Replaces the time set before.
    func set(after time: Duration) {
        // Zero would mean never.
        let (seconds, attoseconds) = max(time, .nanoseconds(1)).components
        let value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        var setting = itimerspec(it_interval: timespec(), it_value: value)
        timerfd_settime(descriptor, 0, &setting, nil)
    }

    /// Closes the alarm, which rings no more.
    func forget() { _ = Glibc.close(descriptor) }

    /// Resets the alarm after it has rung, so that a thread may wait for it again.
    func clear() {
        var times: UInt64 = 0
        _ = read(descriptor, &times, MemoryLayout.size(ofValue: times))
    }
}
