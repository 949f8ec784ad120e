// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// How many descriptors the process may have, and how many of them are not for clients: the synthesizer's next process, the
/// sound server and files need theirs, however many programs connect.
struct DescriptorReserve: Equatable {
    /// One more than the highest number that a descriptor may have.
    let limit: Int

    /// More than anybody needs; a container's limit may be a thousand times that.
    private static let most: rlim_t = 65_536

    var reserve: Int { min(64, limit / 2) }

    /// Nil when a client may stay, else the error to send to it.
    /// - Parameter descriptor: that of its connection; a new one always has the lowest number that is free.
    func refusal(of descriptor: Int) -> WireError? {
        guard descriptor >= limit - reserve else { return nil }
        return WireError(
            .overloaded,
            "Too many programs are connected: end one, or start the daemon with a higher 'ulimit -n' than \(limit).")
    }
}

extension DescriptorReserve {
    /// Lets the process have as many as the system allows.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, most))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Under the limit that holds now.
    static func refusal(of descriptor: Int32) -> WireError? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return DescriptorReserve(limit: Int(min(limit.rlim_cur, rlim_t(Int32.max)))).refusal(of: Int(descriptor))
    }
}
