// SPDX-License-Identifier: GPL-3.0-or-later

/// Who is asked for what, and what to do when the process that synthesizes says something, or nothing. Decides; the desk
/// acts.
struct WorkerCrew: Sendable {
    enum Effect: Sendable {
        case send(WorkerRequest)
        case end(any SynthesisOutput, SynthesisEnd)
    }

    private(set) var jobs: [WorkerJob] = []
    var patience = WorkerPatience()
    /// The process has said that it is ready.
    private(set) var isReady = false
    private var poison = PoisonTexts()
    private var lastID: UInt64 = 0
    /// Why we have ended it ourselves, and whether the text that it was at may be the cause.
    private var verdict: (reason: String, blamesText: Bool)?
    /// Processes that ended before they were ready, one after the other.
    private var failures = 0
    /// When one was stopped last that had not sounded yet.
    private var haste: Duration?
    /// Until when what was asked for last is kept back.
    private var hold: Duration?

    /// After so many there is no hope in trying at once.
    var hasGivenUp: Bool { failures >= 5 }

    mutating func ask(_ pieces: UtterancePieces, _ output: any SynthesisOutput, now: Duration) -> [Effect] {
        guard output.isWanted else { return [.end(output, .stopped)] }
        lastID += 1
        jobs.append(WorkerJob(id: lastID, pieces: pieces, output: output))
        if let haste, now - haste < Self.hurry { hold = now + Self.moment }
        if hold != nil || jobs.dropLast().contains(where: { $0.piece == nil }) { return [] }
        patience.asked(at: now)
        return advance(lastID)
    }

    /// Where each cuts the one before that has not sounded yet, as in a flood, the next may well be cut too: it is asked for
    /// when a moment has passed. Else each would be encoded, sent, begun and given up.
    private static let (hurry, moment) = (Duration.milliseconds(5), Duration.milliseconds(1))

    /// When to look again: because of a moment that has passed, or of a process that is silent.
    var deadline: Duration? {
        guard let hold, let silence = patience.deadline else { return hold ?? patience.deadline }
        return min(hold, silence)
    }

    /// What was kept back is asked for when its moment has passed.
    mutating func release(now: Duration) -> [Effect] {
        guard let hold, hold <= now else { return [] }
        self.hold = nil
        let effects = askForNext()
        if !jobs.isEmpty { patience.asked(at: now) }
        return effects
    }

    mutating func stop(_ output: any SynthesisOutput, now: Duration) -> [Effect] {
        guard let place = jobs.firstIndex(where: { $0.output === output && !$0.isStopped }) else { return [] }
        if jobs[place].taken == 0 { haste = now }
        guard jobs[place].piece != nil else { return [.end(jobs.remove(at: place).output, .stopped)] }
        jobs[place].isStopped = true
        patience.stopped(at: now)
        return isReady ? [.send(.stop(id: jobs[place].id))] : []
    }

    mutating func received(_ report: WorkerReport, now: Duration) -> [Effect] {
        var effects: [Effect] = []
        switch report {
        case .hello: effects = begin()
        case .pieceDone(let id): effects = advance(id)
        case .ended(let id, let end): effects = ended(id, end)
        case .died(let reason): return died(reason, now: now)
        case .sound: break
        }
        // Nothing is expected for what is kept back.
        patience.heard(at: now, isBusy: jobs.contains { $0.piece != nil })
        return effects
    }

    /// What is new of a sound; nil when nobody wants it any more.
    mutating func sound(
        _ id: UInt64, _ words: [RunWord], count: Int, now: Duration
    ) -> (output: any SynthesisOutput, words: [RunWord], skipped: Int)? {
        patience.heard(at: now, isBusy: true)
        guard let place = jobs.firstIndex(where: { $0.id == id }), !jobs[place].isStopped else { return nil }
        let fresh = jobs[place].fresh(words, count: count)
        return (jobs[place].output, fresh.words, fresh.skipped)
    }

    /// It is stuck, and will be ended.
    mutating func kill(now: Duration) {
        verdict = ("the synthesizer was silent for \(WorkerPatience.forSound), and was ended", blamesText: true)
        isReady = false
        patience.started(at: now)
    }

    /// It takes in nothing more, and will be ended: the machine is too busy for it.
    mutating func overflowed(now: Duration) {
        verdict = ("the synthesizer took in nothing more, and was ended", blamesText: false)
        isReady = false
        patience.started(at: now)
    }

    /// All that was asked for fails.
    mutating func giveUp() -> [Effect] {
        let given = jobs
        jobs = []
        return given.map { .end($0.output, .failed(WorkerDesk.cannotStart)) }
    }

    /// A process is ready: what was begun is made again, the rest in its turn.
    private mutating func begin() -> [Effect] {
        isReady = true
        failures = 0
        // What the one before it did not come to read is not to be done.
        var effects: [Effect] = jobs.isEmpty ? [] : [.send(.stop(id: lastID))]
        for place in jobs.indices {
            lastID += 1
            jobs[place].startAgain(as: lastID)
            effects += send(jobs[place])
        }
        return effects + askForNext()
    }

    private mutating func askForNext() -> [Effect] {
        guard isReady, hold == nil, let next = jobs.first(where: { $0.piece == nil }) else { return [] }
        return advance(next.id)
    }

    private mutating func advance(_ id: UInt64) -> [Effect] {
        guard let place = jobs.firstIndex(where: { $0.id == id }) else { return [] }
        if let piece = jobs[place].piece { poison.survived(piece) }
        do {
            guard try jobs[place].advance(), let piece = jobs[place].piece else {
                return [.send(.stop(id: id))] + ended(id, .completed)
            }
            guard !poison.isPoison(piece) else {
                return ended(id, .failed("the synthesizer has died of this text before"))
            }
        } catch {
            return ended(id, .failed(error.description))
        }
        return isReady ? send(jobs[place]) : []
    }

    private func send(_ job: WorkerJob) -> [Effect] {
        guard let piece = job.piece else { return [] }
        return WorkerRequest.packets(id: job.id, WorkerPiece(piece), isLast: job.isLast).map { .send($0) }
    }

    private mutating func ended(_ id: UInt64, _ end: SynthesisEnd) -> [Effect] {
        guard let place = jobs.firstIndex(where: { $0.id == id }) else { return [] }
        let job = jobs.remove(at: place)
        if let piece = job.piece, end == .completed { poison.survived(piece) }
        return [.end(job.output, job.isStopped ? .stopped : end)] + askForNext()
    }

    /// The text at which it died is tried once more. One that was stopped meanwhile is not, and no other is blamed for it.
    private mutating func died(_ reason: String, now: Duration) -> [Effect] {
        if !isReady && verdict == nil { failures += 1 }
        let (reason, blamesText) = verdict.take() ?? (reason, true)
        let isBlamed = blamesText && jobs.first?.isStopped == false
        isReady = false
        patience.started(at: now)
        var effects: [Effect] = jobs.filter(\.isStopped).map { .end($0.output, .stopped) }
        jobs.removeAll(where: \.isStopped)
        if isBlamed, let first = jobs.first, let piece = first.piece, !poison.died(at: piece) {
            jobs.removeFirst()
            effects.append(.end(first.output, .failed(reason)))
        }
        return effects
    }
}
