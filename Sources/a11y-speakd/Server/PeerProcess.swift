// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import NIOCore

/// The process that has connected. Its name is looked up when somebody wants to know it, and once.
final class PeerProcess {
    let pid: Int32
    /// The kernel's name for it: the first 15 bytes of the program's.
    private(set) lazy var name = ProcessName(pid: pid).description

    init(pid: Int32) {
        self.pid = pid
    }

    /// Tells who has connected, when the system knows.
    static func find(at channel: any Channel, _ found: @escaping (PeerProcess) -> Void) {
        guard let socket = channel as? any SocketOptionProvider else { return }
        let credentials: EventLoopFuture<PeerCredentials> = socket.unsafeGetSocketOption(
            level: .socket, name: NIOBSDSocket.Option(rawValue: SO_PEERCRED))
        credentials.assumeIsolated().whenSuccess { found(PeerProcess(pid: $0.pid)) }
    }
}
