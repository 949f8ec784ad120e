// SPDX-License-Identifier: MIT

/// Waiting until there is less to wait for.
extension AnnouncementClient {
    enum Rest: CaseIterable {
        /// More may be asked.
        case roomy
        /// Every request was answered.
        case answered
        /// And every announcement has ended.
        case said
    }

    /// Returns when every request was answered.
    package func waitUntilAnswered() async { await wait(for: .answered) }

    /// Returns when every request was answered, and every announcement has ended.
    package func waitUntilSaid() async { await wait(for: .said) }

    /// Why the daemon was lost; nil as long as it is not, and when the client was closed by its own program.
    package var failure: (any Error)? { isClosed ? nil : end }

    func wait(for rest: Rest) async {
        while !has(rest) { await withCheckedContinuation { waiters[rest, default: []].append($0) } }
    }

    private func has(_ rest: Rest) -> Bool {
        guard end == nil else { return true }
        return switch rest {
        case .roomy: pending.count < Self.mostPending
        case .answered: pending.isEmpty
        case .said: pending.isEmpty && open.isEmpty && receipts.isEmpty
        }
    }

    func tellWaiters() {
        for rest in Rest.allCases where has(rest) {
            for waiter in waiters.removeValue(forKey: rest) ?? [] { waiter.resume() }
        }
    }
}
