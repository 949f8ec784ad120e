// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Announces the news of all monitored charts, each in the name of its client.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class LiveCharts {
    private(set) var monitor = ChartMonitor()
    private let announcer: Announcer
    private let time: TimeSource
    weak var delegate: (any AnnouncerDelegate)?
    private let wake: (Duration?) -> Void
    private var nextWake: Duration?

    /// - Parameter wake: receives the next time at which ``advance()`` must be called.
    init(announcer: Announcer, wake: @escaping (Duration?) -> Void = { _ in }) {
        (self.announcer, time) = (announcer, announcer.time)
        self.wake = wake
    }

    var interval: Duration {
        get { monitor.interval }
        set { change { $0.interval = newValue } }
    }

    /// Called at the time that `wake` received.
    func advance() {
        nextWake = nil
        tell { $0.advance(now: $1) }
    }

    /// Changes the monitor.
    func change(_ body: (inout ChartMonitor) -> Void) {
        body(&monitor)
        setAlarm()
    }

    /// Performs an event and announces its news. News is dropped when the queue is full: the next news covers it, and
    /// the queue always has room for an alarm.
    func tell(_ event: (inout ChartMonitor, Duration) -> [ChartMonitor.News]) {
        for news in event(&monitor, time.now()) {
            if case .chart(let phrase) = news.announcement.content, let earcon = phrase.earcon {
                delegate?.play(earcon, of: news.client)
            }
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
