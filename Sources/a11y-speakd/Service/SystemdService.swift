// SPDX-License-Identifier: GPL-3.0-or-later

import CSystemd

/// What systemd, when it started us, gives and wants to know. Without systemd every call does nothing. The only
/// importer of libsystemd.
struct SystemdService {
    /// The listening socket that systemd passed, or nil. More than one is a mistake in the unit.
    static func passedSocket() -> Int32? {
        guard sd_listen_fds(1) > 0 else { return nil }
        return sd_is_socket_unix(SD_LISTEN_FDS_START, Int32(1), 1, nil, 0) > 0 ? SD_LISTEN_FDS_START : nil
    }

    /// How often the watchdog wants a sign of life: twice as often as it must; nil when it does not.
    static func watchdogInterval() -> Duration? {
        var microseconds: UInt64 = 0
        guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
        return .microseconds(Int64(microseconds / 2))
    }

    static func ready(status: String) { notify("READY=1\nSTATUS=\(status)") }

    static func alive() { notify("WATCHDOG=1") }

    static func stopping() { notify("STOPPING=1\nSTATUS=Finishing the sentence") }

    /// A reload has begun; `ready` ends it.
    /// - Parameter microseconds: on the monotonic clock, as systemd wants it.
    static func reloading(at microseconds: UInt64) { notify("RELOADING=1\nMONOTONIC_USEC=\(microseconds)") }

    private static func notify(_ message: String) { _ = sd_notify(0, message) }
}
