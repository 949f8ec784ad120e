// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Lets monitored charts of all clients talk, in their clients' names.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class LiveCharts {
    private(set) var monitor = ChartMonitor()
    private let announcer: Announcer
    private let wake: (Duration?) -> Void
    private var nextWake: Duration?

    /// - Parameter wake: is told when ``advance()`` must be called next.
    init(announcer: Announcer, wake: @escaping (Duration?) -> Void = { _ in }) {
        self.announcer = announcer
        self.wake = wake
    }

    var interval: Duration {
        get { monitor.interval }
        set { change { $0.interval = newValue } }
    }

    /// The time that `wake` was told has come.
    func advance() {
        nextWake = nil
        tell { $0.advance(now: $1) }
    }

    /// Changes what is monitored.
    func change(_ body: (inout ChartMonitor) -> Void) {
        body(&monitor)
        setAlarm()
    }

    /// Lets something happen, and announces what comes of it. News that find the queue full are dropped: the next have
    /// them, and an alarm finds a place.
    func tell(_ event: (inout ChartMonitor, Duration) -> [ChartMonitor.News]) {
        for news in event(&monitor, announcer.time.now()) {
            try? announcer.post(news.announcement, from: news.client) { _ in }
        }
        setAlarm()
    }

    private func setAlarm() {
        guard monitor.nextDeadline != nextWake else { return }
        nextWake = monitor.nextDeadline
        wake(nextWake)
    }
}
