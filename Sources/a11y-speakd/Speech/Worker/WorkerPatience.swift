// SPDX-License-Identifier: GPL-3.0-or-later

/// How long the process that synthesizes may be silent before it is taken for stuck. Times are on a clock that does not
/// go back.
struct WorkerPatience: Sendable, Equatable {
    /// Sound for a clause takes a fraction of a millisecond; a machine that is very busy takes longer.
    static let forSound = Duration.seconds(2)
    /// Somebody has interrupted, and wants to hear something else.
    static let afterStop = Duration.milliseconds(250)
    /// From its start, or from the death of the one before, until it is ready.
    static let forHello = Duration.seconds(3)

    private var lastSign: Duration?
    private var stop: Duration?
    private var start: Duration?

    /// When it is to be taken for stuck if nothing more is heard of it; nil when nothing is expected.
    var deadline: Duration? {
        if let start { return start + Self.forHello }
        guard let lastSign else { return nil }
        return min(lastSign + Self.forSound, stop.map { $0 + Self.afterStop } ?? lastSign + Self.forSound)
    }

    mutating func started(at time: Duration) { self = Self(start: time) }

    /// It was asked for something while it had nothing to do.
    mutating func asked(at time: Duration) { if lastSign == nil { lastSign = time } }

    /// It was told to stop what it does.
    mutating func stopped(at time: Duration) { if lastSign != nil && stop == nil { stop = time } }

    /// It has told something.
    /// - Parameter isBusy: whether more is expected.
    mutating func heard(at time: Duration, isBusy: Bool) { self = Self(lastSign: isBusy ? time : nil) }

    init() {}

    private init(lastSign: Duration? = nil, start: Duration? = nil) {
        self.lastSign = lastSign
        self.start = start
    }
}
