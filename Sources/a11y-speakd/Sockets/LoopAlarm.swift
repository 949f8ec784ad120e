// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// One timer on the event loop. A new time replaces the one set before.
///
/// Not `Sendable`: it is set on the loop, and rings there.
final class LoopAlarm {
    private let loop: any EventLoop
    private let ring: () -> Void
    private var scheduled: Scheduled<Void>?

    init(loop: any EventLoop, ring: @escaping () -> Void) {
        self.loop = loop
        self.ring = ring
    }

    /// Sets the alarm for a time on the clock of `now`; nil switches it off.
    func set(at due: Duration?, now: Duration) { set(after: due.map { $0 - now }) }

    /// - Parameter delay: nil switches the alarm off.
    func set(after delay: Duration?) {
        scheduled?.cancel()
        scheduled = delay.map { delay in
            loop.assumeIsolated().scheduleTask(in: Self.whole(max(delay, .zero))) { [ring] in ring() }
        }
    }

    /// The delay in nanoseconds, rounded up: an alarm that rings too early would be set again for no time at all.
    private static func whole(_ delay: Duration) -> TimeAmount {
        let amount = TimeAmount(delay)
        return Duration(amount) < delay ? amount + .nanoseconds(1) : amount
    }
}
