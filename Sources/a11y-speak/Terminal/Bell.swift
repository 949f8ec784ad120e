// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// What a program in a terminal wakes for; of some it has more.
protocol WakeReason: Sendable {
    /// Some have been struck.
    static var keys: Self { get }
    static var timer: Self { get }
    static func signal(_ number: Int32) -> Self
}

/// Where everything that may happen comes together, in its order.
final class Bell<Reason: WakeReason>: Sendable {
    /// Sources may be used on any thread, although Dispatch does not say so.
    private struct Sources: @unchecked Sendable {
        var keys: (any DispatchSourceRead)?
        var signals: [any DispatchSourceSignal]
    }

    private struct State {
        var sources: Sources?
        var alarm: Duration?
        var timer: Task<Void, Never>?
    }

    let wakes: AsyncStream<Reason>
    private let wake: AsyncStream<Reason>.Continuation
    private let state = Mutex(State())
    private let start = ContinuousClock.now
    private let queue = DispatchQueue(label: "a11y-speak.terminal")

    init() {
        (wakes, wake) = AsyncStream.makeStream(of: Reason.self)
    }

    /// Since it was made.
    var now: Duration { ContinuousClock.now - start }

    func ring(_ reason: Reason) { wake.yield(reason) }

    /// In a second.
    func ringLater(_ reason: Reason) {
        Task { [wake] in
            try? await Task.sleep(for: .seconds(1))
            wake.yield(reason)
        }
    }

    /// Rings at a time, in place of any other; never when it is nil.
    func set(_ time: Duration?) {
        state.withLock { state in
            guard state.alarm != time else { return }
            state.alarm = time
            state.timer?.cancel()
            state.timer = time.map { time in
                Task { [wake, start] in
                    guard (try? await Task.sleep(until: start + time, clock: .continuous)) != nil else { return }
                    wake.yield(.timer)
                }
            }
        }
    }

    /// The alarm is over.
    func hasRung() { state.withLock { $0.alarm = nil } }

    /// Keys and signals. Keys ring once, until ``listenAgain()``.
    /// - Parameter descriptor: where keys come from; nil when none do.
    func listen(to descriptor: Int32?) {
        let keys = descriptor.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: queue) }
        keys?.setEventHandler { [wake] in
            keys?.suspend()
            wake.yield(.keys)
        }
        keys?.activate()
        let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [wake] in wake.yield(.signal(number)) }
            source.activate()
            return source
        }
        let sources = Sources(keys: keys, signals: signals)
        state.withLock { $0.sources = sources }
    }

    func listenAgain() { state.withLock { $0.sources?.keys?.resume() } }
}
