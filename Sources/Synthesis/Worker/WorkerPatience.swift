// SPDX-License-Identifier: GPL-3.0-or-later

/// How long the process that synthesizes may be silent before it is taken for stuck. Times are on a clock that does not
/// go back.
struct WorkerPatience: Sendable, Equatable {
    /// Sound for a clause of espeak-ng takes a fraction of a millisecond; a machine that is very busy takes longer.
    static let forSound = Duration.seconds(2)
    /// The limit after a stop: somebody has interrupted, and wants to hear something else.
    static let afterStop = Duration.milliseconds(250)
    /// From espeak-ng's start, or from the death of the one before, until it is ready.
    static let forHello = Duration.seconds(3)
    /// The same for an engine that reads its voices first.
    static let forOthersHello = Duration.seconds(20)

    /// Until the system is asked again to start one.
    static let forStart = Duration.milliseconds(250)
    /// The same, when one after the other ended before it was ready.
    static let afterFailures = Duration.seconds(1)

    private enum Expectation: Equatable {
        case nothing
        case hello(start: Duration)
        /// Nothing runs; then another start is tried.
        case start(at: Duration)
        /// Sound, or an end; sooner when it was asked to stop.
        case sign(last: Duration, stop: Duration?)
    }

    private var expectation = Expectation.nothing
    let forSound: Duration
    private let forHello: Duration

    /// - Parameters:
    ///   - sound: how long it may be silent while it makes sound.
    ///   - hello: how long its start may take.
    init(sound: Duration = Self.forSound, hello: Duration = Self.forHello) { (forSound, forHello) = (sound, hello) }

    /// When it is to be taken for stuck if nothing more is heard of it; nil when nothing is expected.
    var deadline: Duration? {
        switch expectation {
        case .nothing: nil
        case .hello(let start): start + forHello
        case .start(let time): time
        case .sign(let last, nil): last + forSound
        case .sign(let last, let stop?): min(last + forSound, stop + Self.afterStop)
        }
    }

    mutating func started(at time: Duration) { expectation = .hello(start: time) }

    /// No process could be started.
    mutating func rest(until time: Duration) { expectation = .start(at: time) }

    /// It received a request; that counts if it had nothing to do.
    mutating func asked(at time: Duration) { if expectation == .nothing { expectation = .sign(last: time, stop: nil) } }

    /// It was asked to stop its current work.
    mutating func stopped(at time: Duration) {
        if case .sign(let last, nil) = expectation { expectation = .sign(last: last, stop: time) }
    }

    /// It has reported something.
    /// - Parameter isBusy: whether more is expected.
    mutating func heard(at time: Duration, isBusy: Bool) {
        expectation = isBusy ? .sign(last: time, stop: nil) : .nothing
    }
}

extension WorkerPatience {
    init(_ engine: Engine) {
        self.init(
            sound: .milliseconds(engine.patience),
            hello: engine.kind == .espeak ? Self.forHello : Self.forOthersHello)
    }
}
