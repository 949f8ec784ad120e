// SPDX-License-Identifier: GPL-3.0-or-later

import CSystemd
import Glibc

/// Talks to systemd, when systemd started the daemon; otherwise every call does nothing. No other file imports
/// libsystemd.
struct SystemdService {
    /// The listening sockets that systemd passed, by the names in their units. If two have the same name, the first
    /// counts.
    static func passedSockets() -> [String: Int32] {
        var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = sd_listen_fds_with_names(1, &names)
        guard count > 0, let names else { return [:] }
        defer { free(names) }
        let sockets = (0..<count).compactMap { index -> (String, Int32)? in
            guard let name = names[Int(index)] else { return nil }
            defer { free(name) }
            let descriptor = SD_LISTEN_FDS_START + index
            guard sd_is_socket_unix(descriptor, Int32(SOCK_STREAM.rawValue), 1, nil, 0) > 0 else { return nil }
            return (String(cString: name), descriptor)
        }
        return Dictionary(sockets) { first, _ in first }
    }

    /// The interval of the watchdog's signs of life: half of its limit; nil when there is no watchdog.
    static func watchdogInterval() -> Duration? {
        var microseconds: UInt64 = 0
        guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
        return .microseconds(Int64(microseconds / 2))
    }

    static func ready(status: String) { notify("READY=1\nSTATUS=\(status)") }

    static func alive() { notify("WATCHDOG=1") }

    static func stopping() { notify("STOPPING=1\nSTATUS=Finishing the sentence") }

    /// Reports that a reload has begun; `ready` reports its end.
    /// - Parameter microseconds: on the monotonic clock, as systemd requires.
    static func reloading(at microseconds: UInt64) { notify("RELOADING=1\nMONOTONIC_USEC=\(microseconds)") }

    private static func notify(_ message: String) { _ = sd_notify(0, message) }
}
