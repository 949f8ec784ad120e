// SPDX-License-Identifier: MIT

/// The callers that wait until fewer requests and announcements are open.
struct Rests {
    enum Rest: CaseIterable {
        /// More requests may be sent.
        case room
        /// Every request was answered.
        case answers
        /// And every announcement has ended.
        case outcomes
    }

    private var waiters: [Rest: [CheckedContinuation<Void, Never>]] = [:]

    mutating func add(_ waiter: CheckedContinuation<Void, Never>, for rest: Rest) {
        waiters[rest, default: []].append(waiter)
    }

    mutating func resume(where has: (Rest) -> Bool) {
        for rest in Rest.allCases where has(rest) {
            for waiter in waiters.removeValue(forKey: rest) ?? [] { waiter.resume() }
        }
    }
}
