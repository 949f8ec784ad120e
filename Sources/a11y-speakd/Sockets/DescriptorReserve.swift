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

    /// Its own, a synthesizer's and a sound server's, some that are open for a moment, and a few clients'.
    private static let least = 64

    /// Why the daemon cannot run; nil when it can.
    var problem: ListenError? {
        guard limit < Self.least else { return nil }
        return ListenError(
            description:
                "Only \(limit) files and connections may be open, and \(Self.least) are needed: start the daemon "
                + "with a higher 'ulimit -n', or LimitNOFILE= in its unit", exitCode: ListenError.badConfiguration)
    }

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
    /// - Throws: when they are too few to run with.
    static func raise() throws(ListenError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, most))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        if let problem = DescriptorReserve(limit: Int(clamping: limit.rlim_cur)).problem { throw problem }
    }

    /// Under the limit that holds now.
    static func refusal(of descriptor: Int32) -> WireError? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return DescriptorReserve(limit: Int(min(limit.rlim_cur, rlim_t(Int32.max)))).refusal(of: Int(descriptor))
    }
}
