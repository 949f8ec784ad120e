// SPDX-License-Identifier: MIT

import Glibc

/// Which descriptors have something to tell after a poll. Each of a hundred programs has a bus of its own: only those are asked
/// that have news.
struct PollNews: Sendable {
    private let descriptors: Set<Int32>
    /// Seconds of the monotonic clock.
    let now: Double

    init(_ polled: [pollfd], at now: Double) {
        descriptors = Set(polled.lazy.filter { $0.revents != 0 }.map(\.fd))
        self.now = now
    }

    func concerns(_ polled: pollfd) -> Bool { descriptors.contains(polled.fd) }

    /// Whether one of them has news, or their time has come.
    func concerns(_ polled: [pollfd], due: Double?) -> Bool {
        if let due, due <= now { return true }
        return polled.contains(where: concerns)
    }
}
