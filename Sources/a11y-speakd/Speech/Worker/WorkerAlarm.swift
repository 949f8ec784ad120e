// SPDX-License-Identifier: GPL-3.0-or-later

import CTimerfd
import Glibc

/// Wakes a thread that waits for descriptors, when a time has come: to set it wakes nobody (timerfd_create(2)).
struct WorkerAlarm: Sendable {
    let descriptor: Int32

    /// Nil when no descriptor is left.
    init?() {
        descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
        guard descriptor >= 0 else { return nil }
    }

    /// It rings once, in place of what it was set to before.
    func set(after time: Duration) {
        // Zero would mean never.
        let (seconds, attoseconds) = max(time, .nanoseconds(1)).components
        let value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        var setting = itimerspec(it_interval: timespec(), it_value: value)
        timerfd_settime(descriptor, 0, &setting, nil)
    }

    /// It has rung, and may be waited for again.
    func hush() {
        var times: UInt64 = 0
        _ = read(descriptor, &times, MemoryLayout.size(ofValue: times))
    }
}
