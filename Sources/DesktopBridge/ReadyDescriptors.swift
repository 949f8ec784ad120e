// SPDX-License-Identifier: MIT

import Glibc

/// The descriptors that have events after a poll. Each of a hundred programs has its own bus, and only buses with
/// events are processed.
struct ReadyDescriptors: Sendable {
    private let descriptors: Set<Int32>
    /// Seconds of the monotonic clock.
    let now: Double

    init(_ polled: [pollfd], at now: Double) {
        descriptors = Set(polled.lazy.filter { $0.revents != 0 }.map(\.fd))
        self.now = now
    }

    func concerns(_ polled: pollfd) -> Bool { descriptors.contains(polled.fd) }

    /// Whether one of the descriptors has events, or the time `due` has passed.
    func concerns(_ polled: [pollfd], due: Double?) -> Bool {
        if let due, due <= now { return true }
        return polled.contains(where: concerns)
    }
}
