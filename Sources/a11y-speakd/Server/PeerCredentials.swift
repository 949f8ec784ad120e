// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Who is at the other end of a Unix socket, as the kernel knows it (`struct ucred`, unix(7)).
struct PeerCredentials: Equatable {
    var pid: Int32 = 0
    var uid: UInt32 = 0
    var gid: UInt32 = 0

    /// Nil when the descriptor is no connected Unix socket.
    init?(of descriptor: Int32) {
        var size = socklen_t(MemoryLayout<Self>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0 else { return nil }
    }

    init(pid: Int32 = 0, uid: UInt32, gid: UInt32 = 0) {
        self.pid = pid
        self.uid = uid
        self.gid = gid
    }

    /// Nil when a process of that user may be heard, else what to tell it.
    func refusal(for user: UInt32) -> String? {
        guard uid != user else { return nil }
        return "This daemon speaks for user \(user) only, and you are user \(uid): start your own with "
            + "'systemctl --user start a11y-speakd.socket'."
    }
}
