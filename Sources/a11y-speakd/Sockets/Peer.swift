// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import NIOCore

/// The process at the other end of a Unix socket, as the kernel knows it (`struct ucred`, unix(7)).
struct PeerCredentials: Equatable {
    var pid: Int32 = 0
    var uid: UInt32 = 0
    var gid: UInt32 = 0

    /// Nil when the descriptor is not a connected Unix socket.
    init?(of descriptor: Int32) {
        var size = socklen_t(MemoryLayout<Self>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0 else { return nil }
    }

    init(pid: Int32 = 0, uid: UInt32, gid: UInt32 = 0) {
        self.pid = pid
        self.uid = uid
        self.gid = gid
    }

    /// Nil when the process belongs to `user`; otherwise the message to send to it.
    func refusal(for user: UInt32) -> String? {
        guard uid != user else { return nil }
        return "This daemon speaks for user \(user) only, and you are user \(uid): start your own with "
            + "'systemctl --user start a11y-speakd.socket'."
    }
}

/// The process that has connected. Its name is looked up once, on first use.
final class PeerProcess {
    let pid: Int32
    /// The kernel's name of the process: the first 15 bytes of the program's name.
    private(set) lazy var name = ProcessName(pid: pid).description

    init(pid: Int32) {
        self.pid = pid
    }

    /// Finds the process that has connected, if the system knows it.
    static func find(at channel: any Channel, _ found: @escaping (PeerProcess) -> Void) {
        guard let socket = channel as? any SocketOptionProvider else { return }
        let credentials: EventLoopFuture<PeerCredentials> = socket.unsafeGetSocketOption(
            level: .socket, name: NIOBSDSocket.Option(rawValue: SO_PEERCRED))
        credentials.assumeIsolated().whenSuccess { found(PeerProcess(pid: $0.pid)) }
    }
}

/// The kernel's name of a process, at most 15 bytes; `?` when there is no such process.
struct ProcessName: CustomStringConvertible {
    let description: String

    init(pid: Int32) {
        guard let file = fopen("/proc/\(pid)/comm", "r") else {
            description = "?"
            return
        }
        defer { fclose(file) }
        description = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
            fgets(name.baseAddress, 64, file).map { String(cString: $0).filter { $0 != "\n" } } ?? "?"
        }
    }
}
