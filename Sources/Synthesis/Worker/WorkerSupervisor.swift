// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks

/// Decides about the requests to the synthesizing process, and about its reports and silences. A value type: takes
/// events, returns steps, which the host performs. Times are on a clock that does not go back.
struct WorkerSupervisor: Sendable {
    private(set) var process = Process.starting(failures: 0)
    private(set) var jobs: [WorkerJob] = []
    private var patience: WorkerTimeout
    private var flood = RequestThrottle()
    private var poison = PoisonTexts()
    /// The number of the latest request to the process.
    private var lastNumber: UInt64 = 0
    /// Why there has been no process for a while; nil when there is one.
    private(set) var trouble: String?
    /// The reason that the process reported when it ended.
    private var lastWords: String?

    /// Whether accepted utterances wait while no process can be started. Those for espeak-ng do, because no engine can
    /// replace it.
    private let keepsJobs: Bool

    static let cannotStart = "the synthesizer's process could not be started"
    init(_ engine: Engine = .espeak, at now: Duration = .zero) {
        keepsJobs = engine.kind == .espeak
        patience = WorkerTimeout(engine)
        patience.started(at: now)
    }

    /// After this many failures, trying again at once is hopeless.
    private static let manyFailures = 5
    /// The time of the next check: of an utterance that is held back, or of a process that is silent.
    var deadline: Duration? { [flood.end, patience.deadline].compactMap(\.self).min() }

    private var isAbsent: Bool { if case .absent = process { true } else { false } }

    mutating func take(_ event: Event, at now: Duration) -> [Step] {
        switch event {
        case .asked(let id, let first): return ask(id, first, now)
        case .appended(let id, let next): return append(next, to: id, now)
        case .stopped(let id): return stop(id, now)
        case .heard(let report): return heard(report, now)
        case .played(let id, let wantsMore):
            if process == .ready { patience.heard(at: now, isBusy: true) }
            return wantsMore ? wantNext(id) : stop(id, now)
        case .time: return release(now)
        case .silence: return checkTimeout(now)
        case .overflowed:
            condemn("the synthesizer stopped reading, and was ended", blamesText: false, now)
            return []
        case .gone(let reason): return died(reason, now) + startAnother(lastWords ?? reason, now)
        case .notStarted(let reason): return wait(WorkerTimeout.forStart, because: reason, now)
        }
    }
}

/// The daemon's requests.
extension WorkerSupervisor {
    private mutating func ask(_ id: UtteranceID, _ first: Utterance, _ now: Duration) -> [Step] {
        if let trouble, !keepsJobs { return [.end(id, .failed(trouble))] }
        lastNumber += 1
        jobs.append(WorkerJob(id: id, number: lastNumber, first: first))
        flood.asked(at: now)
        guard flood.end == nil, !jobs.dropLast().contains(where: \.isWaiting) else { return [] }
        patience.asked(at: now)
        return advance(lastNumber)
    }

    private mutating func append(_ next: Utterance, to id: UtteranceID, _ now: Duration) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.id == id }) else { return [] }
        jobs[place].take(next)
        let steps = advance(jobs[place].number)
        if !steps.isEmpty { patience.asked(at: now) }
        return steps
    }

    private mutating func stop(_ id: UtteranceID, _ now: Duration) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.id == id && !$0.isStopped }) else { return [] }
        if jobs[place].taken == 0 { flood.cut(at: now) }
        // While no process runs, none would report the end.
        guard jobs[place].isBusy, !isAbsent else { return [.end(jobs.remove(at: place).id, .stopped)] }
        jobs[place].stop()
        patience.stopped(at: now)
        return process == .ready ? [.send(.stop(id: jobs[place].number))] : []
    }

    /// Requests the utterance that was held back, when its delay has passed.
    private mutating func release(_ now: Duration) -> [Step] {
        guard flood.release(at: now) else { return [] }
        let steps = askForNext()
        if !jobs.isEmpty { patience.asked(at: now) }
        return steps
    }
}

/// The reports of the process.
extension WorkerSupervisor {
    private mutating func heard(_ report: WorkerReport, _ now: Duration) -> [Step] {
        var steps: [Step] = []
        switch report {
        case .hello: steps = recovered() + begin()
        case .sound(let number, let words, let samples):
            patience.heard(at: now, isBusy: true)
            return sound(number, words, count: samples.count)
        case .begins(let number, let offset): steps = begins(number, at: offset)
        case .kept: break
        case .pieceDone(let number): steps = finishPiece(of: number)
        case .ended(let number, let end): steps = ended(number, end)
        case .broken(let number, let reason): return broken(number, reason, now)
        case .died(let reason):
            lastWords = reason
            return died(reason, now)
        case .delayed(let reason):
            patience.started(at: now)
            return troubled(by: reason)
        }
        // Nothing is expected for a request that is held back.
        patience.heard(at: now, isBusy: jobs.contains(where: \.isBusy))
        return steps
    }

    private mutating func sound(_ number: UInt64, _ words: [SpokenPlace], count: Int) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.number == number }), !jobs[place].isStopped else { return [] }
        let fresh = jobs[place].fresh(words, count: count)
        return [.play(jobs[place].id, fresh.words, skipping: fresh.skipped)]
    }

    private func begins(_ number: UInt64, at offset: Int) -> [Step] {
        guard let job = jobs.first(where: { $0.number == number }), !job.isStopped else { return [] }
        return [.begins(job.id, at: offset)]
    }

    /// A process is ready: begun pieces are made again, and the others in turn.
    private mutating func begin() -> [Step] {
        process = .ready
        // The requests that the previous process did not read must not be carried out.
        var steps: [Step] = jobs.isEmpty ? [] : [.send(.stop(id: lastNumber))]
        for place in jobs.indices {
            lastNumber += 1
            jobs[place].startAgain(as: lastNumber)
            steps += send(jobs[place])
        }
        return steps + askForNext()
    }

    private mutating func askForNext() -> [Step] {
        guard process == .ready, flood.end == nil, let next = jobs.first(where: \.isWaiting) else { return [] }
        return advance(next.number)
    }

    /// The sound of a piece has arrived, so the next one is worded while this one is heard.
    private mutating func wantNext(_ id: UtteranceID) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.id == id && !$0.isStopped }) else { return [] }
        return jobs[place].wantsNext() ? [.wantNext(id)] : []
    }

    private mutating func finishPiece(of number: UInt64) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.number == number }) else { return [] }
        if let piece = jobs[place].piece { poison.survived(piece) }
        guard !jobs[place].isStopped else { return ended(number, .stopped) }
        jobs[place].finishPiece()
        // The piece had no sound if the next was not requested yet.
        return wantNext(jobs[place].id) + advance(number)
    }

    private mutating func advance(_ number: UInt64) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.number == number }), let piece = jobs[place].begin() else {
            return []
        }
        guard !poison.isPoison(piece) else {
            return ended(number, .failed("the synthesizer crashed at this text before"))
        }
        return process == .ready ? send(jobs[place]) : []
    }

    private func send(_ job: WorkerJob) -> [Step] {
        guard let piece = job.piece else { return [] }
        return WorkerRequest.packets(id: job.number, WorkerPiece(piece, after: job.before)).map { .send($0) }
    }

    private mutating func ended(_ number: UInt64, _ end: SynthesisEnd) -> [Step] {
        guard let place = jobs.firstIndex(where: { $0.number == number }) else { return [] }
        let job = jobs.remove(at: place)
        if let piece = job.piece, end == .completed { poison.survived(piece) }
        return [.end(job.id, job.isStopped ? .stopped : end)] + askForNext()
    }
}

/// Deaths of the process.
extension WorkerSupervisor {
    private mutating func checkTimeout(_ now: Duration) -> [Step] {
        guard let deadline = patience.deadline, deadline <= now else { return [] }
        if case .absent(let failures) = process {
            process = .starting(failures: failures)
            patience.started(at: now)
            return [.start]
        }
        guard process == .ready else { return [.replace(reason: Self.cannotStart)] }
        condemn("the synthesizer was silent for \(patience.forSound), and was ended", blamesText: true, now)
        return [.killChild]
    }

    private mutating func condemn(_ reason: String, blamesText: Bool, _ now: Duration) {
        process = .condemned(reason: reason, blamesText: blamesText)
        patience.started(at: now)
    }

    /// The text at which the process died is tried once more. A text that was stopped in between is not tried again,
    /// and no other text is blamed for the death.
    private mutating func died(_ reason: String, _ now: Duration) -> [Step] {
        let (reason, blamesText, failures) =
            switch process {
            case .starting(let failures), .absent(let failures): (reason, false, failures + 1)
            case .ready: (reason, true, 0)
            case .condemned(let ours, let blamesText): (ours, blamesText, 0)
            }
        process = .starting(failures: failures)
        patience.started(at: now)
        let isBlamed = blamesText && jobs.first?.isStopped == false
        var steps: [Step] = jobs.filter(\.isStopped).map { .end($0.id, .stopped) }
        jobs.removeAll(where: \.isStopped)
        if isBlamed, let first = jobs.first, let piece = first.piece, !poison.died(at: piece) {
            jobs.removeFirst()
            steps.append(.end(first.id, .failed(reason)))
        }
        return steps
    }

    /// The engine's sound was wrong, and the process ends. No text is blamed for its death.
    private mutating func broken(_ number: UInt64, _ reason: String, _ now: Duration) -> [Step] {
        lastWords = reason
        var steps: [Step] = []
        if let place = jobs.firstIndex(where: { $0.number == number }) {
            let job = jobs.remove(at: place)
            steps.append(.end(job.id, job.isStopped ? .stopped : .failed(reason)))
        }
        condemn(reason, blamesText: false, now)
        return steps + died(reason, now)
    }

    /// Starts another process: at once, or after a pause when several have ended before they were ready.
    private mutating func startAnother(_ reason: String, _ now: Duration) -> [Step] {
        guard case .starting(let failures) = process, failures >= Self.manyFailures else { return [.start] }
        return wait(WorkerTimeout.afterFailures, because: reason, now)
    }

    /// Accepted utterances wait, to be heard when the machine has room again or the voices are back.
    private mutating func wait(_ pause: Duration, because reason: String, _ now: Duration) -> [Step] {
        if case .starting(let failures) = process { process = .absent(failures: failures) }
        patience.rest(until: now + pause)
        return troubled(by: reason)
    }

    /// Reports trouble once.
    private mutating func troubled(by reason: String) -> [Step] {
        defer { trouble = reason }
        guard keepsJobs else {
            defer { jobs = [] }
            return jobs.map { .end($0.id, $0.isStopped ? .stopped : .failed(reason)) }
        }
        guard trouble == nil else { return [] }
        return [.log("There is no synthesizer; announcements wait until there is one: \(reason).")]
    }

    private mutating func recovered() -> [Step] {
        lastWords = nil
        guard trouble.take() != nil, keepsJobs else { return [] }
        return [.log("There is a synthesizer again.")]
    }
}

/// Events that the supervisor takes, and steps that it decides.
extension WorkerSupervisor {
    enum Event: Sendable {
        /// An utterance must be spoken; this is its first piece.
        case asked(UtteranceID, Utterance)
        /// The next piece of an utterance, which was requested.
        case appended(UtteranceID, Utterance)
        /// The utterance is no longer needed.
        case stopped(UtteranceID)
        case heard(WorkerReport)
        /// Sound was given to the output, which may have blocked.
        case played(UtteranceID, wantsMore: Bool)
        /// A deadline may have passed.
        case time
        /// The process has reported nothing, and a deadline may have passed.
        case silence
        /// The process stopped reading requests, because the machine is too busy, and was ended.
        case overflowed
        /// The process has ended for good.
        case gone(reason: String)
        /// The system starts no process.
        case notStarted(reason: String)
    }

    enum Step: Sendable, Equatable {
        case send(WorkerRequest)
        /// The next piece will be needed soon.
        case wantNext(UtteranceID)
        /// The engine begins a part of the text.
        case begins(UtteranceID, at: Int)
        /// Plays the samples of the report, without those at its start that were played before.
        case play(UtteranceID, [SpokenPlace], skipping: Int)
        case end(UtteranceID, SynthesisEnd)
        /// Ends the child that serves, because it is stuck.
        case killChild
        /// Ends the process, from which nothing can be expected.
        case replace(reason: String)
        /// Starts a process.
        case start
        /// Logs a sentence.
        case log(String)
    }

    enum Process: Sendable, Equatable {
        /// The process is not ready yet. This many processes before it ended without having been ready.
        case starting(failures: Int)
        /// No process runs until the deadline.
        case absent(failures: Int)
        case ready
        /// The daemon has ended the process, whose death is not reported yet.
        case condemned(reason: String, blamesText: Bool)
    }
}

/// Texts at which the synthesizing process died. A text is not tried again after its second death.
struct PoisonTexts: Sendable, Equatable {
    /// The most texts that are remembered; the oldest are forgotten.
    static let capacity = 64

    private var deaths: [Int: Int] = [:]
    private var order: [Int] = []

    /// The hash of a text stays the same while the daemon runs, which is long enough.
    private static func key(_ piece: Utterance) -> Int { piece.runs.hashValue }

    func isPoison(_ piece: Utterance) -> Bool { deaths[Self.key(piece), default: 0] > 1 }

    /// - Returns: whether the text may be tried once more.
    mutating func died(at piece: Utterance) -> Bool {
        let key = Self.key(piece)
        if deaths[key] == nil {
            order.append(key)
            if order.count > Self.capacity { deaths[order.removeFirst()] = nil }
        }
        deaths[key, default: 0] += 1
        return deaths[key] == 1
    }

    /// The text was spoken, so the death had another reason.
    mutating func survived(_ piece: Utterance) {
        let key = Self.key(piece)
        guard deaths[key] != nil else { return }
        deaths[key] = nil
        order.removeAll { $0 == key }
    }
}

/// Detects floods, in which announcements are cut before they sound. The next one may be cut too, and is held back for
/// a moment. Otherwise each would be encoded, sent, begun and given up.
struct RequestThrottle: Sendable {
    private enum State {
        case calm
        /// A request was cut before it sounded.
        case cut(at: Duration)
        /// The latest request is held back.
        case held(until: Duration, cut: Duration)
    }

    private var state = State.calm
    private static let (hurry, moment) = (Duration.milliseconds(5), Duration.milliseconds(1))

    /// The time until which the latest request is held back.
    var end: Duration? {
        guard case .held(let end, _) = state else { return nil }
        return end
    }

    mutating func cut(at now: Duration) { state = end.map { .held(until: $0, cut: now) } ?? .cut(at: now) }

    mutating func asked(at now: Duration) {
        switch state {
        case .cut(let cut) where now - cut < Self.hurry, .held(_, let cut) where now - cut < Self.hurry:
            state = .held(until: now + Self.moment, cut: cut)
        default: break
        }
    }

    /// - Returns: whether a request was held back, and its moment has passed.
    mutating func release(at now: Duration) -> Bool {
        guard case .held(let end, let cut) = state, end <= now else { return false }
        state = .cut(at: cut)
        return true
    }
}
