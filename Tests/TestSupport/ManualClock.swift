// SPDX-License-Identifier: MIT

import Synchronization

/// A clock that a test advances. Sleepers wake in the order of their deadlines.
package final class ManualClock: Clock, Sendable {
    package struct Instant: InstantProtocol, Sendable {
        package var offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        package func duration(to other: Instant) -> Duration { other.offset - offset }

        package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [(deadline: Instant, wake: CheckedContinuation<Void, Never>)] = []
        var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var now: Instant { state.withLock { $0.now } }
    package var minimumResolution: Duration { .zero }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { wake in
            let watchers = state.withLock { state in
                state.sleepers.append((deadline, wake))
                return Self.takeWatchers(&state)
            }
            watchers.forEach { $0.resume() }
        }
    }

    /// Waits until `count` tasks sleep.
    package func sleepers(_ count: Int) async {
        await withCheckedContinuation { wake in
            let watchers = state.withLock { state in
                state.watchers.append((count, wake))
                return Self.takeWatchers(&state)
            }
            watchers.forEach { $0.resume() }
        }
    }

    package func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.deadline <= state.now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        woken.forEach { $0.wake.resume() }
    }

    private static func takeWatchers(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
        let count = state.sleepers.count
        defer { state.watchers.removeAll { $0.count <= count } }
        return state.watchers.filter { $0.count <= count }.map(\.wake)
    }
}
