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

/// Merges keys, signals and timers into one stream of wakes, in order.
package final class Bell<Reason: WakeReason>: Sendable {
    private struct State {
        var signals: SignalWatch?
        /// The descriptor to read keys from.
        var descriptor: Int32?
        var alarm: Duration?
        var timer: Task<Void, Never>?
    }

    package let wakes: AsyncStream<Reason>
    private let signals: [Int32]
    private let wake: AsyncStream<Reason>.Continuation
    private let state = Mutex(State())
    private let start = ContinuousClock.now
    /// A queue on which a wait for keys blocks no other work.
    private let keys = DispatchQueue(label: "a11y-speak.terminal")

    /// - Parameter signals: the signals that ring after ``listen(to:)``. Only one bell of a program may have signals.
    package init(signals: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGWINCH]) {
        self.signals = signals
        (wakes, wake) = AsyncStream.makeStream(of: Reason.self)
    }

    /// The time since the bell was made.
    package var now: Duration { ContinuousClock.now - start }

    /// Rings for a reason. While the loop is busy, reasons wait in order.
    package func ring(_ reason: Reason) { wake.yield(reason) }

    /// Rings at this time and replaces the previous alarm; nil removes the alarm.
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

    /// Clears the alarm after it has rung.
    package func hasRung() { state.withLock { $0.alarm = nil } }

    /// Starts to ring for signals and keys. Keys ring once, until ``listenAgain()``.
    /// - Parameter descriptor: the descriptor to read keys from; nil for no keys.
    package func listen(to descriptor: Int32?) {
        let signals = signals.isEmpty ? nil : SignalWatch(signals) { [wake] in wake.yield(.signal($0)) }
        state.withLock { state in
            state.signals = signals
            state.descriptor = descriptor
        }
        listenAgain()
    }

    /// Rings for the next key. The loop calls this after it has read all pressed keys.
    func listenAgain() {
        guard let descriptor = state.withLock({ $0.descriptor }) else { return }
        keys.async { [wake] in
            var key = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&key, 1, -1) < 0 && errno == EINTR {}
            wake.yield(.keys)
        }
    }
}
