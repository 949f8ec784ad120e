// SPDX-License-Identifier: GPL-3.0-or-later

/// How long the synthesizing process may be silent before it counts as stuck. Times are on a clock that does not go
/// back.
struct WorkerTimeout: Sendable, Equatable {
    /// The limit for sound. espeak-ng makes a clause in a fraction of a millisecond; a very busy machine takes longer.
    static let forSound = Duration.seconds(2)
    /// The limit after a stop: the user has interrupted, and expects to hear something else.
    static let afterStop = Duration.milliseconds(250)
    /// The limit from espeak-ng's start, or from the death of the process before, until the process is ready.
    static let forHello = Duration.seconds(3)
    /// The limit for the start of an engine that reads its voices first.
    static let forOthersHello = Duration.seconds(20)

    /// The delay before another start when the system has started no process.
    static let forStart = Duration.milliseconds(250)
    /// The delay before another start when several processes ended before they were ready.
    static let afterFailures = Duration.seconds(1)

    private enum Expectation: Equatable {
        case nothing
        case hello(start: Duration)
        /// No process runs; another start is tried at that time.
        case start(at: Duration)
        /// Sound or an end is expected, sooner after a stop.
        case sign(last: Duration, stop: Duration?)
    }

    private var expectation = Expectation.nothing
    let forSound: Duration
    private let forHello: Duration

    /// - Parameters:
    ///   - sound: the longest silence while the process makes sound.
    ///   - hello: the longest start.
    init(sound: Duration = Self.forSound, hello: Duration = Self.forHello) { (forSound, forHello) = (sound, hello) }

    /// The time at which the process counts as stuck if it reports nothing; nil when nothing is expected.
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

    /// The process received a request, which counts if the process was idle.
    mutating func asked(at time: Duration) { if expectation == .nothing { expectation = .sign(last: time, stop: nil) } }

    /// The process was asked to stop its current work.
    mutating func stopped(at time: Duration) {
        if case .sign(let last, nil) = expectation { expectation = .sign(last: last, stop: time) }
    }

    /// The process has reported something.
    /// - Parameter isBusy: whether more is expected.
    mutating func heard(at time: Duration, isBusy: Bool) {
        expectation = isBusy ? .sign(last: time, stop: nil) : .nothing
    }
}

extension WorkerTimeout {
    init(_ engine: Engine) {
        self.init(
            sound: .milliseconds(engine.patience),
            hello: engine.kind == .espeak ? Self.forHello : Self.forOthersHello)
    }
}
