// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc
import Synchronization

/// A reason for which a program in a terminal wakes; each program adds its own.
package protocol WakeReason: Sendable {
    /// Keys have been pressed.
    static var keys: Self { get }
    static var timer: Self { get }
    static func signal(_ number: Int32) -> Self
}

/// The place where all events come together, in their order.
package final class Bell<Reason: WakeReason>: Sendable {
    private struct State {
        var signals: SignalWatch?
        /// The descriptor that keys come from.
        var descriptor: Int32?
        var alarm: Duration?
        var timer: Task<Void, Never>?
    }

    package let wakes: AsyncStream<Reason>
    private let signals: [Int32]
    private let wake: AsyncStream<Reason>.Continuation
    private let state = Mutex(State())
    private let start = ContinuousClock.now
    /// A queue where waiting for keys blocks nothing else.
    private let keys = DispatchQueue(label: "a11y-speak.terminal")

    /// - Parameter signals: those that ring, once ``listen(to:)`` is called. One bell in a program may have any.
    package init(signals: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGWINCH]) {
        self.signals = signals
        (wakes, wake) = AsyncStream.makeStream(of: Reason.self)
    }

    /// The time since it was made.
    package var now: Duration { ContinuousClock.now - start }

    /// Rings for a reason. A reason that comes while the loop is busy waits, in its order.
    package func ring(_ reason: Reason) { wake.yield(reason) }

    /// Rings at a time, in place of any other; never when it is nil.
    package func set(_ time: Duration?) {
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
    package func hasRung() { state.withLock { $0.alarm = nil } }

    /// Keys and signals. Keys ring once, until ``listenAgain()``.
    /// - Parameter descriptor: where keys come from; nil when none do.
    package func listen(to descriptor: Int32?) {
        let signals = signals.isEmpty ? nil : SignalWatch(signals) { [wake] in wake.yield(.signal($0)) }
        state.withLock { state in
            state.signals = signals
            state.descriptor = descriptor
        }
        listenAgain()
    }

    /// The keys that were pressed have been read.
    func listenAgain() {
        guard let descriptor = state.withLock({ $0.descriptor }) else { return }
        keys.async { [wake] in
            var key = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&key, 1, -1) < 0 && errno == EINTR {}
            wake.yield(.keys)
        }
    }
}
