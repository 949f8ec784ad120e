// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// The limit of the process's descriptors, and the part of it that clients do not get: the synthesizer's next process,
/// the sound server and files need descriptors, however many programs connect.
struct DescriptorReserve: Equatable {
    /// The highest number of a descriptor, plus one.
    let limit: Int

    /// More than the daemon needs. The limit of a container may be a thousand times higher.
    private static let most: rlim_t = 65_536

    var reserve: Int { min(64, limit / 2) }

    /// The fewest descriptors to run with: the daemon's own, the synthesizer's, the sound server's, a few clients', and
    /// some that are open only briefly.
    private static let least = 64

    /// Why the daemon cannot run; nil when it can.
    var problem: ListenError? {
        guard limit < Self.least else { return nil }
        return ListenError(
            description:
                "Only \(limit) files and connections may be open, and \(Self.least) are needed: start the daemon "
                + "with a higher 'ulimit -n', or LimitNOFILE= in its unit", exitCode: ListenError.badConfiguration)
    }

    /// The error to send to a client that may not stay; nil if it may.
    /// - Parameter descriptor: the descriptor of the client's connection. A new descriptor always gets the lowest free
    ///   number.
    func refusal(of descriptor: Int) -> WireError? {
        guard descriptor >= limit - reserve else { return nil }
        return WireError(
            .overloaded,
            "Too many programs are connected: end one, or start the daemon with a higher 'ulimit -n' than \(limit).")
    }
}

extension DescriptorReserve {
    /// Raises the process's limit as far as the system allows.
    /// - Throws: when the limit is too low to run with.
    static func raise() throws(ListenError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, most))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        if let problem = DescriptorReserve(limit: Int(clamping: limit.rlim_cur)).problem { throw problem }
    }

    /// The refusal under the current limit of the process.
    static func refusal(of descriptor: Int32) -> WireError? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return DescriptorReserve(limit: Int(min(limit.rlim_cur, rlim_t(Int32.max)))).refusal(of: Int(descriptor))
    }
}
